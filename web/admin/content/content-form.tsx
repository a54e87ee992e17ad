import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import type { EditedContent } from "#contract/admin-content.ts";
import { pictureAddress } from "#contract/pictures.ts";
import { contentCategories, contentTypes } from "#game/content/content.ts";
import { CONTENT_MAX, newContent, refuseSchedule } from "#game/content/schedule.ts";
import { contentRefusals } from "#texts/en/admin.ts";
import type { EditFormProps } from "#web/admin/editing/use-editing.ts";
import {
  DateField,
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from "#web/admin/forms/fields.tsx";
import { FormDialog } from "#web/admin/forms/form-dialog.tsx";
import { optionsOf } from "#web/admin/table/common-columns.tsx";
import { ItemWords } from "#web/shared/markdown/item-words.tsx";
import { Button } from "#web/ui/button.tsx";
import { typeWords } from "./content-words.ts";

const ORDER = "A whole number, at least 1.";
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const address = z.union([z.literal(""), pictureAddress]);

/** Empty is null; a browser's local time otherwise. */
const msOf = (local: string) => (local === "" ? null : new Date(local).getTime());

const schema = z
  .object({
    title: text(200).check(z.minLength(1, "Please give it a title.")),
    content: z.string().check(z.maxLength(CONTENT_MAX)),
    type: z.enum(contentTypes),
    category: z.enum(contentCategories),
    published: z.boolean(),
    featured: z.boolean(),
    order: z.int(ORDER).check(z.minimum(1, ORDER)),
    metaDescription: text(500),
    metaKeywords: text(500),
    imageUrl: address,
    videoUrl: address,
    publishAt: z.string(),
    unpublishAt: z.string(),
  })
  .check(
    z.refine(
      ({ publishAt, unpublishAt }) =>
        refuseSchedule({ publishAtMs: msOf(publishAt), unpublishAtMs: msOf(unpublishAt) }) === null,
      { path: ["unpublishAt"], error: contentRefusals.ends_before_it_shows },
    ),
  );

type Values = z.output<typeof schema>;

export type WrittenContent = Omit<Values, "publishAt" | "unpublishAt"> &
  Record<"publishAt" | "unpublishAt", string | null>;

const emptyContent: Values = {
  ...newContent,
  title: "",
  content: "",
  metaDescription: "",
  metaKeywords: "",
  imageUrl: "",
  videoUrl: "",
  publishAt: "",
  unpublishAt: "",
};

const isoOf = (local: string) => (local === "" ? null : new Date(local).toISOString());

/** As the browser's field for a moment wants it: in local time, to the minute. */
function localOf(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const valuesOf = ({
  imageUrl,
  videoUrl,
  publishAt,
  unpublishAt,
  ...item
}: EditedContent): Values => ({
  ...item,
  imageUrl: imageUrl ?? "",
  videoUrl: videoUrl ?? "",
  publishAt: localOf(publishAt),
  unpublishAt: localOf(unpublishAt),
});

export const ContentForm = ({
  item,
  save,
  dialog,
}: EditFormProps<EditedContent, WrittenContent>) => (
  <FormDialog
    {...dialog}
    schema={schema}
    values={item ? valuesOf(item) : emptyContent}
    onSubmit={({ publishAt, unpublishAt, ...written }) =>
      save({ ...written, publishAt: isoOf(publishAt), unpublishAt: isoOf(unpublishAt) })
    }
  >
    <TextField name="title" label="Title" isRequired maxLength={200} />
    <Body />
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField name="type" label="Type" options={optionsOf(typeWords)} />
      <SelectField
        name="category"
        label="Category"
        options={contentCategories.map((value) => ({ value, label: value }))}
      />
      <NumberField name="order" label="Display Order" min={1} step={1} isRequired />
    </div>
    <When />
    <TextField name="imageUrl" label="Image URL" hint={OWN_SITE} />
    <TextField name="videoUrl" label="Video URL" hint={OWN_SITE} />
    <TextField name="metaDescription" label="Meta Description" maxLength={500} />
    <TextField name="metaKeywords" label="Meta Keywords" maxLength={500} />
  </FormDialog>
);

const OWN_SITE = "A path of this site, such as /creatures/name.webp. Browsers show no others.";

const When = () => (
  <>
    <SwitchField name="published" label="Published" hint="Otherwise it is a draft." />
    <SwitchField name="featured" label="Featured" hint="It comes before all others." />
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        name="publishAt"
        label="Show from"
        withTime
        hint="Empty: at once. Your own time."
      />
      <DateField name="unpublishAt" label="Show until" withTime hint="Empty: for ever." />
    </div>
  </>
);

/** The text, or what players will see of it: by the very same component. */
function Body() {
  const [isPreview, setPreview] = useState(false);
  return (
    <div className="grid gap-2">
      <div role="group" aria-label="Content" className="flex gap-2">
        {[false, true].map((shown) => (
          <Button
            key={String(shown)}
            look={shown === isPreview ? "gold" : "ghost"}
            size="small"
            aria-pressed={shown === isPreview}
            onClick={() => setPreview(shown)}
          >
            {shown ? "Preview" : "Edit"}
          </Button>
        ))}
      </div>
      {isPreview ? (
        <Preview />
      ) : (
        <TextAreaField name="content" label="Content" rows={10} hint={MARKS} />
      )}
    </div>
  );
}

const MARKS =
  "Markdown: # heading, **bold**, *italic*, [link](/rules), lines that begin with - or 1. or >.";

function Preview() {
  const written = useWatch() as Values;
  const { title, content, imageUrl, videoUrl } = written;
  return (
    <section aria-label="Preview" className="panel min-w-0">
      <h3 className="font-display text-xl wrap-anywhere">{title || "Untitled"}</h3>
      <ItemWords
        item={{ content, imageUrl, videoUrl }}
        headingsFrom={4}
        className="mt-2 max-w-prose"
      />
    </section>
  );
}

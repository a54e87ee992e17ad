import * as z from "zod/mini";
import {
  changeAnyCard,
  countAllCards,
  createAnyCard,
  listAllCards,
  type AnyCardOnWire,
} from "#contract/admin-collection.ts";
import { recordTiles } from "#contract/records.ts";
import { elements } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { NumberField, SelectField, TextAreaField, TextField } from "#web/admin/forms/fields.tsx";
import { FormDialog } from "#web/admin/forms/form-dialog.tsx";
import { useChange } from "#web/lib/query.ts";
import { cardCreated, cardUpdated } from "#web/words/records.ts";
import { optionsOf } from "./filters.ts";

/** As the fields hold it: abilities and the picture are text. */
const fields = z.object({
  name: z.string(),
  element: z.enum(elements),
  rarity: z.enum(rarities),
  attack: z.unknown(),
  defense: z.unknown(),
  abilities: z.pipe(z.string(), z.transform(listOf)),
  description: z.string(),
  backstory: z.string(),
  imageUrl: z.pipe(
    z.string(),
    z.transform((text) => (text.trim() === "" ? null : text.trim())),
  ),
  why: z.string(),
});

function listOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

type FormValues = z.input<typeof fields>;
type SentCard = z.output<typeof createAnyCard.input>;

/** What the server checks is checked here first, by the same rules. */
const schema = z.pipe(fields, createAnyCard.input as never) as unknown as z.ZodMiniType<
  SentCard,
  FormValues
>;

const noCard: FormValues = {
  name: "",
  element: "fire",
  rarity: "common",
  attack: 50,
  defense: 40,
  abilities: "",
  description: "",
  backstory: "",
  imageUrl: "",
  why: "",
};

const valuesOf = ({ abilities, specialAbility, ...card }: AnyCardOnWire): FormValues => ({
  ...card,
  abilities: [...abilities, specialAbility].join(", "),
  why: "",
});

export const touchesCards = [listAllCards, countAllCards, recordTiles];

export function CreateCardDialog({ onClose }: { onClose: () => void }) {
  const create = useChange(createAnyCard, {
    touches: touchesCards,
    doneToast: ({ name }) => cardCreated(name),
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Create Card"
      description="Nobody has it at first, and no pack gives it. The last ability is the special one."
      schema={schema}
      values={noCard}
      submitLabel="Create Card"
      pending={create.isPending}
      error={create.error}
      onSubmit={(sent) => create.mutate(sent)}
      onCancel={onClose}
    >
      <CardFields pictureHint="Left empty, the game draws the card itself." />
    </FormDialog>
  );
}

export function EditCardDialog({ card, onClose }: { card: AnyCardOnWire; onClose: () => void }) {
  const change = useChange(changeAnyCard, {
    touches: touchesCards,
    doneToast: ({ name }) => cardUpdated(name),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Edit ${card.name}`}
      description="Every copy changes with it. Battles that were fought stay as they were."
      schema={schema}
      values={valuesOf(card)}
      submitLabel="Save Changes"
      pending={change.isPending}
      error={change.error}
      onSubmit={(sent) => change.mutate({ ...sent, id: card.id, version: card.version })}
      onCancel={onClose}
    >
      <CardFields pictureHint="A path of this site, or an https address. Left empty, it stays." />
      <TextAreaField
        name="why"
        label="Why? (optional)"
        hint="The log keeps it. Please write no names and no addresses."
        rows={2}
        maxLength={500}
      />
    </FormDialog>
  );
}

const CardFields = ({ pictureHint }: { pictureHint: string }) => (
  <>
    <TextField name="name" label="Name" isRequired maxLength={60} />
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField name="element" label="Element" options={optionsOf(elements)} />
      <SelectField name="rarity" label="Rarity" options={optionsOf(rarities)} />
      <NumberField name="attack" label="Attack" min={0} max={100} step={1} />
      <NumberField name="defense" label="Defense" min={0} max={100} step={1} />
    </div>
    <TextField name="abilities" label="Abilities" hint="With commas between them." />
    <TextAreaField name="description" label="Description" rows={2} maxLength={500} />
    <TextAreaField name="backstory" label="Backstory" rows={4} maxLength={2000} />
    <TextField name="imageUrl" label="Image URL" hint={pictureHint} maxLength={2000} />
  </>
);

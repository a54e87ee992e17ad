import * as z from "zod/mini";
import type { EditedCreature } from "#contract/admin-cards.ts";
import { pictureAddress } from "#contract/pictures.ts";
import { STAT_MAX } from "#game/cards/card.ts";
import { entriesOf, formElements, newCreature } from "#game/cards/creature-form.ts";
import { elements, type Element } from "#game/cards/elements.ts";
import { rarities } from "#game/cards/rarities.ts";
import { requestRemarks } from "#texts/en/requests.ts";
import type { EditFormProps } from "#web/admin/editing/use-editing.ts";
import { NumberField, SelectField, TextAreaField, TextField } from "#web/admin/forms/fields.tsx";
import { FormDialog } from "#web/admin/forms/form-dialog.tsx";

/** What is no number falls back to the stated one. */
const strength = z.unknown();
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));

const schema = z.object({
  name: text(60).check(z.minLength(1, "Please give it a name.")),
  description: text(500),
  imageUrl: z
    .string()
    .check(z.trim(), z.minLength(1, "Please give the address of a picture."))
    .check(
      z.refine(
        (given) => given === "" || z.safeParse(pictureAddress, given).success,
        requestRemarks.no_picture_address,
      ),
    ),
  element: z.enum(elements),
  rarity: z.enum(rarities),
  baseAttack: strength,
  baseDefense: strength,
  abilities: text(500),
  backstory: text(2000),
  tags: text(800),
});

type Values = z.input<typeof schema>;

export type WrittenCreature = Omit<Values, "tags"> & { tags: string[] };

const emptyCreature = {
  ...newCreature,
  name: "",
  description: "",
  imageUrl: "",
  abilities: "",
  backstory: "",
  tags: "",
};

const valuesOf = ({ tags, ...creature }: EditedCreature): Values => ({
  ...creature,
  tags: tags.join(", "),
});

/** Those that are stated; a creature of the game may have another one, and keeps it. */
const elementsFor = (creature: EditedCreature | null): Element[] => [
  ...new Set<Element>([...formElements, creature?.element ?? newCreature.element]),
];

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

export const CreatureForm = ({
  item: creature,
  save,
  dialog,
}: EditFormProps<EditedCreature, WrittenCreature>) => (
  <FormDialog
    {...dialog}
    description={creature && "Every copy of its card changes with it."}
    schema={schema}
    values={creature ? valuesOf(creature) : emptyCreature}
    onSubmit={({ tags, ...written }) => save({ ...written, tags: entriesOf(tags) })}
  >
    <TextField name="name" label="Name" isRequired maxLength={60} />
    <TextField
      name="imageUrl"
      label="Image URL"
      isRequired
      placeholder="/creatures/name.webp"
      hint="Browsers show pictures of this site only. For any other address players see a drawing."
    />
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField name="element" label="Element" options={optionsOf(elementsFor(creature))} />
      <SelectField name="rarity" label="Rarity" options={optionsOf(rarities)} />
      <NumberField name="baseAttack" label="Base Attack" min={0} max={STAT_MAX} />
      <NumberField name="baseDefense" label="Base Defense" min={0} max={STAT_MAX} />
    </div>
    <TextAreaField name="description" label="Description" rows={2} maxLength={500} />
    <TextField
      name="abilities"
      label="Abilities"
      hint="With commas between. The last one is the special ability."
    />
    <TextAreaField name="backstory" label="Backstory" rows={4} maxLength={2000} />
    <TextField name="tags" label="Tags" hint="With commas between." />
  </FormDialog>
);

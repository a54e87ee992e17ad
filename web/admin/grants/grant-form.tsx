import * as z from "zod/mini";
import { listAllCreatures } from "#contract/admin-cards.ts";
import { GRANT_MOST } from "#game/grants/grants.ts";
import { DateField, NumberField, SelectField, TextAreaField } from "#web/admin/forms/fields.tsx";
import { FormDialog } from "#web/admin/forms/form-dialog.tsx";
import { useAnswer } from "#web/lib/query.ts";

const amountUpTo = (most: number) => {
  const words = `A whole number from 0 to ${most.toLocaleString("en")}.`;
  const isAmount = (given: unknown) =>
    Number.isNaN(given) || (Number.isInteger(given) && Number(given) >= 0 && Number(given) <= most);
  return z.pipe(
    z.unknown().check(z.refine(isAmount, words)),
    z.transform((given) => Number(given) || 0),
  );
};

const sentence = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, "Please write a sentence."), z.maxLength(most));

const schema = z.object({
  names: z.string(),
  joinedFrom: z.string(),
  joinedTo: z.string(),
  activeFrom: z.string(),
  coins: amountUpTo(GRANT_MOST.coins),
  credits: amountUpTo(GRANT_MOST.credits),
  cardId: z.string(),
  copies: amountUpTo(GRANT_MOST.copies),
  message: sentence(300),
  why: sentence(500),
});

export type WrittenGrant = z.output<typeof schema>;

export const emptyGrant = (names = ""): WrittenGrant => ({
  names,
  joinedFrom: "",
  joinedTo: "",
  activeFrom: "",
  coins: 0,
  credits: 0,
  cardId: "",
  copies: 0,
  message: "",
  why: "",
});

type GrantFormProps = {
  /** What stands in it at first, such as when the admin comes back from the preview. */
  written: WrittenGrant;
  pending: boolean;
  error: unknown;
  onSubmit: (written: WrittenGrant) => void;
  onCancel: () => void;
};

export const GrantForm = ({ written, ...form }: GrantFormProps) => (
  <FormDialog
    title="New Compensation"
    description="Nobody gets anything yet: first you see whom it would find."
    schema={schema}
    values={written}
    submitLabel="Preview"
    {...form}
  >
    <Whom />
    <What />
    <TextAreaField
      name="message"
      label="Message"
      hint="The players read it."
      rows={2}
      maxLength={300}
      isRequired
    />
    <TextAreaField
      name="why"
      label="Why"
      hint="Only admins read it; the log keeps it."
      rows={2}
      maxLength={500}
      isRequired
    />
  </FormDialog>
);

const Whom = () => (
  <>
    <TextAreaField
      name="names"
      label="Players"
      hint="Names or e-mail addresses, one on each line. Empty: everybody whom the days below find."
      rows={2}
    />
    <div className="grid gap-4 sm:grid-cols-3">
      <DateField name="joinedFrom" label="Joined From" />
      <DateField name="joinedTo" label="Joined Until" />
      <DateField name="activeFrom" label="Was Here Since" />
    </div>
  </>
);

function What() {
  const { data: creatures = [] } = useAnswer(listAllCreatures, {});
  const options = creatures.map(({ id, name, rarity }) => ({
    value: id,
    label: `${name} (${rarity})`,
  }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberField name="coins" label="Coins" min={0} step={1} />
      <NumberField name="credits" label="Credits" min={0} step={1} />
      <SelectField
        name="cardId"
        label="Card"
        options={[{ value: "", label: "No card" }, ...options]}
      />
      <NumberField name="copies" label="Copies" min={0} step={1} />
    </div>
  );
}

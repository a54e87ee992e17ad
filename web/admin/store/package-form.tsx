import * as z from "zod/mini";
import type { EditedPackage } from "#contract/admin-purchases.ts";
import {
  centsOf,
  LEAST_PRICE_CENTS,
  MOST_CREDITS,
  newPackage,
  packageColors,
  refusePrice,
} from "#game/purchases/packages.ts";
import { packageRefusals } from "#texts/en/admin.ts";
import type { EditFormProps } from "#web/admin/editing/use-editing.ts";
import {
  NumberField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from "#web/admin/forms/fields.tsx";
import { FormDialog } from "#web/admin/forms/form-dialog.tsx";

const CREDITS = "A whole number, at least 1.";
const DISCOUNT = "A whole number from 0 to 100.";

const LEAST_PRICE = LEAST_PRICE_CENTS / 100;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Please give it a name."), z.maxLength(100)),
  description: z.string().check(z.trim(), z.maxLength(500)),
  credits: z.int(CREDITS).check(z.minimum(1, CREDITS), z.maximum(MOST_CREDITS)),
  price: z.number(packageRefusals.price_too_low).check(
    z.refine((price) => refusePrice(centsOf(price)) === null, {
      error: ({ input }) => packageRefusals[refusePrice(centsOf(Number(input))) ?? "price_too_low"],
    }),
  ),
  discount: z.int(DISCOUNT).check(z.minimum(0, DISCOUNT), z.maximum(100, DISCOUNT)),
  popular: z.boolean(),
  active: z.boolean(),
  icon: z.string().check(z.trim(), z.maxLength(16, "One sign is enough.")),
  color: z.enum(packageColors),
});

export type WrittenPackage = z.output<typeof schema>;

const valuesOf = ({ color, ...pack }: EditedPackage): WrittenPackage => ({
  ...pack,
  color: packageColors.find((known) => known === color) ?? newPackage.color,
});

/** Such as "Blue to purple". */
const colorName = (color: string): string => {
  const [from = "", to = ""] = [...color.matchAll(/(?:from|to)-(\w+)/g)].map(([, name]) => name);
  return `${from.charAt(0).toUpperCase()}${from.slice(1)} to ${to}`;
};

export const PackageForm = ({
  item: pack,
  save,
  dialog,
}: EditFormProps<EditedPackage, WrittenPackage>) => (
  <FormDialog
    {...dialog}
    schema={schema}
    values={pack ? valuesOf(pack) : { ...newPackage, name: "", description: "" }}
    onSubmit={save}
  >
    <TextField name="name" label="Name" isRequired maxLength={100} />
    <TextAreaField name="description" label="Description" rows={2} maxLength={500} />
    <div className="grid gap-4 sm:grid-cols-3">
      <NumberField name="credits" label="Credits" min={1} step={1} isRequired />
      <NumberField name="price" label="Price in dollars" min={LEAST_PRICE} step={0.01} isRequired />
      <NumberField name="discount" label="Discount in percent" min={0} max={100} step={1} />
    </div>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="icon" label="Icon" />
      <SelectField
        name="color"
        label="Color"
        options={packageColors.map((value) => ({ value, label: colorName(value) }))}
      />
    </div>
    <SwitchField name="popular" label="Popular" hint="It stands out in the store." />
    <SwitchField name="active" label="Active" hint="It is for sale." />
  </FormDialog>
);

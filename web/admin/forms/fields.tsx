/** Fields of an AdminForm. Each shows what is wrong with it under itself. */
import type { ReactNode } from "react";
import { useController, useFormContext } from "react-hook-form";
import { Field, TextArea } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";
import { Switch } from "#web/ui/switch.tsx";

type FormFieldProps = { name: string; label: string; hint?: ReactNode; isRequired?: boolean };

function useRegistered(name: string, options: { valueAsNumber?: boolean } = {}) {
  const { register, getFieldState, formState } = useFormContext();
  return { ...register(name, options), error: getFieldState(name, formState).error?.message };
}

type TextFieldProps = FormFieldProps & {
  type?: "text" | "url" | "email" | "password";
  maxLength?: number;
  placeholder?: string;
};

export const TextField = (props: TextFieldProps) => (
  <Field {...props} {...useRegistered(props.name)} />
);

type NumberFieldProps = FormFieldProps & { min?: number; max?: number; step?: number | "any" };

/** Its value is a number; an empty field is not a number. */
export const NumberField = (props: NumberFieldProps) => (
  <Field {...props} type="number" {...useRegistered(props.name, { valueAsNumber: true })} />
);

/** A day, such as "2026-11-23"; with a time when it is said. */
export const DateField = ({ withTime, ...props }: FormFieldProps & { withTime?: boolean }) => (
  <Field {...props} type={withTime ? "datetime-local" : "date"} {...useRegistered(props.name)} />
);

export const TextAreaField = (props: FormFieldProps & { rows?: number; maxLength?: number }) => (
  <TextArea {...props} {...useRegistered(props.name)} />
);

type SelectFieldProps = Omit<FormFieldProps, "hint"> & {
  options: readonly { value: string; label: string }[];
};

export function SelectField({ name, ...props }: SelectFieldProps) {
  const {
    field: { value, ...field },
    fieldState,
  } = useController({ name });
  return <Select {...props} {...field} value={String(value)} error={fieldState.error?.message} />;
}

export function SwitchField({ name, label, hint }: Omit<FormFieldProps, "isRequired">) {
  const { field } = useController({ name });
  return (
    <Switch label={label} hint={hint} checked={field.value === true} onChange={field.onChange} />
  );
}

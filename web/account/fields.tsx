import type { ComponentProps } from "react";
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";

/** The props of a form's fields by their names: what registers a field, and what is wrong in it. */
export const fieldsOf =
  <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  });

/** The fields that somebody has forgotten. */
export const emptyOf = <Name extends string>(
  values: Record<Name, string>,
  names: readonly Name[],
): Name[] => names.filter((name) => values[name].trim() === "");

type FieldProps = Omit<ComponentProps<typeof Field>, "type" | "autoComplete">;

export const EmailField = (props: Omit<FieldProps, "label">) => (
  <Field {...props} label="Email" type="email" autoComplete="email" />
);

/** For a new password, unless it is the one that the player has. */
export const PasswordField = ({ isCurrent, ...props }: FieldProps & { isCurrent?: boolean }) => (
  <Field
    {...props}
    type="password"
    autoComplete={isCurrent ? "current-password" : "new-password"}
  />
);

import type { ComponentProps } from "react";
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from "react-hook-form";
import { reasonOf } from "#web/lib/call.ts";
import { fieldAbout } from "#web/lib/use-typed-form.ts";
import { Field } from "#web/ui/field.tsx";

/** The props of a form's fields by their names: what registers a field, and what is wrong in it. */
export const fieldsOf =
  <Values extends FieldValues>(form: UseFormReturn<Values>) =>
  <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...form.register(name, options),
    error: form.getFieldState(name, form.formState).error?.message,
  });

/**
 * Why the server said no stands at the field that it is about until that is changed, and else, as the
 * form's `root`, until the form is sent again: a toast is gone before one has found the field.
 */
export function markRefused<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): void {
  const message = reasonOf(error);
  if (message === undefined) return;
  const name = fieldAbout(error, Object.keys(form.getValues()));
  if (name === null) form.setError("root", { message });
  else form.setError(name as Path<Values>, { message }, { shouldFocus: true });
}

/** The fields that the player has left empty. */
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

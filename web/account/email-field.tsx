import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "#web/ui/field.tsx";

type EmailFieldProps = { registered: UseFormRegisterReturn; error: string | undefined };

export const EmailField = ({ registered, error }: EmailFieldProps) => (
  <Field {...registered} label="Email" type="email" autoComplete="email" error={error} />
);

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, type ReactNode } from "react";
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
} from "react-hook-form";
import type * as z from "zod/v4/core";
import { reasonOf, toastOf } from "#web/lib/call.ts";
import { fieldAbout } from "#web/lib/use-typed-form.ts";
import { Button } from "#web/ui/button.tsx";

export type AdminFormProps<Values extends FieldValues, Sent> = {
  /** What may be sent; its words stand beside the fields. */
  schema: z.$ZodType<Sent, Values>;
  values: DefaultValues<Values>;
  submitLabel: string;
  pending: boolean;
  /** What the call has thrown: the server's words stand at the field that they are about, or above the buttons. */
  error?: unknown;
  onSubmit: (sent: Sent) => void;
  /** The fields are as they were before it is called. */
  onCancel: () => void;
  children: ReactNode;
};

/** A form of the back office. Its fields (fields.tsx) find their values by their names. */
export function AdminForm<Values extends FieldValues, Sent>({
  schema,
  values,
  submitLabel,
  pending,
  error,
  onSubmit,
  onCancel,
  children,
}: AdminFormProps<Values, Sent>) {
  const form = useForm<Values, unknown, Sent & FieldValues>({
    resolver: standardSchemaResolver(schema as never),
    defaultValues: values,
  });
  const refused = fieldAbout(error, Object.keys(form.getValues()));
  useEffect(() => {
    const message = reasonOf(error);
    const name = fieldAbout(error, Object.keys(form.getValues())) as Path<Values> | null;
    if (name !== null && message !== undefined) {
      form.setError(name, { message }, { shouldFocus: true });
    }
  }, [error, form]);
  const cancel = () => {
    form.reset();
    onCancel();
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => void form.handleSubmit((sent) => onSubmit(sent))(event)}
      >
        {children}
        {error != null && refused === null && (
          <p role="alert" className="font-bold text-bad">
            {toastOf(error)}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" pending={pending}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

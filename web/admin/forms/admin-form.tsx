import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { ReactNode } from "react";
import { FormProvider, useForm, type DefaultValues, type FieldValues } from "react-hook-form";
import type * as z from "zod/v4/core";
import { toastOf } from "#web/lib/call.ts";
import { Button } from "#web/ui/button.tsx";

export type AdminFormProps<Values extends FieldValues, Sent> = {
  /** What may be sent; its words stand beside the fields. */
  schema: z.$ZodType<Sent, Values>;
  values: DefaultValues<Values>;
  submitLabel: string;
  pending: boolean;
  /** What the call has thrown: the server's words stand above the buttons. */
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
        {error != null && (
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

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Dialog } from "#web/ui/dialog.tsx";
import { AdminForm, type AdminFormProps } from "./admin-form.tsx";

type FormDialogProps<Values extends FieldValues, Sent> = AdminFormProps<Values, Sent> & {
  title: string;
  description?: ReactNode;
};

/** A form that stands for itself: it is open for as long as it is rendered, and begins anew each time. */
export const FormDialog = <Values extends FieldValues, Sent>({
  title,
  description,
  ...form
}: FormDialogProps<Values, Sent>) => (
  <Dialog title={title} description={description} size="wide" onClose={form.onCancel}>
    <AdminForm {...form} />
  </Dialog>
);

import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { TextArea } from "#web/ui/field.tsx";

type WhyDialogProps = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  look?: "gold" | "danger";
  pending?: boolean;
  /** With what was written, which the log keeps; empty when nothing was. */
  onConfirm: (why: string) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks once more before something is done, and why. */
export function WhyDialog({ onConfirm, children, ...dialog }: WhyDialogProps) {
  const [why, setWhy] = useState("");
  return (
    <ConfirmDialog {...dialog} onConfirm={() => onConfirm(why.trim())}>
      <div className="mt-4 grid gap-4">
        {children}
        <TextArea
          label="Why? (optional)"
          hint="The log keeps it. Please write no names and no addresses."
          rows={2}
          maxLength={500}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

type OpensSoonProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Says honestly that a part of the game is not open yet, and what it will be. */
export function OpensSoonDialog({ title, open, onClose, children }: OpensSoonProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={title} description="This opens soon.">
      <div className="mt-4 space-y-3">{children}</div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>All right</Button>
      </div>
    </Dialog>
  );
}

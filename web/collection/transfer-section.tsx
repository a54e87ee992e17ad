import { QrCode } from "lucide-react";
import { Panel } from "#web/ui/panel.tsx";

/** Giving a card to somebody by code is not open yet; this says so, instead of failing. */
export function TransferSection({ name }: { name: string }) {
  return (
    <Panel title="Transfer">
      <p className="flex items-start gap-3">
        <QrCode size={28} aria-hidden className="mt-1 flex-none text-violet" />
        <span>
          Soon you can give {name} to a friend: you show a code, they scan it, and the card is
          theirs. <b>This opens soon.</b>
        </span>
      </p>
    </Panel>
  );
}

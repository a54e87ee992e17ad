import type { GrantPreviewOnWire } from "#contract/grants.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { amountWords, playerWords } from "./grant-words.ts";

type GrantPreviewProps = {
  preview: GrantPreviewOnWire;
  pending: boolean;
  onSend: () => void;
  onBack: () => void;
};

export const GrantPreview = ({ preview, pending, onSend, onBack }: GrantPreviewProps) => (
  <Dialog
    title={`For ${playerWords(preview.players)}`}
    description={`In all ${amountWords(preview, null) || "nothing"}`}
    onClose={onBack}
  >
    <Names {...preview} />
    {preview.unknown.length > 0 && (
      <p className="mt-4 font-bold text-bad">Nobody is called {preview.unknown.join(", ")}.</p>
    )}
    <p className="mt-4 text-muted">
      {preview.wantsSecondAdmin
        ? "This is large: a second admin has to agree before anybody gets it."
        : "They get it at once, and it cannot be taken back."}
    </p>
    <div className="mt-5 flex flex-wrap justify-end gap-3">
      <Button look="ghost" onClick={onBack}>
        Back
      </Button>
      <Button
        pending={pending}
        disabled={preview.players === 0 || preview.unknown.length > 0}
        onClick={onSend}
      >
        Send
      </Button>
    </div>
  </Dialog>
);

function Names({ names, players }: { names: readonly string[]; players: number }) {
  if (players === 0) return <p className="mt-4">This finds nobody.</p>;
  const others = players - names.length;
  return (
    <p className="mt-4 break-words">
      {names.join(", ")}
      {others > 0 && ` and ${others.toLocaleString("en")} more`}
    </p>
  );
}

import { Download } from "lucide-react";
import { useState } from "react";
import { askForExport, EXPORT_FILE, readExport, type ExportOnWire } from "#contract/own-data.ts";
import { pressFor, useAnswer, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";
import { exportAsked, exportNotLoaded } from "#web/words/own-data.ts";
import { PasswordAgain } from "./password-again.tsx";

/** A file with all that is kept about the player. */
export function ExportPanel() {
  const file = useAnswer(
    readExport,
    {},
    { everyMs: 2_000, until: ({ state }) => state !== "being_made", isAskedAnew: true },
  );
  return (
    <Panel title="Your Data">
      <p className="mb-4 text-muted">
        All that we keep about you as one ZIP file: your cards with their pictures, what you wrote,
        battles, deals, purchases and messages. You can read it without the game.
      </p>
      <Unanswered query={file} title="Your data did not load" size="h-11" />
      {file.data && <State {...file.data} />}
    </Panel>
  );
}

function State({ state, ...file }: ExportOnWire) {
  if (state === "none") return <Ask>Ask for Your Data</Ask>;
  if (state === "ready") {
    return (
      <>
        <Ready {...file} />
        <Ask>Make a New File</Ask>
      </>
    );
  }
  return (
    <p role="status" className="font-bold">
      Your file is being made. You can go on playing.
    </p>
  );
}

function Ask({ children }: { children: string }) {
  const ask = useChange(askForExport, { touches: [readExport], ...exportAsked });
  return (
    <Button look="ghost" {...pressFor(ask, {})}>
      {children}
    </Button>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

type ReadyProps = { until: string | null; bytes: number | null };

function Ready({ until, bytes }: ReadyProps) {
  const [isAsked, setAsked] = useState(false);
  const day = new Date(until ?? 0).toLocaleDateString("en", { dateStyle: "long" });
  const load = async () => {
    const { ok, status } = await fetch(EXPORT_FILE, { method: "HEAD" }).catch(nothing);
    if (ok) startLoading();
    else if (status === 403) setAsked(true);
    else toast(exportNotLoaded);
  };
  return (
    <div className="mb-4">
      <p className="mb-3">
        Your file is ready ({sizeText(bytes ?? 0)}). It lies here until {day}.
      </p>
      <Button onClick={() => void load()}>
        <Download size={20} aria-hidden />
        Load the File
      </Button>
      {isAsked && (
        <PasswordAgain
          onClose={() => setAsked(false)}
          onProved={() => {
            setAsked(false);
            startLoading();
          }}
        />
      )}
    </div>
  );
}

const nothing = () => ({ ok: false, status: 0 });

function startLoading(): void {
  const link = document.createElement("a");
  link.href = EXPORT_FILE;
  link.download = "taleborn-my-data.zip";
  link.click();
}

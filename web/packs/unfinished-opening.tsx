import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

type UnfinishedProps = { name: string; onResume: () => void; onLater: () => void };

/** The connection broke while a pack was being opened, and the browser does not know its cards. */
export function UnfinishedOpening({ name, onResume, onLater }: UnfinishedProps) {
  return (
    <Panel title={`Your ${name} is waiting`} role="alert">
      <p className="max-w-prose">
        The connection broke while you opened it. Look again: you pay for it once, and get the same
        cards that were drawn then.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onResume}>See What Is Inside</Button>
        <Button look="ghost" onClick={onLater}>
          Not Now
        </Button>
      </div>
    </Panel>
  );
}

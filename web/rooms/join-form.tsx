import { DoorOpen } from "lucide-react";
import { CodeField } from "#web/shared/codes/code-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

export const CODE_MAX = 10;

type JoinFormProps = {
  code: string;
  onCode: (code: string) => void;
  /** Why the code is typed and not scanned. */
  why: string | undefined;
  pending: boolean;
  onJoin: () => void;
  onBack: () => void;
};

export function JoinForm({ code, onCode, why, pending, onJoin, onBack }: JoinFormProps) {
  return (
    <Panel title="Join">
      <form
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault();
          onJoin();
        }}
      >
        <CodeField
          label="Battle code"
          value={code}
          onChange={onCode}
          maxLength={CODE_MAX}
          placeholder="Enter the 6-digit code"
          hint={why}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={code === ""} pending={pending}>
            <DoorOpen size={20} aria-hidden /> Join Battle
          </Button>
          <Button look="ghost" onClick={onBack}>
            Back
          </Button>
        </div>
      </form>
    </Panel>
  );
}

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { askFriend, getFriends, newFriendCode } from "#contract/friends.ts";
import { FRIEND_CODE_LENGTH } from "#game/friends/friend.ts";
import { reasonOf } from "#web/lib/call.ts";
import { useChange } from "#web/lib/query.ts";
import { CodeForm } from "#web/shared/codes/code-form.tsx";
import { CodeText } from "#web/shared/codes/code-to-show.tsx";
import { CopyButton } from "#web/shared/codes/copy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { askedFriend, friendCodeMade } from "#web/words/friends.ts";
import { codeCopied } from "#web/words/invites.ts";

/** The own code, and a field for a friend's. */
export function AddPanel({ code }: { code: string | null }) {
  return (
    <Panel title="Add a Friend">
      <div className="grid gap-6 sm:grid-cols-2">
        <OwnFriendCode code={code} />
        <AskForm />
      </div>
    </Panel>
  );
}

function OwnFriendCode({ code }: { code: string | null }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useChange(newFriendCode, {
    touches: [getFriends],
    ...friendCodeMade,
    onDone: () => setAsking(false),
  });
  if (code === null)
    return (
      <div className="space-y-3">
        <p className="text-muted">With your code a friend can find you.</p>
        <Button pending={isPending} onClick={() => mutate({})}>
          Get My Code
        </Button>
      </div>
    );
  return (
    <div className="space-y-3">
      <p className="font-bold">Your code</p>
      <CodeText code={code} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={code} label="Copy Code" words={codeCopied} />
        <Button look="ghost" size="small" onClick={() => setAsking(true)}>
          New Code
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Get a new code?"
          description="With the code of now no player finds you any more. Your friends stay."
          confirmLabel="Get a New Code"
          pending={isPending}
          onConfirm={() => mutate({})}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** For a friend's code. */
function AskForm() {
  const [code, setCode] = useState("");
  const ask = useChange(askFriend, {
    touches: [getFriends],
    ...askedFriend,
    onDone: () => setCode(""),
  });
  const change = (next: string) => {
    ask.reset();
    setCode(next);
  };
  return (
    <CodeForm
      label="A friend’s code"
      value={code}
      onChange={change}
      maxLength={FRIEND_CODE_LENGTH}
      placeholder="8 letters and digits"
      error={reasonOf(ask.error)}
      Icon={UserPlus}
      action="Ask"
      look="ghost"
      disabled={code.trim() === ""}
      pending={ask.isPending}
      onSubmit={() => ask.mutate({ code })}
    >
      {null}
    </CodeForm>
  );
}

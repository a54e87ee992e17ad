import { DoorOpen } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { joinRoom } from "#contract/rooms.ts";
import { plainCode } from "#game/lib/codes.ts";
import { Page } from "#web/ui/page.tsx";
import { CallError, reasonOf } from "#web/lib/call.ts";
import { useChange } from "#web/lib/query.ts";
import { useParam } from "#web/lib/use-param.ts";
import { CodeForm } from "#web/shared/codes/code-form.tsx";
import { codeIn } from "#web/shared/codes/code-in.ts";
import { Scanner } from "#web/shared/codes/scanner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";
import { noCode, roomJoined } from "#web/words/rooms.ts";
import { CreatedRoom } from "./created-room.tsx";
import { InARoom } from "./in-a-room.tsx";
import { RoomMenu } from "./room-menu.tsx";

const CODE_MAX = 10;

type Mode = "menu" | "create" | "scanner" | "join";

/** A room for two players nearby: one opens it, the other comes in by its code. */
export function LocalBattleScreen() {
  const invited = plainCode(useParam("join") ?? "");
  const [mode, setMode] = useState<Mode>(invited === "" ? "menu" : "join");
  const [code, setCode] = useState(invited);
  const [whyNoCamera, setWhyNoCamera] = useState<string>();
  const { join, isJoining, error, forget } = useJoin();
  const change = (next: string) => {
    forget();
    setCode(next);
  };
  /** What was wrong on the way before has nothing to do with the next one. */
  const go = (next: Mode) => {
    forget();
    setWhyNoCamera(undefined);
    setMode(next);
  };
  const toMenu = () => go("menu");
  const found = (text: string) => {
    const scanned = codeIn(text, "join").slice(0, CODE_MAX);
    setCode(scanned);
    setMode("join");
    join(scanned);
  };
  const noCamera = (why: string) => {
    setWhyNoCamera(why);
    setMode("join");
  };
  return (
    <Page
      intro="A duel against a friend beside you, turn by turn."
      back={{ href: "/battle", label: "Battle Arena" }}
      width="narrow"
    >
      {mode === "menu" && <RoomMenu onChoose={go} />}
      {mode === "create" && <CreatedRoom onLeave={toMenu} />}
      {mode === "scanner" && <Scanner onFound={found} onCancel={toMenu} onNoCamera={noCamera} />}
      {mode === "join" && (
        <Join
          {...{ code, error, isJoining, join, whyNoCamera }}
          onChange={change}
          onBack={toMenu}
        />
      )}
    </Page>
  );
}

type JoinProps = Omit<ReturnType<typeof useJoin>, "forget"> & {
  code: string;
  whyNoCamera: string | undefined;
  onChange: (code: string) => void;
  onBack: () => void;
};

function Join({ code, error, isJoining, join, whyNoCamera, onChange, onBack }: JoinProps) {
  return (
    <Panel title="Join">
      <CodeForm
        className="space-y-6"
        label="Battle code"
        value={code}
        onChange={onChange}
        maxLength={CODE_MAX}
        placeholder="Enter the 6-digit code"
        hint={whyNoCamera}
        error={isInARoom(error) ? undefined : reasonOf(error)}
        Icon={DoorOpen}
        action="Join Battle"
        disabled={code === ""}
        pending={isJoining}
        onSubmit={() => join(code)}
      >
        <Button look="ghost" onClick={onBack}>
          Back
        </Button>
      </CodeForm>
      {isInARoom(error) && (
        <InARoom roomId={error.roomId} reason={error.toast} onLeft={() => join(code)} />
      )}
    </Panel>
  );
}

type InAnotherRoom = CallError & { roomId: string };

const isInARoom = (error: unknown): error is InAnotherRoom =>
  error instanceof CallError && error.roomId !== null;

/** A player who has joined goes on to the room. */
function useJoin() {
  const [, navigate] = useLocation();
  const { mutate, isPending, error, reset } = useChange(joinRoom, {
    ...roomJoined,
    onDone: ({ id }) => navigate(`/battle?room=${id}`),
  });
  const join = (code: string) => {
    const joinCode = plainCode(code);
    if (joinCode === "") toast(noCode);
    else mutate({ joinCode });
  };
  return { join, isJoining: isPending, error, forget: reset };
}

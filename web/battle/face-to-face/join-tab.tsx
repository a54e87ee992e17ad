import { ScanLine } from "lucide-react";
import { useState } from "react";
import { joinQrBattle } from "#contract/battle.ts";
import { plainCode } from "#game/lib/codes.ts";
import { refuseTeam } from "#game/battle/team.ts";
import { reasonOf } from "#web/lib/call.ts";
import { useChange } from "#web/lib/query.ts";
import { CodeField } from "#web/shared/codes/code-field.tsx";
import { codeIn } from "#web/shared/codes/code-in.ts";
import { Scanner } from "#web/shared/codes/scanner.tsx";
import { TeamChoice } from "#web/shared/team/team-choice.tsx";
import { Button } from "#web/ui/button.tsx";
import { qrBattleJoined } from "#web/words/rooms.ts";
import type { SetUpProps } from "./set-up-props.ts";

const CODE_LENGTH = 6;

type JoinTabProps = SetUpProps & {
  /** The code of the link that led here; empty when there was none. */
  invited: string;
};

/** Player 2 types or scans the code, and picks a team. */
export function JoinTab({ team, invited, onMet }: JoinTabProps) {
  const [code, setCode] = useState(plainCode(invited));
  const [isScanning, setScanning] = useState(false);
  const [whyNoCamera, setWhyNoCamera] = useState<string>();
  const join = useJoin(onMet);
  const scan = () => {
    join.reset();
    setWhyNoCamera(undefined);
    setScanning(true);
  };
  const joinWith = (battleCode: string) =>
    join.mutate({ battleCode, playerCards: [...team.picked] });
  const found = (text: string) => {
    const scanned = codeIn(text, "code").slice(0, CODE_LENGTH);
    setScanning(false);
    setCode(scanned);
    if (refuseTeam(team.picked) === null) joinWith(scanned);
  };
  if (isScanning)
    return (
      <Scanner
        onFound={found}
        onCancel={() => setScanning(false)}
        onNoCamera={(why) => {
          setWhyNoCamera(why);
          setScanning(false);
        }}
      />
    );
  return (
    <div className="space-y-6">
      <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto]">
        <CodeField
          label="Battle code"
          value={code}
          onChange={(next) => {
            join.reset();
            setCode(next);
          }}
          maxLength={CODE_LENGTH}
          placeholder="6 letters and digits"
          hint={whyNoCamera}
          error={reasonOf(join.error)}
        />
        <Button look="ghost" onClick={scan}>
          <ScanLine size={20} aria-hidden /> Scan QR Code
        </Button>
      </div>
      <TeamChoice
        {...team}
        rule="face-to-face"
        action="Join Battle"
        pending={join.isPending}
        missing={code.trim() === "" ? "Enter the battle code" : null}
        onStart={() => joinWith(code.trim())}
      />
    </div>
  );
}

const useJoin = (onMet: SetUpProps["onMet"]) =>
  useChange(joinQrBattle, {
    ...qrBattleJoined,
    onDone: ({ battleCode }) => onMet(battleCode),
  });

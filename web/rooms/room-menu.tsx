import { DoorOpen, Keyboard, ScanLine } from "lucide-react";
import { ROOM_MINUTES } from "#game/rooms/room.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";

type RoomMenuProps = { onChoose: (mode: "create" | "scanner" | "join") => void };

export function RoomMenu({ onChoose }: RoomMenuProps) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Panel title="Create" className="flex flex-col">
        <p className="mb-6 text-muted">
          Open a room and show your friend its code. The room stays open for {ROOM_MINUTES} minutes.
        </p>
        <Button className="mt-auto" onClick={() => onChoose("create")}>
          <DoorOpen size={20} aria-hidden /> Create Battle Room
        </Button>
      </Panel>
      <Panel title="Join" className="flex flex-col">
        <p className="mb-6 text-muted">Your friend has a room already? Come in by its code.</p>
        <div className="mt-auto grid gap-3">
          <Button look="ghost" onClick={() => onChoose("scanner")}>
            <ScanLine size={20} aria-hidden /> Scan QR Code
          </Button>
          <Button look="ghost" onClick={() => onChoose("join")}>
            <Keyboard size={20} aria-hidden /> Enter Code
          </Button>
        </div>
      </Panel>
    </div>
  );
}

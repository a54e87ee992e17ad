import type { Choice } from "#game/duel/duel.ts";
import type { Seat, SitDown } from "#bench/duels/player.ts";
import { rival } from "./rival.ts";
import { legalFrom } from "#bench/duels/screen.ts";

type Side = Parameters<typeof legalFrom>[0] & { mustChoose: boolean; hasChosen: boolean };

type Table = { step: number; phase: string; sides: Side[] };

type Room = {
  roomId: string;
  state: Table;
  onStateChange(heard: (state: Table) => void): void;
  send(type: string, input: { step: number; choice: Choice }): void;
  leave(): void;
};

export const colyseusSeats = (port: number): SitDown => {
  const { Client } = rival("@colyseus/sdk");
  const client = new Client(`http://127.0.0.1:${port}`);
  return async (table, show) => {
    const sit = (room: Room, side: 0 | 1): Seat => {
      const look = ({ step, phase, sides }: Table) => {
        const [first, second] = sides;
        const own = sides[side];
        if (!first || !second || !own) return;
        show(side, {
          step,
          isOver: phase === "over",
          hasChosen: [first.hasChosen, second.hasChosen],
          legal: legalFrom(own, { phase, mustChoose: own.mustChoose }),
        });
      };
      room.onStateChange(look);
      return {
        choose: (step, choice) => room.send("choose", { step, choice }),
        leave: () => room.leave(),
      };
    };
    const first = (await client.create("duel", { table })) as Room;
    const own = sit(first, 0);
    const second = (await client.joinById(first.roomId)) as Room;
    return [own, sit(second, 1)];
  };
};

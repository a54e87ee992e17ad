/** When the weekend cup begins, for how many players, and how long it waits for them. */
import { setting } from "./kinds.ts";

export const cupSettings = {
  cupHour: setting.whole(16, [0, 23], {
    label: "Hour of the cup (UTC)",
    help: "At this full hour the cups of Saturday and Sunday begin.",
  }),
  cupOpensHours: setting.whole(24, [1, 168], {
    label: "Hours to enter the cup",
    help: "So long before its beginning players can enter a cup.",
  }),
  cupPlayersAtLeast: setting.whole(8, [2, 32], {
    label: "Players a cup needs",
    help: "With fewer players a cup does not take place, and all who entered are told.",
  }),
  cupPlayersAtMost: setting.whole(64, [32, 64], {
    label: "Players in a cup at most",
    help: "When so many players have entered, the cup is full.",
  }),
  cupPauseSeconds: setting.whole(20, [0, 600], {
    label: "Seconds before a duel of the cup",
    help: "So long a pause two players of the cup have before their next duel begins.",
  }),
  cupDuelMinutes: setting.whole(5, [1, 60], {
    label: "Minutes for a duel of the cup",
    help: "After so long a duel of the cup ends, and the higher share of health left wins.",
  }),
  cupWaitSeconds: setting.whole(90, [0, 900], {
    label: "Seconds that a cup waits",
    help: "So long the cup waits for a player who is in another duel; then the opponent goes on.",
  }),
  cupLateMinutes: setting.whole(15, [1, 600], {
    label: "Minutes that a cup may be late",
    help: "A cup that could not begin for so long, because the game was not running, does not take place.",
  }),
} as const;

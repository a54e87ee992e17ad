import type { CupRefusal } from "#game/cup/cup.ts";

export const cupRefusals = {
  cup_not_open:
    "You cannot enter a cup right now. Look at the page of the cup to see when you can.",
  cup_full: "This cup is full. Come back for the next one.",
} satisfies Record<CupRefusal, string>;

export const cupNotifications = {
  cup_begun: () => ({
    title: "The weekend cup begins",
    text: "Your first duel starts in a moment. Go to the cup to see against whom.",
  }),
  cup_missed: () => ({
    title: "The weekend cup began without you",
    text: "You could not play when it began. The next cup is waiting for you.",
  }),
  cup_called_off: () => ({
    title: "There was no weekend cup this time",
    text: "Too few players could be there, or the game was resting. You lost nothing. Try the next one!",
  }),
  cup_won: ({ players }: { players: number }) => ({
    title: "You won the weekend cup!",
    text: `You are the best of ${players} players. What a tale!`,
  }),
  cup_final: ({ players }: { players: number }) => ({
    title: "You made it to the final of the weekend cup",
    text: `You are second of ${players} players. Well fought!`,
  }),
};

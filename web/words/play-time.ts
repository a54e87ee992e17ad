import type { PlayLeft } from "#game/account/play-time.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { outcome } from "./said.ts";

export type EndsBy = PlayLeft["endsBy"];

const inMinutes = (minutes: number): string => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

export const playEndsSoon = ({ minutes, endsBy }: PlayLeft): Toast => ({
  title:
    endsBy === "bedtime"
      ? `Bedtime in ${inMinutes(minutes)}`
      : `${inMinutes(minutes)} of play left today`,
  description: "A duel that has begun can be finished.",
});

export const playIsOver: Record<EndsBy, { title: string; words: string }> = {
  time_is_up: {
    title: "You have played enough for today",
    words: "Your creatures rest until tomorrow. Nothing is lost while you are away.",
  },
  bedtime: {
    title: "It is bedtime",
    words: "Your creatures are asleep too, and wait for you. Good night!",
  },
};

export const limitsSaved = outcome({ title: "Play Time Saved" }, failed("Update Failed"));

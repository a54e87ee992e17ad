import { settings, type SettingName, type SettingRefusal } from "#game/settings/settings.ts";
import type { Group, Text } from "#texts/catalogue.ts";

type SettingLabel = { label: string };

export const settingRefusals = {
  no_such_setting: "There is no such setting.",
  setting_out_of_bounds: ({ label, bounds }: SettingLabel & { bounds: string }) =>
    `${label}: please give ${bounds}.`,
  setting_from_environment: ({ label }: SettingLabel) =>
    `${label} is set by the environment of the server and can only be changed there.`,
  founders_after_campaign:
    "The last day for founders cannot be after the last day of the campaign.",
  founders_keep_badge:
    "Who has joined as a founder keeps the badge: the last day for founders cannot lie before today.",
  hold_never_ends:
    "Invites would wait for ever: nobody fights on more days than they have battles.",
} satisfies Record<SettingRefusal, Text>;

export const maintenanceRefusals = {
  maintenance: ({ text }: { text: string }) => text,
} satisfies Record<"maintenance", Text>;

/** What a setting may be, such as "a whole number from 0 to 100". */
export function boundsInWords(name: SettingName): string {
  const one = settings[name];
  switch (one.kind) {
    case "number":
      return `a ${one.isWhole ? "whole " : ""}number from ${one.from} to ${one.to}`;
    case "switch":
      return "on or off";
    case "text":
      return `a text of at most ${one.most} letters`;
    case "day":
      return "a day such as 2027-03-31";
    case "choice":
      return one.choices.join(" or ");
  }
}

export const settingAnswers = {
  database_works: ({ tookMs }: { tookMs: number }) =>
    `The database wrote, read and took back in ${tookMs} ms.`,
  cache_cleared: "Every process has forgotten what it kept in memory.",
} satisfies Group;

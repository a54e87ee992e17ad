/** How the game is run: the message to all players, letters, backups, and the launch. */
import { WELCOME_MESSAGE } from "#game/content/content.ts";
import { setting } from "./kinds.ts";

export const applicationSettings = {
  emailNotifications: setting.onOff(true, {
    label: "Email Notifications",
    help: "Off: no letters of the week and for birthdays. Those about safety, money and questions to a parent are always sent.",
  }),
  automaticBackups: setting.onOff(true, {
    label: "Automatic Backups",
    help: "Once a day everything is copied to the folder backups, or to the bucket without the keys; the last seven copies are kept.",
  }),
  maintenanceMode: setting.onOff(false, {
    label: "Maintenance Mode",
    help: "Players can look at everything and change nothing; what is being fought or paid is finished.",
  }),
  maintenanceText: setting.text(
    "We are looking after the game. You can look at everything; changing something works again soon.",
    200,
    {
      label: "Maintenance banner",
      help: "Every player reads this while the maintenance mode is on.",
    },
  ),
  welcomeMessage: setting.text(WELCOME_MESSAGE, 300, {
    label: "Welcome Message",
    help: "New players read this on their first page; empty: nothing greets them.",
  }),
  aiCallsPerDay: setting.whole(2000, [0, 1_000_000], {
    label: "AI calls a day",
    help: "After so many calls of an AI provider in one day, the game's own forge makes the cards.",
    environment: "AI_CALLS_PER_DAY",
  }),
} as const;

export const launchSettings = {
  campaignEnds: setting.day({
    label: "Last day of the campaign",
    help: "Until then the welcome bonus is called limited; empty: 90 days after the first start.",
    environment: "CAMPAIGN_ENDS",
  }),
  foundersUntil: setting.day({
    label: "Last day for founders",
    help: "Who joins until then has the founder badge for life; empty: as long as the campaign runs.",
  }),
  thousandsFrom: setting.whole(2000, [0, 1_000_000], {
    label: "Players from which on there are thousands",
    help: "The landing page speaks of thousands of players from so many players on.",
    environment: "THOUSANDS_FROM",
  }),
} as const;

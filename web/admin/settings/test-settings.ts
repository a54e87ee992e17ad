/** For tests: what the server says of its settings. */
import type { SettingOnWire } from "#contract/admin-settings.ts";

const base: Omit<SettingOnWire, "name" | "label" | "value" | "standard" | "kind" | "group"> = {
  help: "One sentence.",
  from: null,
  to: null,
  isWhole: false,
  most: null,
  choices: [],
  source: "standard",
  environment: null,
  changedAt: null,
  changedBy: null,
};

const number = { kind: "number", group: "coins", from: 0, to: 1000, isWhole: true } as const;

export const someSettings: readonly SettingOnWire[] = [
  {
    ...base,
    name: "maintenanceMode",
    group: "application",
    kind: "switch",
    label: "Maintenance Mode",
    value: false,
    standard: false,
  },
  {
    ...base,
    ...number,
    name: "shareCoins",
    label: "Coins for a share",
    value: 40,
    standard: 50,
    source: "admin",
  },
  {
    ...base,
    ...number,
    name: "thousandsFrom",
    label: "Thousands",
    value: 3e3,
    standard: 2e3,
    source: "environment",
    environment: "THOUSANDS_FROM",
  },
];

export const settingsAnswer = {
  settings: [...someSettings],
  secrets: [
    { name: "Stripe secret key", lastFour: "4242", source: "admin", setBy: "ann", setAt: null },
  ],
  campaignEnds: "2027-03-31",
  foundersUntil: "2027-03-31",
};

export const noKeys = {
  mode: "emulator",
  publishableKey: "",
  source: "none",
  lastFour: "",
  setAt: null,
};

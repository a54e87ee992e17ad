/**
 * The way back from what admins have changed: who restores what. A change is taken back only while its
 * subject still is as the change has left it, so that no later work is lost.
 */
import { nameNow, restoreName } from "#server/account/service.ts";
import {
  cardNow,
  creatureNow,
  restoreCard,
  restoreCreature,
  withWords,
} from "#server/collection/service.ts";
import { contentNow, restoreContent } from "#server/content/service.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps, WithoutDb } from "#server/lib/deps.ts";
import { missionNow, restoreMission } from "#server/missions/service.ts";
import { packageNow, restorePackage } from "#server/purchases/service.ts";
import { restoreSettings, settingsNow } from "#server/settings/service.ts";
import { restoreRole, roleNow } from "./roles.ts";

type WayBack = {
  /** The subject as it is, as the log keeps it (`like` this); null when it is not there. */
  now(tx: Tx, id: string, like: object | null): Promise<object | null>;
  /** Null: it was made by the change, and goes. */
  restore(
    tx: Tx,
    id: string,
    before: object | null,
    deps: WithoutDb & { adminId: string },
  ): Promise<void>;
  /** When it is done. */
  afterwards?(deps: Deps, id: string): void | Promise<void>;
};

const ways: Readonly<Record<string, WayBack>> = {
  role: {
    now: roleNow,
    restore: restoreRole,
    afterwards: ({ sessions }, id) => sessions.forget(id),
  },
  card: { now: cardNow, restore: restoreCard },
  name: { now: nameNow, restore: restoreName },
  creature: { now: creatureNow, restore: restoreCreature },
  mission: { now: missionNow, restore: restoreMission },
  package: { now: packageNow, restore: restorePackage },
  content: { now: contentNow, restore: restoreContent },
  settings: {
    now: settingsNow,
    restore: restoreSettings,
    afterwards: ({ settingsSource }) => settingsSource.reload(),
  },
};

export const wayBackOf = (kind: string): WayBack | null => ways[kind] ?? null;

/** With the words that are kept beside the log. */
export const readable = async (
  tx: Tx,
  kind: string,
  state: object | null,
): Promise<object | null> => (kind === "card" && state ? withWords(tx, state) : state);

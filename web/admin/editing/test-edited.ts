/** For tests: one of each thing that admins write, and what its screen reads. */
import type { EditedCreature } from "#contract/admin-cards.ts";
import type { EditedContent } from "#contract/admin-content.ts";
import type { EditedMission } from "#contract/admin-missions.ts";
import type { EditedPackage } from "#contract/admin-purchases.ts";
import { newContent } from "#game/content/schedule.ts";
import { newMission } from "#game/missions/editing.ts";
import { newPackage } from "#game/purchases/packages.ts";

export const creature: EditedCreature = {
  id: "c1",
  name: "Quorvex",
  imageUrl: "/creatures/quorvex.webp",
  rarity: "epic",
  element: "crystal",
  description: "Hums in its sleep.",
  baseAttack: 61,
  baseDefense: 42,
  abilities: "Bite, Hide, Roar",
  backstory: "Found under a bridge.",
  tags: ["kind", "new"],
  version: 3,
};

export const creatureReads = { "GET /api/admin/creatures": [creature] } as const;

export const pack: EditedPackage = {
  ...newPackage,
  id: "p1",
  name: "Small Pack",
  description: "To begin with.",
  version: 3,
};

export const packageReads = {
  "GET /api/admin/store/packages": [pack],
  "GET /api/admin/store/stats": {
    totalRevenue: 1234.5,
    totalPurchases: 67,
    payingUsers: 8,
    isTest: false,
  },
} as const;

export const mission: EditedMission = {
  ...newMission,
  id: "m1",
  title: "Win 2 battles",
  description: "Of any kind.",
  objectiveParam: null,
  startDate: "2026-11-23T00:00:00.000Z",
  endDate: "2026-11-30T00:00:00.000Z",
  completions: 1234,
  version: 3,
};

export const missionReads = {
  "GET /api/admin/missions": [mission],
  "GET /api/admin/missions/stats": {
    totalCompletions: 4321,
    participatingUsers: 99,
    rewardsGiven: 5000,
    creditsGiven: 0,
    cardsGiven: 0,
  },
} as const;

export const item: EditedContent = {
  ...newContent,
  id: "i1",
  title: "Old news",
  content: "a".repeat(150),
  metaDescription: "",
  metaKeywords: "",
  imageUrl: null,
  videoUrl: null,
  publishAt: null,
  unpublishAt: null,
  state: "shown",
  updatedAt: "2026-11-23T00:00:00.000Z",
  version: 3,
};

export const contentReads = {
  "GET /api/admin/content": [item],
  "GET /api/admin/content/stats": { total: 1, published: 1, drafts: 0, scheduled: 0, featured: 0 },
} as const;

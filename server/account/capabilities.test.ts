import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import {
  capabilities,
  capabilityRefusals,
  switches,
  type Capability,
} from "#game/account/capabilities.ts";
import { routes } from "#server/app.ts";
import { testGame } from "#server/testing/test-game.ts";

const game = await testGame();

const kinds = {
  unknown: "age_band = null",
  waiting: "age_band = 'child', age_last_month = '2099-01'",
  approved: "age_band = 'child', age_last_month = '2099-01', approved_at = now()",
  approvedAll: "age_band = 'child', age_last_month = '2099-01', approved_at = now()",
  teen: "age_band = 'teen', age_last_month = '2099-01'",
  guardedTeen: "age_band = 'teen', age_last_month = '2099-01'",
  guardedTeenAll: "age_band = 'teen', age_last_month = '2099-01'",
  young: "age_band = 'young', age_last_month = '2099-01'",
  adult: "age_band = 'adult'",
  guardian: "age_band = 'adult'",
  demo: "role = 'demo'",
} as const;

type Kind = keyof typeof kinds;

const names = Object.keys(kinds) as Kind[];

/** A dot is open; the columns are those of `kinds`. */
const letters: Record<string, (typeof capabilityRefusals)[number] | null> = {
  ".": null,
  a: "age_unknown",
  p: "parent_needed",
  s: "switched_off",
  g: "guardian_needed",
  d: "demo",
};

const table: Record<Capability, string> = {
  trade: ". p s . . s . . . . d",
  market: ". p s . . s . . . . d",
  gifts: ". p s . . s . . . . d",
  strangers: ". p s . . s . . . . .",
  emotes: ". p s . . s . . . . .",
  sharing: "a p s . . s . . . . .",
  invites: ". p s . . s . . . . d",
  outside_ai: "a p s . . s . . . . .",
  messages: ". p s . . s . . . . .",
  wallet: "a p s . g s . g . . d",
  money: "a p s . g s . . . . d",
  play: ". . . . . . . . . . .",
};

const expected = (capability: Capability, kind: Kind) =>
  letters[table[capability].split(" ")[names.indexOf(kind)] ?? ""];

async function playerWho(kind: Kind) {
  const player = await game.player({ born: null });
  await game.db.rows(`update players set ${kinds[kind]} where id = $1`, [player.id]);
  const hasGuardian = ["approved", "approvedAll", "guardedTeen", "guardedTeenAll"].includes(kind);
  if (hasGuardian) {
    const guardian = await game.player();
    await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
      guardian.id,
      player.id,
    ]);
  }
  if (kind.endsWith("All")) {
    await game.db.rows(`insert into allowances (player_id, open, money) values ($1, $2, 'ask')`, [
      player.id,
      switches,
    ]);
  }
  // Another server has remembered nothing of before.
  return (await elsewhere).as(player);
}

const elsewhere = game.another();
const gated = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access === "player");
const needOf = ({ needs }: Endpoint) => (needs === "nothing" ? null : (needs ?? null));

const answers = await Promise.all(
  names.map(async (kind) => {
    const player = await playerWho(kind);
    const refused = [];
    for (const endpoint of gated) {
      const { refusal } = await player.call(endpoint, { id: crypto.randomUUID() } as never);
      refused.push(capabilityRefusals.find((code) => code === refusal?.code) ?? null);
    }
    return [kind, refused] as const;
  }),
);

test.each(answers)("every call answers as its row says: %s", (kind, refused) => {
  const lines = gated.map((endpoint, i) => {
    const need = needOf(endpoint);
    const should = need === null ? null : expected(need, kind);
    return { call: `${endpoint.method} ${endpoint.path}`, is: refused[i], should };
  });
  expect(lines.filter(({ is, should }) => is !== should)).toEqual([]);
});

test("something is asked for every capability that has a call", () => {
  const asked = new Set(gated.map(needOf));
  const silent = capabilities.filter((each) => !asked.has(each));
  expect(silent).toEqual(["outside_ai", "wallet", "money"]);
});

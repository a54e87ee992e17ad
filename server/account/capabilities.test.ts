import { expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { capabilities, capabilityRefusals } from "#game/account/capabilities.ts";
import { routes } from "#server/app.ts";
import { testGame } from "#server/testing/test-game.ts";
import { kindNames, playerWho, refusalFor } from "./test-kinds.ts";

const game = await testGame();

const gated = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access === "player");
const needOf = ({ needs }: Endpoint) => (needs === "nothing" ? null : (needs ?? null));

const answers = await Promise.all(
  kindNames.map(async (kind) => {
    const player = await playerWho(game, kind);
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
    const should = need === null ? null : refusalFor(need, kind);
    return { call: `${endpoint.method} ${endpoint.path}`, is: refused[i], should };
  });
  expect(lines.filter(({ is, should }) => is !== should)).toEqual([]);
});

test("something is asked for every capability that has a call", () => {
  const asked = new Set(gated.map(needOf));
  const silent = capabilities.filter((each) => !asked.has(each));
  expect(silent).toEqual(["outside_ai", "wallet", "money"]);
});

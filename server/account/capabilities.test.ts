import { expect, test } from "vitest";
import { endpoint as entry } from "#contract/endpoint.ts";
import {
  capabilities,
  capabilityRefusals,
  isSwitch,
  switches,
  type Switch,
} from "#game/account/capabilities.ts";
import { routes } from "#server/app.ts";
import { testGame, type ActingPlayer } from "#server/testing/test-game.ts";
import { kindNames, playerWho, refusalFor } from "./test-kinds.ts";

const game = await testGame();

const gated = routes.map(({ endpoint }) => endpoint).filter(({ access }) => access === "player");

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

const switchedChild = playerWho(game, "approvedAll");

test.each(answers)("every call answers as its row says: %s", (kind, refused) => {
  const lines = gated.map((endpoint, i) => {
    const { needs } = endpoint;
    const isClosed = kind === "suspended" && !endpoint.whileSuspended;
    const should = isClosed ? "suspended" : needs && refusalFor(needs, kind);
    return { call: `${endpoint.method} ${endpoint.path}`, is: refused[i], should };
  });
  expect(lines.filter(({ is, should }) => is !== should)).toEqual([]);
});

/** Of calls that need a switch: those that are refused when this is open. */
async function refusedWith(child: ActingPlayer, open: readonly Switch[]) {
  await game.db.rows(`update allowances set open = $2 where player_id = $1`, [child.id, open]);
  const needy = gated.filter(({ needs }) => isSwitch(needs ?? ""));
  const refused = [];
  for (const endpoint of needy) {
    const { refusal } = await child.call(endpoint, { id: crypto.randomUUID() } as never);
    if (refusal.code === "switched_off") refused.push(endpoint);
  }
  return {
    is: refused,
    should: needy.filter(({ needs }) => !open.some((each) => each === needs)),
  };
}

const switched = switches.flatMap((each) => [
  [each, "on", [each]] as const,
  [each, "off", switches.filter((other) => other !== each)] as const,
]);

test.each(switched)("of all switches only %s is %s", async (_, __, open) => {
  const { is, should } = await refusedWith(await switchedChild, open);
  expect(is).toEqual(should);
});

test("a call that does not say who may call is not compiled", () => {
  // @ts-expect-error: every entry says it, and of players what their account must be allowed to do.
  const forgotten = entry("GET /api/forgotten", { summary: "Forgotten" });
  expect(forgotten.access).toBe("player");
  const rows = new Set<string | null>([...capabilities, null]);
  expect(gated.filter(({ needs }) => !rows.has(needs))).toEqual([]);
});

test("something is asked for every capability that has a call", () => {
  const asked = new Set(gated.map(({ needs }) => needs));
  const silent = capabilities.filter((each) => !asked.has(each));
  expect(silent).toEqual(["outside_ai"]);
});

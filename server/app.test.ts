import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { chooseInDuel, getDuel } from "#contract/duel.ts";
import { meet } from "#server/duel/test-duelists.ts";
import { routes } from "./app.ts";
import { testGame } from "./testing/test-game.ts";

const game = await testGame();

const byId = routes.flatMap((route) =>
  /\{(id|\w+Id)\}/.test(route.endpoint.path) ? [route.endpoint] : [],
);

/** These calls succeed without the thing: a player who removes what is not there has their wish. */
const takesAway = new Set(["DELETE /api/wishlist/{cardId}", "DELETE /api/shared-cards/{id}"]);

/** What some calls need besides the id. */
const rest = {
  playerCards: ["7", "8", "9"],
  step: 0,
  agrees: true,
  choice: "strike",
  emote: "wow",
  version: 0,
  set: {},
  isWanted: true,
  isYes: true,
  name: "somebody",
  password: "lantern-of-moss",
  element: "fire",
  rarity: "common",
  attack: 1,
  defense: 1,
  role: "user",
  title: "Title",
  targetValue: 1,
  startDate: "2026-01-01",
  endDate: null,
  order: 1,
  credits: 1,
  price: 1,
  imageUrl: "/creatures/emberling.webp",
  pictureId: null,
  subject: "Hello",
  text: "How are you?",
  why: "to see",
  until: new Date(Date.now() + 86_400_000).toISOString(),
};

test.for(byId.filter(({ path }) => path !== "/api/packs/{id}/open"))(
  "$method $path answers an id that is no id like one that nothing has",
  async ({ method, path, access }) => {
    const player = access === "admin" ? await game.admin() : await game.player();
    const ask = async (id: string) => {
      const url = path.replace(/\{\w+\}/, id);
      const { statusCode, body } = await player.send({
        method,
        url,
        ...(method !== "GET" && { payload: rest }),
      });
      return { statusCode, body };
    };

    const [malformed, unknown] = [await ask("7"), await ask(randomUUID())];

    expect(malformed).toEqual(unknown);
    expect(malformed.statusCode).toBe(takesAway.has(`${method} ${path}`) ? 200 : 404);
  },
);

test("an id in capital letters is the same id", async () => {
  const player = await game.player();
  const rival = await game.player();
  const id = await meet(player, rival);

  const chose = await player.call(chooseInDuel, {
    id: id.toUpperCase(),
    step: 0,
    choice: "guard",
  });

  expect(chose.status).toBe(200);
  expect((await player.call(getDuel, { id })).body.chosen).toBe("guard");
});

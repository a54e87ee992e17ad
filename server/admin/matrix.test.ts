import { expect, test } from "vitest";
import { PROOF_MINUTES, type Endpoint } from "#contract/endpoint.ts";
import { routes } from "#server/app.ts";
import { testGame, type ActingPlayer, type Caller } from "#server/testing/test-game.ts";

// Who may call what of the back office. New calls are in it by themselves.

const game = await testGame();

const ofAdmins = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ path }) => path.startsWith("/api/admin/"));

/** Changes that want no proof of the last minutes: the log can take them back, or nothing is lost. */
const undoable =
  /^(?:POST \/api\/admin\/clear-cache|(?:POST|PUT) \/api\/admin\/cards|\w+ \/api\/admin\/(?:creatures|store\/packages|missions|content))(?:\/\{id\})?$/;

/** What changes nothing: it only looks whether something works, or asks anew. */
const harmless = new Set(["POST /api/admin/test/{part}", "POST /api/admin/clear-cache"]);

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What each call answers, sent with next to nothing. */
async function answersTo({ send }: Pick<Caller, "send">) {
  const answers: Record<string, string> = {};
  for (const endpoint of ofAdmins) {
    const url = endpoint.path.replaceAll(/\{\w+\}/g, crypto.randomUUID());
    const { method } = endpoint;
    const answer = await send({ method, url, ...(method !== "GET" && { payload: {} }) });
    const isPassed = ![401, 403].includes(answer.statusCode);
    answers[nameOf(endpoint)] = isPassed ? "passed" : answer.json<{ code: string }>().code;
  }
  return answers;
}

const all = (word: string) => Object.fromEntries(ofAdmins.map((each) => [nameOf(each), word]));

async function ofRole(role: string): Promise<ActingPlayer> {
  const player = await game.player();
  await game.db.rows(`update players set role = $2 where id = $1`, [player.id, role]);
  game.deps.sessions.forget(player.id);
  return player;
}

async function guardian() {
  const [parent, child] = [await game.player(), await game.player({ born: "2015-01" })];
  await game.db.rows(`insert into guardianships (guardian_id, child_id) values ($1, $2)`, [
    parent.id,
    child.id,
  ]);
  return parent;
}

test("there are calls to be looked at, and all of them say that they are for admins", () => {
  expect(ofAdmins.length).toBeGreaterThan(8);
  expect(ofAdmins.filter(({ access }) => access !== "admin").map(nameOf)).toEqual([]);
});

test("nobody who is not signed in gets anything", async () => {
  expect(await answersTo(game.visitor())).toEqual(all("signed_out"));
});

test.for([
  ["a player", () => game.player()],
  ["a demo account", () => ofRole("demo")],
  ["a guardian", guardian],
] as const)("%s gets nothing", async ([, make]) => {
  expect(await answersTo(await make())).toEqual(all("not_admin"));
});

test("an admin who has just signed in may call everything", async () => {
  // A call may end the session or sign in to another account, so each has an admin of its own.
  const answers: Record<string, string> = {};
  for (const endpoint of ofAdmins) {
    const own = await answersTo(oneCall(await game.admin(), endpoint));
    answers[nameOf(endpoint)] = own[nameOf(endpoint)] ?? "";
  }
  expect(answers).toEqual(all("passed"));
});

/** Sends one of the calls and leaves out the others. */
const oneCall = ({ send }: Pick<Caller, "send">, { path, method }: Endpoint) => ({
  send: ((request: { url: string; method: string }) => {
    const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
    const isIt = request.method === method && pattern.test(request.url);
    return isIt ? send(request as never) : Promise.resolve({ statusCode: 200 });
  }) as Caller["send"],
});

test("an admin whose sign-in was a while ago may do nothing sensitive", async () => {
  const admin = await game.admin();
  game.wait(PROOF_MINUTES * 60_000);
  game.deps.sessions.forget(admin.id);

  const answers = await answersTo(admin);

  const expected = ofAdmins.map((each) => [
    nameOf(each),
    each.sensitive ? "prove_again" : "passed",
  ]);
  expect(answers).toEqual(Object.fromEntries(expected));
});

test("every change is sensitive, or can be taken back from the log", () => {
  const open = ofAdmins.filter(({ method, sensitive }) => method !== "GET" && !sensitive);
  expect(open.map(nameOf).filter((name) => !undoable.test(name) && !harmless.has(name))).toEqual(
    [],
  );
});

/** Sends a change, loses the answer, and sends it again, as a browser does whose network went away. */
import { Stripe } from "stripe";
import { expect } from "vitest";
import { openEmulator } from "#server/adapters/payments/emulator/emulator.ts";
import { stripeProvider } from "#server/adapters/payments/provider-keys.ts";
import type { Deps } from "#server/lib/deps.ts";
import { newId, sha256 } from "#server/lib/ids.ts";
import { noPictures } from "#server/purchases/test-buyers.ts";
import { testGame, type Answer } from "#server/testing/test-game.ts";
import type { Change, Game } from "./change.ts";

/** Tries are not what is tried here. */
export const noLimits = { count: async () => 1, giveBack: async () => {}, forget: async () => {} };

/** What a request waits for. All other work would change something between a call and its repeat. */
const waitedFor = ["the making of cards", "cards on their way on the chain"];

const withoutOtherWork = ({ jobs }: Deps): Deps["jobs"] => ({
  ...jobs,
  keepDoing(what, ...rest) {
    if (waitedFor.includes(what)) jobs.keepDoing(what, ...rest);
  },
});

/** The emulator, reached as Stripe would be: it knows its own keys. */
function reachable({ db, now }: Deps): Deps["paymentProvider"] {
  const asked: typeof fetch = async (...request) => (await openEmulator(db, now)).fetch(...request);
  const httpClient = Stripe.createFetchHttpClient(asked);
  return stripeProvider(now, { host: "stripe.test", httpClient });
}

/** Of a game in which only what is tried changes anything. */
export const quiet = (deps: Deps): Partial<Deps> => ({
  ...noPictures(),
  limits: noLimits,
  jobs: withoutOtherWork(deps),
  paymentProvider: reachable(deps),
});

export const quietGame = () => testGame({ adjust: quiet });

/** Tables that every request may change: answers, minutes of play and counted tries. */
const aboutRequests = ["idempotent_answers", "play_minutes", "counted_tries"];

/** What stands in each table, letter by letter. */
export async function everything({ db }: Game): Promise<Record<string, string>> {
  const tables = await db.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)`,
    [aboutRequests],
  );
  const each = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as rows
         from ${name} t`,
  );
  const found = await db.rows<{ name: string; rows: string }>(each.join(" union all "));
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
}

/** Letters that are being sent, and pictures that are being painted, leave their traces, too. */
export const untilSent = ({ db }: Game) =>
  expect
    .poll(
      () =>
        db.rows(
          `select name from jobs.job where state in ('created', 'active', 'retry')
           union all select 'a picture' from card_pictures where picture is null`,
        ),
      {
        timeout: 60_000,
        interval: 20,
      },
    )
    .toEqual([]);

/** As after a server that died between the last transaction of a call and the reply. */
const forgetReply = ({ db }: Game, key: string) =>
  db.rows(
    `with of_key as (select scope, key_hash, answer from idempotent_answers where key_hash = $1),
       gone as (delete from idempotent_answers a using of_key o
                 where (a.scope, a.key_hash) = (o.scope, o.key_hash) and o.answer is null)
     update idempotent_answers a set reply = null from of_key o
      where (a.scope, a.key_hash) = (o.scope, o.key_hash) and o.answer is not null`,
    [sha256(key)],
  );

/** Both ways in which an answer is lost. */
export const losses = ["answer", "reply"] as const;

/** What came of it the second time, and what should have. A reply is lost when the server dies before it. */
export async function repeats(
  game: Game,
  { endpoint, begin, anew }: Change,
  lost: (typeof losses)[number],
) {
  const { by, input } = await begin(game);
  const before = { ...by.jar };
  const id = newId();
  const key = { headers: { "idempotency-key": id } };
  const first = await by.call(endpoint, input, key);
  if (first.status !== 200) throw new Error(JSON.stringify(first.refusal));
  await untilSent(game);
  const done = await everything(game);
  if (lost === "reply") await forgetReply(game, id);

  const again = await game.as({ ...by, jar: before }).call(endpoint, input, key);

  await untilSent(game);
  const left = await everything(game);
  for (const table of anew?.touches ?? []) left[table] = done[table] ?? "";
  return {
    found: { answer: withoutClock(again), tables: left },
    expected: { answer: withoutClock(rightAnswer(anew, again, first)), tables: done },
  };
}

function rightAnswer(anew: Change["anew"], again: Answer<unknown>, first: Answer<unknown>) {
  const isRight = anew?.isRight?.(again, first);
  return isRight === undefined ? first : isRight && again;
}

/** What is not kept is said anew, with the time that it is then. */
const withoutClock = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value: unknown) => (name === "nowMs" ? 0 : value)));

/** Every call in which a player or an admin gives or looks up a name. */
import { expect, test } from "vitest";
import { requestRemarks } from "#texts/en/requests.ts";
import { allChanges } from "./testing/changes/all-changes.ts";
import { nameOf } from "./testing/changes/change.ts";
import { everything, quietGame, untilSent } from "./testing/changes/walk.ts";

const game = await quietGame();

const named: Readonly<Record<string, readonly string[]>> = {
  "POST /api/auth/signup": ["username", "firstName", "lastName"],
  "PUT /api/profile": ["firstName", "lastName"],
  "POST /api/family/ask": ["firstName"],
  "POST /api/account/passkeys": ["name"],
  "PUT /api/account/passkeys/{id}": ["name"],
  "POST /api/cards/create-custom": ["creatureName"],
  "POST /api/user-cards/{id}/rename": ["name"],
  "POST /api/teams": ["name"],
  "PUT /api/teams/{id}": ["name"],
  "POST /api/admin/cards": ["name"],
  "PUT /api/admin/cards/{id}": ["name"],
  "POST /api/admin/creatures": ["name"],
  "PUT /api/admin/creatures/{id}": ["name"],
  "POST /api/admin/missions": ["title"],
  "PUT /api/admin/missions/{id}": ["title"],
  "POST /api/admin/store/packages": ["name"],
  "PUT /api/admin/store/packages/{id}": ["name"],
};

/** A heading may hold an address and signs. */
const headed = ["POST /api/admin/content", "PUT /api/admin/content/{id}"];

/** These fields only look up an account, whose name may be older than the rules. */
const looking = [
  "POST /api/trades/direct/create forName",
  "DELETE /api/family/children/{id} name",
  "POST /api/account/delete username",
];

const broken = ["Mika\nwon", "Mika\u2028won", "Mika\u202Ewon", "Mi\u200Bka", "Mika\u001B[2J"];

const hostile = [
  ...broken,
  "Mika\r\nBcc: x",
  "evil.example",
  "evil．com",
  "example . com",
  "www.evil",
  "http:evil",
  "mika@evil.example",
  "<b>Mika</b>",
];

type Schema = { properties?: Record<string, object> };

type Operation = { requestBody?: { content: { "application/json": { schema: Schema } } } };

test("every field for a name is tried here", async () => {
  const { paths } = (await game.visitor().send({ url: "/api/openapi.json" })).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const fields = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      Object.entries(requestBody?.content["application/json"].schema.properties ?? {})
        // Of a list of words a player only picks one.
        .filter(([, schema]) => /"string"(?!.*"enum")/.test(JSON.stringify(schema)))
        .filter(([field]) => /^(name|title|username|\w+Name)$/.test(field))
        .map(([field]) => `${method.toUpperCase()} ${path} ${field}`),
    ),
  );

  const known = [
    ...Object.entries(named).flatMap(([call, names]) => names.map((name) => `${call} ${name}`)),
    ...headed.map((call) => `${call} title`),
    ...looking,
  ];
  expect(fields.toSorted()).toEqual(known.toSorted());
});

const changes = allChanges.flatMap((change) => {
  const call = nameOf(change.endpoint);
  if (headed.includes(call)) return [[call, change, ["title"], broken] as const];
  const fields = named[call];
  return fields ? [[call, change, fields, hostile] as const] : [];
});

test.for(changes)(
  "%s takes no more than a name, and then changes nothing",
  async ([, { endpoint, begin }, fields, texts]) => {
    const { by, input } = await begin(game);
    await untilSent(game);
    const before = await everything(game);

    for (const field of fields) {
      for (const text of texts) {
        const { status, refusal } = await by.call(endpoint, { ...input, [field]: text });
        expect([field, text, status, refusal.code]).toEqual([field, text, 400, "bad_input"]);
        const remarks = [requestRemarks.more_than_name, requestRemarks.more_than_line];
        expect(remarks.some((remark) => refusal.message.includes(remark))).toBe(true);
      }
    }

    expect(await everything(game)).toEqual(before);
    expect((await by.call(endpoint, input)).status).toBe(200);
  },
);

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { standardSettings } from "#game/settings/settings.ts";
import { registerPages } from "./pages.ts";
import { ann } from "./test-ann.ts";

const LANDING = `<html><meta name="theme-color" content="#000" data-light="#fff"></head><h1>Landing</h1></html>`;

/** What admins have written; a test may change it. */
const items: string[] = [];
const missions: string[] = [];

/** What admins have set; a test may change it. */
const settings = { maintenance: null, ...standardSettings };

/** Who is paid; a test may change it. */
const provider = { isElsewhere: false };

/** What is true of the launch; a test may change it. */
const claims = { isCampaignOpen: true, hasThousands: true };

const routes = [
  ["/", "pages/index.html"],
  ["/rules", "pages/rules.html"],
  ["/login", null],
  ["/cards", null],
  ["/checkout", null],
  ["/admin", null],
  ["/card/:id", null],
] as const;

let folder = "";
const app = Fastify();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pages-"));
  await mkdir(join(folder, "public/assets"), { recursive: true });
  await mkdir(join(folder, "pages"));
  await writeFile(join(folder, "public/assets/app-1.js"), "alert(1)");
  await writeFile(join(folder, "public/assets/app-1.js.br"), "compressed");
  await writeFile(join(folder, "public/robots.txt"), "User-agent: *");
  await writeFile(join(folder, "pages/index.html"), LANDING);
  await writeFile(join(folder, "pages/rules.html"), "<html><h1>Rules</h1></html>");
  await writeFile(join(folder, "pages/rules.frame.html"), "<html><!--head--><!--app--></html>");
  await writeFile(join(folder, "pages/index.frame.html"), LANDING);
  await writeFile(
    join(folder, "renderer.mjs"),
    `let pages = 0;
     export const renderPage = async (path, { items, settings, missions }) => {
       if (items.includes("broken")) throw new Error("broken");
       return \`<h1>Rules</h1>\${items.join()} at \${settings.shareCoins} for \${missions.join()} page \${++pages} of \${path}\`;
     };`,
  );
  await writeFile(
    join(folder, "pages/shell.html"),
    "<html><title>Taleborn</title><!--picture--><!--head--><!--app--></html>",
  );
  const table = routes.map(([path, page]) => ({
    path,
    chunks: [`/assets${path}.js`],
    visitorChunks: [`/assets${path}-for-visitors.js`],
    placeholder: path === "/" ? "<p>placeholder</p>" : null,
    prerendered: page && { page, frame: page.replace(".html", ".frame.html") },
  }));
  await writeFile(
    join(folder, "routes.json"),
    JSON.stringify({ playerChunks: ["/assets/bar.js"], renderer: "renderer.mjs", routes: table }),
  );
  registerPages(app, {
    folder,
    whoIs: async (request) => {
      const cookie = request.headers.cookie ?? "";
      if (cookie.includes("session=away")) throw new Error("Query read timeout");
      if (cookie.includes("session=kim")) return { ...ann, ageBand: null };
      return cookie.includes("session=ann") ? ann : null;
    },
    settings: () => settings,
    missions: async () => missions,
    contentOf: async (types) => [...types, ...items],
    launchClaims: async () => claims,
    paysElsewhere: () => provider.isElsewhere,
    answerReads: async (reads) =>
      reads
        .filter(({ input }) => !("id" in input) || input.id === "shared")
        .map(({ endpoint: { path }, input }) => ({ path, input, answer: "first" })),
    previewOf: async (address) => ({
      title: `"Quote" & <b>'s`,
      description: "$& $1",
      url: `https://game.test${address}`,
      image: "https://game.test/share/7.jpg",
      imageAlt: "A card",
    }),
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: "GET", url, headers });
const asAnn = { cookie: "session=ann" };

test("a visitor at / gets the prerendered page, and 304 when they know it", async () => {
  const first = await get("/");
  expect(first.body).toContain("<h1>Landing</h1>");
  expect(first.headers["cache-control"]).toBe("no-cache");

  const again = await get("/", { "if-none-match": String(first.headers["etag"]) });
  expect(again.statusCode).toBe(304);
});

test("while the database is away, a player's page asks by itself who is there", async () => {
  const { statusCode, headers, body } = await get("/cards", { cookie: "session=away" });
  expect([statusCode, headers["retry-after"], headers["cache-control"]]).toEqual([
    503,
    "2",
    "no-store",
  ]);
  expect(body).toMatch(/^<html/);
  expect(body).toContain('id="boot">[{"path":"/api/settings",');
});

test("the landing page takes back what is not true of the launch, also for who knows it", async () => {
  const bold = await get("/");
  expect(bold.body).toMatch(/^<html>/);

  Object.assign(claims, { isCampaignOpen: false, hasThousands: false });
  const modest = await get("/", { "if-none-match": String(bold.headers["etag"]) });
  const login = await get("/login");
  Object.assign(claims, { isCampaignOpen: true, hasThousands: true });

  expect(modest.statusCode).toBe(200);
  expect(modest.body).toMatch(/^<html data-campaign="over" data-players="few">/);
  expect(login.body).not.toContain("data-campaign");
});

test("a page with content items is rendered once for every change of what it tells", async () => {
  items.splice(0, items.length, "<b>be kind</b>");
  const first = await get("/rules");
  expect(first.body).toContain("rule,faq,page,<b>be kind</b> at 50 for  page 1 of /rules");
  expect(first.body).toContain('"page","\\u003cb>be kind\\u003c/b>"],"settings":{');
  expect(first.body).toContain('"shareCoins":50,');
  expect(first.body).not.toContain("<!--");
  const known = { "if-none-match": String(first.headers["etag"]) };
  expect((await get("/rules", known)).statusCode).toBe(304);

  items.push("be brave");
  const [second, third] = await Promise.all([get("/rules", known), get("/rules")]);
  expect(second.body).toContain("be brave at 50 for  page 2 of /rules");
  expect(third.body).toBe(second.body);

  settings.shareCoins = 77;
  expect((await get("/rules", known)).body).toContain("be brave at 77 for  page 3 of /rules");

  missions.push("a visit");
  expect((await get("/rules", known)).body).toContain(
    "be brave at 77 for a visit page 4 of /rules",
  );
});

test("a page whose items cannot be rendered is sent without them, until they can", async () => {
  items.splice(0, items.length, "broken");
  const plain = await get("/rules");
  expect([plain.statusCode, plain.body]).toEqual([200, "<html><h1>Rules</h1></html>"]);

  items.splice(0, items.length, "mended");
  expect((await get("/rules")).body).toContain("mended");
});

test("a player at / gets the shell, who they are, and the code of their first screen", async () => {
  const page = await get("/", asAnn);
  expect(page.body).toContain('src="/assets/.js"');
  expect(page.body).toContain('src="/assets/bar.js"');
  expect(page.body).toContain('"email":"ann@example.org"');
  expect(page.body).not.toContain("</script>ann");
  expect(page.headers["cache-control"]).toBe("private, no-store");
});

const policyAt = async (path: string, headers = {}) =>
  (await get(path, headers)).headers["content-security-policy"];

test("a page may fetch from Stripe where it is paid, for those who are there, and nowhere else", async () => {
  expect(await policyAt("/checkout", asAnn)).toBeUndefined();

  provider.isElsewhere = true;

  const policy = String(await policyAt("/checkout", asAnn));
  expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(
    policy.match(/https:\/\/[^ ;]+/g)?.filter((host) => !host.endsWith(".stripe.com")),
  ).toEqual([]);
  expect(await policyAt("/cards", asAnn)).toBeUndefined();
  expect(await policyAt("/checkout")).toBeUndefined();
  provider.isElsewhere = false;
});

test("a player sees a first picture before the app is there, a visitor does not", async () => {
  const page = await get("/", asAnn);
  expect(page.body).toContain("<p>placeholder</p>");
  expect(page.body).toMatch(/as="image" fetchpriority="high" href="[^"]+\.webp"/);

  expect((await get("/cards")).body).not.toMatch(/placeholder|webp/);
});

test("who is asked their age first does not see the screen's picture before", async () => {
  const page = await get("/", { cookie: "session=kim" });
  expect(page.body).toContain('"ageBand":null');
  expect(page.body).not.toMatch(/placeholder|webp/);
});

test("the tab has the name of the screen that will be seen", async () => {
  expect((await get("/cards", asAnn)).body).toContain("<title>My Collection · Taleborn</title>");
  expect((await get("/cards")).body).toContain("<title>Sign In · Taleborn</title>");
  expect((await get("/nope")).body).toContain("<title>Taleborn</title>");
});

test("a player's page brings the first answers along, a visitor's does not", async () => {
  const brought = '{"path":"/api/cards/deck","input":{},"answer":"first"}';
  expect((await get("/cards", asAnn)).body).toContain(brought);
  expect((await get("/nope", asAnn)).body).not.toContain('"first"');
  const { body } = await get("/cards");
  expect(body).not.toContain('"first"');
  expect(body).toContain(`"path":"/api/settings","input":{},"answer":${JSON.stringify(settings)}`);
});

test.for([
  ["/cards", 200, 200],
  ["/card/7", 200, 200],
  ["/login", 200, 404],
  ["/admin", 404, 200],
  ["/nope", 404, 404],
  ["/.git/config", 404, 404],
] as const)("%s is answered with %i for visitors and %i for players", async (row) => {
  const [path, forVisitors, forPlayers] = row;
  expect((await get(path)).statusCode).toBe(forVisitors);
  expect((await get(path, asAnn)).statusCode).toBe(forPlayers);
  expect((await get(path)).headers["content-type"]).toContain("text/html");
});

test("a visitor of a player's page is given the code of the login screen", async () => {
  const { body } = await get("/cards");
  expect(body).toContain('src="/assets/login.js"');
  expect(body).toContain('[{"path":"/api/auth/user","input":{},"answer":null},');
});

test("a visitor of a shared card is given the card and its screen, and of any other the login", async () => {
  const shared = await get("/card/shared");
  expect(shared.statusCode).toBe(200);
  expect(shared.body).toContain("/card/:id-for-visitors.js");
  expect(shared.body).toContain('"path":"/api/shared-cards/{id}","input":{"id":"shared"}');
  expect(shared.body).toContain("<title>&quot;Quote&quot; &amp; &lt;b&gt;'s · Taleborn</title>");
  expect(shared.headers["cache-control"]).toBe("no-cache");

  for (const path of ["/card/7", "/card/%00", "/card/shared/more"]) {
    expect((await get(path)).body).not.toMatch(/for-visitors|shared-cards/);
  }
  expect((await get("/card/7")).body).toContain('src="/assets/login.js"');
});

test("a player of a shared card is given the player's own screen", async () => {
  const { body } = await get("/card/shared", asAnn);
  expect(body).toContain('src="/assets/card/:id.js"');
  expect(body).not.toContain("for-visitors");
});

test("the chosen theme is in the page from the start", async () => {
  const light = (await get("/", { cookie: "a=1; theme=light" })).body;
  expect(light).toContain('<html data-theme="light">');
  expect(light).toContain('content="#fff" data-light="#fff"');
  expect((await get("/", { cookie: "theme=dark" })).body).toContain('content="#000"');
  expect((await get("/", { cookie: "theme=evil" })).body).not.toContain("data-theme");
});

test("hashed files are kept for ever and come compressed", async () => {
  const file = await get("/assets/app-1.js", { "accept-encoding": "br" });
  expect(file.body).toBe("compressed");
  expect(file.headers["content-encoding"]).toBe("br");
  expect(file.headers["cache-control"]).toContain("immutable");
  expect((await get("/robots.txt")).headers["cache-control"]).not.toContain("immutable");
});

test("browsers ask for the service worker every time", async () => {
  await writeFile(join(folder, "public/worker.js"), "// a worker");
  const { body, headers } = await get("/worker.js");
  expect([body, headers["cache-control"]]).toEqual(["// a worker", "no-cache"]);
});

test("a client without a service worker takes away the one of an earlier version", async () => {
  await rm(join(folder, "public/worker.js"), { force: true });
  const { statusCode, body, headers } = await get("/worker.js");
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-cache"]);
  expect(headers["content-type"]).toContain("javascript");
  expect(body).toContain("registration.unregister()");
  expect((await get("/no-worker.js")).body).toBe(body);
});

test("a page says whose it is, so that nothing is kept of anybody else", async () => {
  expect((await get("/cards", asAnn)).headers["taleborn-player"]).toBe("p1");
  expect((await get("/cards")).headers["taleborn-player"]).toBe("none");
  expect((await get("/")).headers["taleborn-player"]).toBe("none");
});

test.for([
  "/llms.txt",
  "/assets/gone.js",
  "/routes.json",
  "/api/nope",
  "/.env",
  "/../package.json",
  "/assets/..%2f..%2frenderer.mjs",
])("nobody is given a page for %s", async (path) => {
  const { statusCode, headers } = await get(path);
  expect(statusCode).toBe(404);
  expect(headers["content-type"]).not.toContain("html");
});

test.for(["/assets", "/assets/", "/assets/%2e%2e/"])("%s lists no files", async (path) => {
  const { body } = await get(path);
  expect(body).not.toContain("app-1");
});

test.for(["/", "/card/7", "/nope"])(
  "a visitor's page at %s tells other sites what to show",
  async (path) => {
    const { body } = await get(path);

    expect(body).toContain(`<meta property="og:url" content="https://game.test${path}">`);
    expect(body).toContain(`<meta property="og:image" content="https://game.test/share/7.jpg">`);
    expect(body).toContain(`<meta property="og:image:width" content="1200">`);
    expect(body).toContain(`<meta name="twitter:card" content="summary_large_image">`);
  },
);

test("what players write stays words", async () => {
  for (const path of ["/", "/card/7"]) {
    const { body } = await get(path);
    expect(body).toContain(`content="&quot;Quote&quot; &amp; &lt;b&gt;'s"`);
    expect(body).toContain(`content="$&amp; $1"`);
    expect(body).not.toContain("<b>");
  }
});

test("a player's own page needs no tags", async () => {
  expect((await get("/card/7", asAnn)).body).not.toContain("og:");
});

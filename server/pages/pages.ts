/**
 * The web client as the server sends it: its files, the prerendered pages for visitors, and
 * for everybody else the empty shell with the player and the first screen's code already in it.
 */
import { join, normalize } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { currentUser, type UserOnWire } from "#contract/account.ts";
import type { PageAnswer } from "#contract/endpoint.ts";
import type { LaunchClaims } from "#game/account/launch.ts";
import type { Read } from "#server/lib/http/answer-reads.ts";
import { firstReads } from "#web/app/first-reads.ts";
import { answerFor, findScreen, tabTitle } from "#web/app/paths.ts";
import { LOGIN, type Screen } from "#web/app/screen-table.ts";
import { escapeHtml, jsonScript, sendHtml } from "./html.ts";
import { withLaunchMarks } from "./launch-marks.ts";
import { prerenderedPages } from "./prerendered.ts";
import { previewTags, type Preview } from "./preview.ts";
import { isLastWorker, lastServiceWorker, SERVICE_WORKER } from "./service-worker.ts";
import { builtScreen, openSite } from "./site.ts";

export type PagesOptions = {
  /** What tools/build/build-web.ts made. */
  folder: string;
  whoIs(request: FastifyRequest): Promise<UserOnWire | null>;
  /** Answers what a screen will ask first. */
  answerReads(
    reads: readonly Read[],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<PageAnswer[]>;
  /** Content items of these types, for the prerendered pages that show them. */
  contentOf(types: readonly string[]): Promise<readonly unknown[]>;
  /** What the landing page may say about the launch. */
  launchClaims(): Promise<LaunchClaims>;
  /** What other sites, which come as visitors, show of a link to this address. */
  previewOf(address: string): Promise<Preview>;
};

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400";
/** Kept, but asked about every time. */
const ASK = "no-cache";

function freshness(file: string): string {
  if (file === normalize(SERVICE_WORKER)) return ASK;
  return file.startsWith(normalize("/assets/")) ? FOR_EVER : FOR_A_DAY;
}

/** Such as /llms.txt: nobody must be given a page of the app for it. */
const looksLikeFile = /\.[a-z0-9]+$/i;

export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { folder } = options;
  const site = openSite(folder);
  const prerendered = prerenderedPages(site, { contentOf: options.contentOf, log: app.log });
  const files = join(folder, "public");
  registerFiles(app, files);
  app.get("/*", async (request, reply) => {
    const [address = "/"] = request.url.split("?");
    if (address.startsWith("/api/")) return reply.callNotFound();
    if (isLastWorker(files, address)) {
      return reply.type("text/javascript").header("cache-control", ASK).send(lastServiceWorker);
    }
    if (looksLikeFile.test(address)) return reply.sendFile(address);
    const user = await options.whoIs(request);
    const { screen, isMissing } = shownAt(address, user !== null);
    void reply.code(isMissing ? 404 : 200);
    void reply.header("cache-control", user ? "private, no-store" : ASK);
    // For the service worker: what it keeps of anybody else goes.
    void reply.header("taleborn-player", user?.id ?? "none");
    const page = user
      ? await playersPage(screen, { user, request, reply })
      : await visitorsPage(screen, address);
    return sendHtml(request, reply, page);
  });

  async function playersPage(screen: Screen | null, { user, request, reply }: PlayersVisit) {
    const reads = (screen?.firstReads ?? []).map((name) => firstReads[name]);
    const answers = await options.answerReads(reads, request, reply);
    const { chunks, placeholder } = builtScreen(site, screen);
    const html = fillShell(site.shell, {
      title: screen?.title,
      head: headOf([...chunks, ...site.playerChunks], [userAnswer(user), ...answers]),
      picture: screen?.placeholder?.picture,
      body: placeholder,
    });
    return { html, keep: false };
  }

  async function visitorsPage(screen: Screen | null, address: string) {
    const preview = previewTags(await options.previewOf(address));
    const page = screen && (await prerendered(screen));
    if (page !== null) {
      const claims = screen?.prerendered?.claimsLaunch;
      const marked = claims ? withLaunchMarks(page, await options.launchClaims()) : page;
      return { html: marked.replace("</head>", () => `${preview}</head>`), keep: true };
    }
    const { chunks } = builtScreen(site, screen);
    const html = fillShell(site.shell, {
      title: screen?.title,
      head: preview + headOf(chunks, [userAnswer(null)]),
    });
    return { html, keep: false };
  }
}

function registerFiles(app: FastifyInstance, files: string): void {
  app.register(fastifyStatic, {
    root: files,
    // Files are sent by the one route below: a route for each would take long at every start.
    serve: false,
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header("cache-control", freshness(path.slice(files.length)));
    },
  });
}

type PlayersVisit = { user: UserOnWire; request: FastifyRequest; reply: FastifyReply };

/** Null for a visitor, who then need not ask who they are. */
const userAnswer = (user: UserOnWire | null): PageAnswer => ({
  path: currentUser.path,
  input: {},
  answer: user,
});

/** The screen that will be seen at an address, which for visitors may be the login. */
function shownAt(address: string, isPlayer: boolean) {
  const screen = findScreen(address);
  const answer = screen ? answerFor(screen.access, isPlayer) : "missing";
  if (answer === "missing") return { screen: null, isMissing: true };
  return { screen: answer === "login" ? findScreen(LOGIN) : screen, isMissing: false };
}

type ShellParts = {
  title: string | undefined;
  head: string;
  picture?: string | undefined;
  body?: string | null | undefined;
};

const fillShell = (shell: string, { title, head, picture, body }: ShellParts): string =>
  shell
    .replace("<!--picture-->", () => (picture === undefined ? "" : preloadPicture(picture)))
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => body ?? "")
    .replace(TITLE, (words) => (title === undefined ? words : escapeHtml(tabTitle(title))));

const TITLE = /(?<=<title>)[^<]*/;

const preloadPicture = (file: string) =>
  `<link rel="preload" as="image" fetchpriority="high" href="${file}">`;

const stylesFirst = (file: string) => (file.endsWith(".css") ? 0 : 1);

/** What the first screen needs: its code, and answers that it need not ask for. */
function headOf(chunks: readonly string[], boot: readonly PageAnswer[]): string {
  const files = [...new Set(chunks)].toSorted((a, b) => stylesFirst(a) - stylesFirst(b));
  const links = files.map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  return links.join("") + jsonScript("boot", boot);
}

/**
 * The web client as the server sends it: its files, the finished pages for visitors, and for
 * everybody else the empty shell with the player and the first screen's code already in it.
 */
import { join, normalize } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { UserOnWire } from "#contract/account.ts";
import type { LaunchClaims } from "#game/account/launch.ts";
import { finishedPages } from "./prerendered.ts";
import { jsonScript, sendHtml } from "./html.ts";
import { withLaunchMarks } from "./launch-marks.ts";
import { previewTags, type Preview } from "./preview.ts";
import { isLastWorker, lastServiceWorker, SERVICE_WORKER } from "./service-worker.ts";
import { openSite, type Site } from "./site.ts";

export type PagesOptions = {
  /** What tools/build/build-web.ts made. */
  folder: string;
  whoIs(request: FastifyRequest): Promise<UserOnWire | null>;
  /** By the path of the call: what the screen at this path of the client will ask first. */
  firstAnswers(path: string, user: UserOnWire): Promise<Record<string, unknown>>;
  /** Content items of these types, for the finished pages that show them. */
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
  const finishedPage = finishedPages(site, { contentOf: options.contentOf, log: app.log });
  const visitorsPage = async (path: string) => {
    const page = await finishedPage(path);
    const isLanding = page !== null && path === "/";
    return isLanding ? withLaunchMarks(page, await options.launchClaims()) : page;
  };
  const files = join(folder, "public");
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
  app.get("/*", async (request, reply) => {
    const [address = "/"] = request.url.split("?");
    if (address.startsWith("/api/")) return reply.callNotFound();
    if (isLastWorker(files, address)) {
      return reply.type("text/javascript").header("cache-control", ASK).send(lastServiceWorker);
    }
    if (looksLikeFile.test(address)) return reply.sendFile(address);
    const user = await options.whoIs(request);
    const route = findRoute(site, address, user !== null);
    const isSeen = user !== null && route.answer === "screen";
    const answers = isSeen ? await options.firstAnswers(route.path, user) : {};
    const preview = user ? "" : previewTags(await options.previewOf(address));
    const finished = user ? null : await visitorsPage(route.path);
    return sendPage(site, { ...route, answers, preview, finished, request, reply, user });
  });
}

type Visit = ReturnType<typeof findRoute> & {
  request: FastifyRequest;
  reply: FastifyReply;
  user: UserOnWire | null;
  answers: Record<string, unknown>;
  /** Tags for its head. */
  preview: string;
  /** The whole page, for a visitor of a path that has one. */
  finished: string | null;
};

function sendPage(site: Site, { answer, finished, request, reply, user, ...visit }: Visit) {
  void reply.code(answer === "missing" ? 404 : 200);
  void reply.header("cache-control", user ? "private, no-store" : ASK);
  // For the service worker: what it keeps of anybody else goes.
  void reply.header("taleborn-player", user?.id ?? "none");
  if (finished !== null) {
    const html = finished.replace("</head>", () => `${visit.preview}</head>`);
    return sendHtml(request, reply, { html, keep: true });
  }
  const chunks = user ? [...visit.chunks, ...site.playerChunks] : visit.chunks;
  const boot = { "/api/auth/user": user, ...visit.answers };
  const picture = visit.picture ? preloadPicture(visit.picture) : "";
  const html = site.shell
    .replace("<!--picture-->", () => picture)
    .replace("<!--head-->", () => visit.preview + headOf(chunks, boot))
    .replace("<!--app-->", () => visit.firstSight ?? "");
  return sendHtml(request, reply, { html, keep: false });
}

/** The code to fetch early is that of the screen which will be seen. */
function findRoute(site: Site, address: string, isPlayer: boolean) {
  const route = site.routes.find(({ pattern }) => pattern.test(address));
  if (!route) return { path: "", chunks: [], answer: "missing" } as const;
  const answer = isPlayer ? route.forPlayers : route.forVisitors;
  const chunks = { screen: route.chunks, login: site.loginChunks, missing: [] }[answer];
  const { picture, firstSight } = isPlayer ? route : {};
  return { path: route.path, chunks, picture, firstSight, answer };
}

const preloadPicture = (file: string) =>
  `<link rel="preload" as="image" fetchpriority="high" href="${file}">`;

const stylesFirst = (file: string) => (file.endsWith(".css") ? 0 : 1);

/** What the first screen needs: its code, and answers that it need not ask for. */
function headOf(chunks: readonly string[], boot: Record<string, unknown>): string {
  const files = [...new Set(chunks)].toSorted((a, b) => stylesFirst(a) - stylesFirst(b));
  const links = files.map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  return links.join("") + jsonScript("boot", boot);
}

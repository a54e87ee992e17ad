/**
 * The web client as the server sends it: its files, the finished pages for visitors, and for
 * everybody else the empty shell with the player and the first screen's code already in it.
 */
import { join, normalize } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { UserOnWire } from "#contract/account.ts";
import { sendHtml } from "./html.ts";
import { isLastWorker, lastServiceWorker, SERVICE_WORKER } from "./service-worker.ts";
import { openSite, type Site } from "./site.ts";

export type PagesOptions = {
  /** What tools/build-web.ts made. */
  folder: string;
  whoIs(request: FastifyRequest): Promise<UserOnWire | null>;
  /** By the path of the call: what the screen at this path of the client will ask first. */
  firstAnswers(path: string, user: UserOnWire): Promise<Record<string, unknown>>;
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
    return sendPage(site, { ...route, answers, request, reply, user });
  });
}

type Visit = ReturnType<typeof findRoute> & {
  request: FastifyRequest;
  reply: FastifyReply;
  user: UserOnWire | null;
  answers: Record<string, unknown>;
};

function sendPage(site: Site, { path, answer, request, reply, user, ...visit }: Visit) {
  const finished = site.finished.get(path);
  void reply.code(answer === "missing" ? 404 : 200);
  void reply.header("cache-control", user ? "private, no-store" : ASK);
  // For the service worker: what it keeps of anybody else goes.
  void reply.header("taleborn-player", user?.id ?? "none");
  if (user === null && finished !== undefined) {
    return sendHtml(request, reply, { html: finished, keep: true });
  }
  const chunks = user ? [...visit.chunks, ...site.playerChunks] : visit.chunks;
  const boot = { "/api/auth/user": user, ...visit.answers };
  const html = site.shell.replace("<!--head-->", () => headOf(chunks, boot));
  return sendHtml(request, reply, { html, keep: false });
}

/** The code to fetch early is that of the screen which will be seen. */
function findRoute(site: Site, address: string, isPlayer: boolean) {
  const route = site.routes.find(({ pattern }) => pattern.test(address));
  if (!route) return { path: "", chunks: [], answer: "missing" } as const;
  const answer = isPlayer ? route.forPlayers : route.forVisitors;
  const chunks = { screen: route.chunks, login: site.loginChunks, missing: [] }[answer];
  return { path: route.path, chunks, answer };
}

/** What the first screen needs: its code, and answers that it need not ask for. */
function headOf(chunks: readonly string[], boot: Record<string, unknown>): string {
  const links = [...new Set(chunks)].map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  const json = JSON.stringify(boot).replaceAll("<", "\\u003c");
  return `${links.join("")}<script type="application/json" id="boot">${json}</script>`;
}

/**
 * The web client as the server sends it: its files, the finished pages for visitors, and for
 * everybody else the empty shell with the player and the first screen's code already in it.
 */
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { UserOnWire } from "#contract/account.ts";
import { sendHtml } from "./html.ts";
import { openSite, type Site } from "./site.ts";

export type PagesOptions = {
  /** What tools/build-web.ts made. */
  folder: string;
  whoIs(request: FastifyRequest): Promise<UserOnWire | null>;
};

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400";

/** Such as /llms.txt: nobody must be given a page of the app for it. */
const looksLikeFile = /\.[a-z0-9]+$/i;

export function registerPages(app: FastifyInstance, { folder, whoIs }: PagesOptions): void {
  const site = openSite(folder);
  const files = join(folder, "public");
  app.register(fastifyStatic, {
    root: files,
    wildcard: false,
    globIgnore: ["**/*.{br,gz}"],
    preCompressed: true,
    index: false,
    redirect: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(files, "assets") + sep);
      void reply.header("cache-control", isHashed ? FOR_EVER : FOR_A_DAY);
    },
  });
  app.get("/*", async (request, reply) => {
    const [address = "/"] = request.url.split("?");
    if (address.startsWith("/api/")) return reply.callNotFound();
    if (looksLikeFile.test(address)) return reply.code(404).type("text/plain").send("Not found");
    return sendPage(site, { address, request, reply, user: await whoIs(request) });
  });
}

type Visit = {
  address: string;
  request: FastifyRequest;
  reply: FastifyReply;
  user: UserOnWire | null;
};

function sendPage(site: Site, { address, request, reply, user }: Visit) {
  const { path, chunks, answer } = findRoute(site, address, user !== null);
  const finished = site.finished.get(path);
  void reply.code(answer === "missing" ? 404 : 200);
  void reply.header("cache-control", user ? "private, no-store" : "no-cache");
  if (user === null && finished !== undefined) {
    return sendHtml(request, reply, { html: finished, keep: true });
  }
  const html = site.shell.replace("<!--head-->", () => headOf(site, chunks, user));
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

/** The answer to "who am I", which need not be asked again, and what the first screen needs. */
function headOf(site: Site, screen: readonly string[], user: UserOnWire | null): string {
  const files = new Set([...screen, ...(user ? site.playerChunks : [])]);
  const boot = JSON.stringify({ "/api/auth/user": user }).replaceAll("<", "\\u003c");
  const links = [...files].map((file) =>
    file.endsWith(".css")
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  return `${links.join("")}<script type="application/json" id="boot">${boot}</script>`;
}

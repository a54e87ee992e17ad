/**
 * The web client as the server sends it: its files, the prerendered pages for visitors, and
 * otherwise the empty shell with the player and the first screen's code already in it.
 */
import { join, normalize } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isDatabaseAway } from "#server/lib/database-away.ts";
import { RETRY_AFTER_SECONDS } from "#server/lib/http/errors.ts";
import { paymentPagePolicy } from "#server/lib/http/security.ts";
import { answerFor, findScreen, isPaidAt } from "#web/app/paths.ts";
import { LOGIN } from "#web/app/screen-table.ts";
import { sendHtml } from "./html.ts";
import { pageWriter, type PagesOptions } from "./page-writer.ts";
import { isLastWorker, lastServiceWorker, SERVICE_WORKER } from "./service-worker.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_DAY = "public, max-age=86400";
/** Kept, but asked about every time. */
const ASK = "no-cache";

function freshness(file: string): string {
  if (file === normalize(SERVICE_WORKER)) return ASK;
  return file.startsWith(normalize("/assets/")) ? FOR_EVER : FOR_A_DAY;
}

/** Such as /llms.txt: a missing file must not be answered with a page of the app. */
const looksLikeFile = /\.[a-z0-9]+$/i;

export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { folder } = options;
  const { playersPage, openedPage, visitorsPage, unansweredPage } = pageWriter(options, app.log);
  const files = join(folder, "public");
  registerFiles(app, files);
  app.get("/*", async (request, reply) => {
    const [address = "/"] = request.url.split("?");
    if (address.startsWith("/api/")) return reply.callNotFound();
    if (isLastWorker(files, address)) {
      return reply.type("text/javascript").header("cache-control", ASK).send(lastServiceWorker);
    }
    if (looksLikeFile.test(address)) return reply.sendFile(address);
    try {
      return await sendPage(address, request, reply);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      request.log.warn({ error }, "the database does not answer");
      void reply.code(503).header("retry-after", RETRY_AFTER_SECONDS);
      void reply.header("cache-control", "no-store");
      return sendHtml(request, reply, unansweredPage());
    }
  });

  async function sendPage(address: string, request: FastifyRequest, reply: FastifyReply) {
    const user = await options.whoIs(request);
    const { screen, isMissing } = shownAt(address, user !== null);
    if (screen && isPaidAt(screen) && options.paysElsewhere()) {
      void reply.header("content-security-policy", paymentPagePolicy);
    }
    void reply.code(isMissing ? 404 : 200);
    void reply.header("cache-control", user ? "private, no-store" : ASK);
    // For the service worker, which deletes what it keeps of another player.
    void reply.header("taleborn-player", user?.id ?? "none");
    const page = user
      ? await playersPage(screen, { user, request, reply })
      : ((await openedPage(address, request, reply)) ?? (await visitorsPage(screen, address)));
    return sendHtml(request, reply, page);
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

/** The screen that will be seen at an address, which for visitors may be the login. */
function shownAt(address: string, isPlayer: boolean) {
  const screen = findScreen(address);
  const answer = screen ? answerFor(screen.access, isPlayer) : "missing";
  if (answer === "missing") return { screen: null, isMissing: true };
  return { screen: answer === "login" ? findScreen(LOGIN) : screen, isMissing: false };
}

/** One whole server: the routes of every feature, pictures, pages, and the OpenAPI document. */
import type { FastifyInstance } from "fastify";
import { launchWatch } from "./account/launch.ts";
import { currentUser } from "./account/service.ts";
import { routes } from "./app.ts";
import { registerCardExport } from "./collection/service.ts";
import { listContentOf } from "./content/service.ts";
import { handleMessage } from "./duel/socket-handlers.ts";
import { registerMetrics } from "./health/metrics-route.ts";
import type { Deps } from "./lib/deps.ts";
import { answerReads } from "./lib/http/answer-reads.ts";
import { openApi } from "./lib/http/openapi.ts";
import { cookieName } from "./lib/http/origin.ts";
import { secureHeaders } from "./lib/http/security.ts";
import { traceRequests } from "./lib/http/request-traces.ts";
import { findSession, serve } from "./lib/http/serve.ts";
import { registerWebhook } from "./purchases/webhook-route.ts";
import { registerNftFiles } from "./nfts/service.ts";
import { registerExportFile } from "./own-data/file-route.ts";
import { listInForce } from "./missions/service.ts";
import { registerPages } from "./pages/pages.ts";
import { registerPictures } from "./pictures/pictures.ts";
import type { Traces } from "./ports/traces.ts";
import { registerLiveSocket } from "./live/socket-route.ts";
import { publicSettings } from "./settings/service.ts";
import { registerSharePictures } from "./sharing/picture-route.ts";
import { linkPreview } from "./sharing/service.ts";

export type GameServerOptions = {
  deps: Deps;
  trustedProxies?: readonly string[];
  /** As in server/config.ts. */
  artFallbackUrl?: string;
  metricsToken?: string;
  traces?: Traces | null;
  /** The built web client; null serves the calls only. */
  webFolder: string | null;
};

export async function gameServer({
  deps,
  trustedProxies = [],
  artFallbackUrl = "",
  metricsToken = "",
  traces = null,
  webFolder,
}: GameServerOptions): Promise<FastifyInstance> {
  const app = await serve({
    deps,
    routes,
    trustedProxies,
  });
  secureHeaders(app, { publicUrl: deps.publicUrl, artFallbackUrl });
  registerMetrics(app, deps, metricsToken);
  if (traces) traceRequests(app, traces);
  let document: object | null = null;
  app.get("/api/openapi.json", () => (document ??= openApi(routes, cookieName(deps.publicUrl))));
  await registerLiveSocket(app, {
    deps,
    onMessage: (message, follower) => handleMessage(deps, message, follower),
  });
  registerWebhook(app, deps);
  registerPictures(app, deps, { artFallbackUrl });
  registerSharePictures(app, deps);
  registerExportFile(app, deps);
  registerNftFiles(app, deps);
  registerCardExport(app, deps);
  deps.paymentsEmulator?.mount(app, webFolder);
  if (webFolder !== null) {
    registerPages(app, {
      folder: webFolder,
      whoIs: async (request) => {
        const signedIn = await findSession(request, deps);
        return signedIn ? currentUser(deps, signedIn.player.id) : null;
      },
      answerReads: (reads, request, reply) => answerReads(routes, reads, { request, reply, deps }),
      contentOf: (types) => listContentOf(deps, types),
      settings: () => publicSettings(deps),
      missions: () => listInForce(deps),
      paysElsewhere: () => deps.payments.mode !== "emulator",
      launchClaims: launchWatch(deps),
      previewOf: (address) => linkPreview(deps, address),
    });
  }
  return app;
}

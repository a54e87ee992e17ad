/** The file itself. The browser loads it without any script: so it is a route of its own. */
import type { FastifyInstance } from "fastify";
import { EXPORT_FILE } from "#contract/own-data.ts";
import type { Deps } from "#server/lib/deps.ts";
import { findSession, requireAccess, requireProof } from "#server/lib/http/serve.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { ownDataRefusals } from "#texts/en/own-data.ts";
import { readExport } from "./export.ts";

export function registerExportFile(app: FastifyInstance, deps: Deps): void {
  app.get(EXPORT_FILE, async (request, reply) => {
    const signedIn = await findSession(request, deps);
    requireAccess(deps, "player", signedIn);
    requireProof(deps, signedIn);
    const playerId = signedIn?.player.id ?? "";
    const { state } = await readExport(deps, playerId);
    const file = state === "ready" ? await deps.exports.open(playerId) : null;
    if (!file) throw refusedError(ownDataRefusals, "no_export");
    void reply.headers({
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="taleborn-my-data.zip"',
      "content-length": file.bytes,
    });
    // A HEAD request asks only whether the file may be loaded, so its content is not read.
    if (request.method === "HEAD") {
      file.content.destroy();
      return reply.type("application/zip").send();
    }
    return reply.type("application/zip").send(file.content);
  });
}

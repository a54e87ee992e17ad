/** A server of its own, as far as the database can tell: `node test-owner.ts FOLDER`. */
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

await startEmbeddedPostgres({ folder: process.argv[2] ?? "" });
process.send?.("ready");
// By the channel it notices when the test is gone, and ends the database with itself.
process.on("disconnect", () => process.exit());

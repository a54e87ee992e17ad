/**
 * Accepts what the forge draws now as the pictures that tests compare with:
 * node workshop/forge-golden.ts
 */
import { acceptAll, readSheets, reportOf } from "./forge/golden.ts";

for (const sheet of readSheets()) {
  const report = await reportOf(sheet);
  if (report !== null) process.stdout.write(`${sheet.name}\n${report}\n\n`);
}
await acceptAll();

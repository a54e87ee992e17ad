/**
 * Accepts what the forge draws now as the pictures that tests compare with, sheet by sheet where
 * something looks other than before: node workshop/forge-golden.ts [SHEET ...]
 */
import { accept, isAsAccepted, readSheets, reportOf } from "./forge/golden.ts";

const asked = process.argv.slice(2);
const isAsked = ({ name }: { name: string }) => asked.length === 0 || asked.includes(name);

for (const sheet of readSheets().filter(isAsked)) {
  const report = await reportOf(sheet);
  if (report === null && isAsAccepted(sheet)) continue;
  process.stdout.write(`${sheet.name}\n${report ?? "Lines have gone or moved."}\n\n`);
  await accept(sheet);
}

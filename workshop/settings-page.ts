/**
 * The page of all settings, from the tables that the server reads:
 *   node tools/pinned.mjs node workshop/settings-page.ts     to docs/settings.md
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Setting } from "#game/settings/kinds.ts";
import { settingNames, settings } from "#game/settings/settings.ts";
import { sections, type Variables } from "#server/environment.ts";
import { home } from "#tools/set-up.mjs";

export const settingsPageFile = join(home, "docs/settings.md");

const introduction = `# Settings

Made by \`workshop/settings-page.ts\` from \`server/environment.ts\` and \`game/settings/\`.

A setting is an environment variable, such as in \`PORT=3100 npm start\`. The game can be played without
any. A value that cannot be right ends the start with a sentence that says why.`;

const ofAdmins = `## Admin, Settings

Admins change these while the game runs. Those with a variable can be set by it instead, and then no admin
can change them.`;

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...rows].map(row).join("\n");

function sectionOf(title: string, variables: Variables): string {
  const rows = Object.entries(variables).map(([name, { otherwise, shown, help }]) => [
    `\`${name}\``,
    shown ?? (otherwise ? `\`${otherwise}\`` : "none"),
    help,
  ]);
  return `## ${title}\n\n${table(["variable", "default", "what it is"], rows)}`;
}

function standardOf({ kind, standard }: Setting): string {
  if (kind === "switch") return standard ? "on" : "off";
  return standard === "" ? "empty" : String(standard);
}

function rowOfAdmins(setting: Setting): string[] {
  const { label, help, environment } = setting;
  return [label, environment ? `\`${environment}\`` : "", standardOf(setting), help];
}

export function settingsPage(): string {
  const rows = settingNames.map((name) => rowOfAdmins(settings[name]));
  const parts = [
    introduction,
    ...Object.entries(sections).map(([title, variables]) => sectionOf(title, variables)),
    ofAdmins,
    table(["setting", "variable", "default", "what it is"], rows),
  ];
  return `${parts.join("\n\n")}\n`;
}

if (process.argv[1] === import.meta.filename) writeFileSync(settingsPageFile, settingsPage());

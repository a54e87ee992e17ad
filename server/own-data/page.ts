/** The page of an export that a person reads: without a script, without a connection, piece by piece. */
import type { PlayerRow } from "#server/account/service.ts";

/** What players write is text, and never a part of the page. */
export const escaped = (text: unknown): string =>
  String(text ?? "").replaceAll(
    /[&<>"']/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? "&#39;",
  );

const STYLE = `body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem;
color:#1b1530;background:#fff}table{border-collapse:collapse;width:100%}th,td{text-align:left;
vertical-align:top;padding:.4rem;border-bottom:1px solid #ccc;overflow-wrap:anywhere}
img{width:5rem;border-radius:.4rem}
@media(prefers-color-scheme:dark){body{color:#eee;background:#151022}a{color:#b9a7ff}}
@media(max-width:40rem){th{display:none}td{display:block;border:0}tr{display:block;
border-bottom:1px solid #ccc}}`;

export const momentText = (at: Date | null): string =>
  at ? `${at.toISOString().slice(0, 16).replace("T", " ")} UTC` : "";

export function beginning(
  player: PlayerRow,
  { atMs, publicUrl }: { atMs: number; publicUrl: string },
) {
  const facts: [string, unknown][] = [
    ["Username", player.username],
    ["Others see", player.shownName],
    ["First name", player.firstName],
    ["Last name", player.lastName],
    ["E-mail", `${player.email} (${player.emailVerified ? "confirmed" : "not confirmed"})`],
    ["Role", player.role],
    ["Coins", player.coins],
    ["Card credits", player.cardCredits],
    ["Days in a row", player.streak],
    ["Joined", momentText(new Date(player.signedUpAtMs))],
    ["Wallet address", player.walletPublicKey],
  ];
  const rows = facts.map(([name, value]) => `<tr><td>${name}</td><td>${escaped(value)}</td></tr>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>Your data in Taleborn</title><style>${STYLE}</style></head><body>
<h1>Your data in Taleborn</h1>
<p>This is what ${escaped(publicUrl)} keeps about ${escaped(player.username)}, as it was on
${momentText(new Date(atMs))}. The same, with all that a program may want to know, lies beside this page
in the folder <em>rows</em>. README.txt says what is left out, and why.</p>
<h2>Profile</h2><table>${rows.join("\n")}</table>
`;
}

export const ending = "</body></html>\n";

export type ShownValue = { html: string } | string | number | null | undefined;

const cell = (value: ShownValue): string =>
  typeof value === "object" && value !== null ? value.html : escaped(value);

/** A heading and a table with a row for every row, however many there are. */
export async function* section<Row>(
  { title, heads, rows }: { title: string; heads: readonly string[]; rows: AsyncIterable<Row> },
  show: (row: Row) => readonly ShownValue[],
): AsyncGenerator<string> {
  yield `<h2>${title}</h2>\n`;
  let count = 0;
  for await (const row of rows) {
    if (count++ === 0) {
      yield `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead>\n`;
    }
    yield `<tr>${show(row)
      .map((each) => `<td>${cell(each)}</td>`)
      .join("")}</tr>\n`;
  }
  yield count === 0 ? "<p>Nothing.</p>\n" : "</table>\n";
}

export const README = `This is all that the game keeps about you.

index.html    Open it in any browser. It needs no connection.
pictures/     The pictures of your cards.
rows/         The same as it lies in the database: one file of JSON for every table that names you.

What is left out, and why:

- What opens a door: hashes of passwords and of tokens, the sealed key of your wallet, the addresses of
  devices. Nobody can be known by them, and whoever finds this file must not be able to use them.
- What belongs to somebody else as much as to you: the address of a parent or a child, what somebody has
  reported about you, the hidden team of a duel that goes on. Of other players only the names are here
  by which everybody sees them.
- Chance that is still to come, so that nobody knows what is in the next pack.
- Copies that the game keeps for some days so that nothing happens twice.
- Letters: the game keeps no list of them. What they told stands among the messages.

Keep this file to yourself: it says much about you.
`;

/** What each statement of recorded calls costs the database, and each trigger that it sets off. */
import type { Client } from "pg";
import { ownConnection } from "#server/lib/database/own-connection.ts";
import { BEGIN } from "#server/lib/database/open-db.ts";
import type { Script } from "./recording.ts";

/** A statement, or a trigger of the one before it; times and microseconds are those of a call. */
export type Part = { what: string; isTrigger: boolean; times: number; us: number };

/** What the plan of a statement that was carried out says, as PostgreSQL writes it. */
type Explained = {
  "Query Text": string;
  Triggers?: { "Trigger Name": string; "Constraint Name"?: string; Calls: number; Time: number }[];
};

const settings = {
  log_min_duration: "0",
  log_analyze: "on",
  log_triggers: "on",
  log_level: "notice",
  log_format: "json",
};

const LABEL_LENGTH = 80;

/** Plans are made in the first calls, which are not counted. */
export async function explainAll(url: string, scripts: readonly Script[]): Promise<Part[]> {
  const client = ownConnection({ connectionString: url });
  const parts = new Map<string, Part>();
  const counted = scripts.slice(Math.floor(scripts.length / 2));
  const add = (part: Part) => {
    const known = parts.get(part.what) ?? { ...part, times: 0, us: 0 };
    known.times += part.times / counted.length;
    known.us += part.us / counted.length;
    parts.set(part.what, known);
  };
  await client.connect();
  await sendEach(client, scripts.slice(0, -counted.length));
  await client.query("load 'auto_explain'");
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`set auto_explain.${name} = ${value}`);
  }
  client.on("notice", ({ message = "" }) => {
    const [, ms, plan] = /^duration: ([\d.]+) ms\s+plan:\s+(\{.*\})$/s.exec(message) ?? [];
    if (ms !== undefined && plan !== undefined) partsOf(Number(ms), plan).forEach(add);
  });
  await sendEach(client, counted);
  await client.end();
  return [...parts.values()];
}

async function sendEach(client: Client, scripts: readonly Script[]): Promise<void> {
  for (const { isTransaction, statements } of scripts.flat()) {
    if (isTransaction) await client.query(BEGIN);
    for (const { name, text, values } of statements) {
      await client.query({ name, text, values: [...values] });
    }
    if (isTransaction) await client.query("commit");
  }
}

function partsOf(ms: number, plan: string): Part[] {
  const { "Query Text": text, Triggers: triggers = [] } = JSON.parse(plan) as Explained;
  const statement = text.replaceAll(/\s+/g, " ").slice(0, LABEL_LENGTH).replaceAll("|", "\\|");
  return [
    { what: statement, isTrigger: false, times: 1, us: ms * 1000 },
    ...triggers.map((each) => ({
      what: each["Constraint Name"] ?? each["Trigger Name"],
      isTrigger: true,
      times: each.Calls,
      us: each.Time * 1000,
    })),
  ];
}

import { DatabaseError } from "pg";
import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import pretty from "pino-pretty";
import { isDatabaseAway } from "./database-away.ts";

export type Log = Logger;

/** Secrets that might ride along in an object that is logged. */
const secrets = [
  "password",
  "newPassword",
  "currentPassword",
  "token",
  "req.headers.cookie",
  "req.headers.authorization",
];

/**
 * What helps to find a cause. Libraries hang whole connections on their errors, and the database's
 * `detail` quotes what players wrote: neither belongs into a log.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const { code } = error as NodeJS.ErrnoException;
  const { constraint, table } = error instanceof DatabaseError ? error : {};
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}

const AWAY_EVERY_MS = 10_000;

/** While the database is away, everything that needs it complains at once: one line is enough. */
function fewAboutTheDatabase() {
  let saidAtMs = -Infinity;
  return ([about]: readonly unknown[]): boolean => {
    const { error } = (typeof about === "object" && about ? about : {}) as { error?: unknown };
    if (!isDatabaseAway(error)) return true;
    if (performance.now() - saidAtMs < AWAY_EVERY_MS) return false;
    saidAtMs = performance.now();
    return true;
  };
}

/** pino's number of the level "error". */
const ERROR = 50;

let errors = 0;

/** How many lines of the levels `error` and `fatal` this process has logged. */
export const errorsLogged = (): number => errors;

/** Readable lines for a person at a terminal, or one JSON object a line for machines. */
export function openLog(level: string, readable: boolean, to?: DestinationStream): Log {
  const isWorthALine = fewAboutTheDatabase();
  const options: LoggerOptions = {
    level,
    redact: secrets,
    serializers: { error: describeError },
    hooks: {
      logMethod(words, log, weight) {
        if (!isWorthALine(words)) return;
        if (weight >= ERROR) errors++;
        log.apply(this, words);
      },
    },
  };
  if (!readable) return pino(options, to);
  const stream = pretty({
    translateTime: "SYS:HH:MM:ss",
    // A list of migrations is for machines: what a person should know of it stands in the sentence.
    ignore: "pid,hostname,applied",
    sync: true,
  });
  return pino(options, stream);
}

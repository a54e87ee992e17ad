import pino, { type Logger } from "pino";
import pretty from "pino-pretty";

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

/** Readable lines for a person at a terminal, or one JSON object a line for machines. */
export function openLog(level: string, readable: boolean): Log {
  const options = { level, redact: secrets };
  if (!readable) return pino(options);
  const stream = pretty({ translateTime: "SYS:HH:MM:ss", ignore: "pid,hostname", sync: true });
  return pino(options, stream);
}

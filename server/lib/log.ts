import pino, { type Logger } from "pino";

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

/** JSON lines for machines; a person at a terminal gets readable lines. */
export function openLog({ level, readable }: { level: string; readable: boolean }): Log {
  return pino({
    level,
    redact: secrets,
    ...(readable && {
      transport: {
        target: "pino-pretty",
        options: { translateTime: "HH:MM:ss", ignore: "pid,hostname" },
      },
    }),
  });
}

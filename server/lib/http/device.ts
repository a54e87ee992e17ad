import { deviceText } from "#texts/en/account.ts";

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
];

const find = (userAgent: string, names: readonly [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** A player's words for a browser, such as "Chrome on Windows". */
export const deviceOf = (userAgent: string): string =>
  deviceText(find(userAgent, browsers), find(userAgent, systems));

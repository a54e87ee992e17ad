/**
 * Letters of any writing in the few that names of domains are made of (RFC 3492): "münchen" is sent as
 * "xn--mnchen-3ya". Browser and server compare the same form.
 */
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE = 128;

const digits = "abcdefghijklmnopqrstuvwxyz0123456789";

const letterOf = (value: number): string => digits[value] ?? "";

function biasAfter(delta: number, { points, isFirst }: { points: number; isFirst: boolean }) {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / points);
  let k = 0;
  for (; left > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) left = Math.floor(left / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * left) / (left + SKEW));
}

/** A number whose digits tell by themselves where it ends. */
function variableLength(delta: number, bias: number): string {
  let [left, written] = [delta, ""];
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias));
    if (left < threshold) return written + letterOf(left);
    written += letterOf(threshold + ((left - threshold) % (BASE - threshold)));
    left = Math.floor((left - threshold) / (BASE - threshold));
  }
}

function encode(label: string): string {
  const codes = [...label].map((letter) => letter.codePointAt(0) ?? 0);
  const plain = codes.filter((code) => code < FIRST_CODE);
  let written = String.fromCodePoint(...plain) + (plain.length > 0 ? "-" : "");
  let [bias, delta, done] = [FIRST_BIAS, 0, plain.length];
  const others = [...new Set(codes.filter((code) => code >= FIRST_CODE))].toSorted((a, b) => a - b);
  let before = FIRST_CODE;
  for (const next of others) {
    delta += (next - before) * (done + 1);
    for (const code of codes) {
      if (code < next) delta++;
      if (code !== next) continue;
      written += variableLength(delta, bias);
      bias = biasAfter(delta, { points: done + 1, isFirst: done === plain.length });
      delta = 0;
      done++;
    }
    delta++;
    before = next + 1;
  }
  return written;
}

/** The full stops of Chinese and Japanese keyboards. */
const stops = /[\u3002\uFF0E\uFF61]/gu;

const isPlain = (label: string): boolean => /^[ -~]*$/.test(label);

/** A domain as it is sent. What is none stays what it is, and is refused by its shape. */
export const asciiDomain = (domain: string): string =>
  domain
    .normalize("NFKC")
    .replace(stops, ".")
    .toLowerCase()
    .normalize("NFC")
    .split(".")
    .map((label) =>
      isPlain(label) || !/^[\p{L}\p{M}\p{N}-]+$/u.test(label) ? label : `xn--${encode(label)}`,
    )
    .join(".");

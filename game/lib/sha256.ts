/**
 * SHA-256 of a text, in hex: a fingerprint for which a second text cannot be made. Browsers have
 * one of their own, but not on a page without https, as between computers of one house.
 */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  let state = [...starts];
  for (let block = 0; block < words.length; block += 16) {
    state = digestBlock(state, words.subarray(block, block + 16));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The text's bytes, as every computer writes them. */
function utf8(text: string): number[] {
  const escaped = encodeURIComponent(text.toWellFormed());
  const bytes = escaped.match(/%..|./g) ?? [];
  return bytes.map((byte) =>
    byte.length === 1 ? byte.charCodeAt(0) : Number.parseInt(byte.slice(1), 16),
  );
}

/** The first digits behind the point of the roots of primes, which leave no room for a choice. */
const firstDigits = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;

const primes = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 && !Array.from({ length: number }).some((_, by) => by > 1 && number % by === 0),
);
const starts = primes.slice(0, 8).map((prime) => firstDigits(Math.sqrt(prime)));
const rounds = primes.slice(0, 64).map((prime) => firstDigits(Math.cbrt(prime)));

/** A one, zeros, and the length in bits, so that whole blocks of 64 bytes come out. */
function padded(bytes: readonly number[]): Uint32Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const view = new DataView(new ArrayBuffer(length));
  bytes.forEach((byte, index) => view.setUint8(index, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(length - 4, bytes.length * 8);
  return Uint32Array.from({ length: length / 4 }, (_, index) => view.getUint32(index * 4));
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function digestBlock(state: readonly number[], block: Uint32Array): number[] {
  const schedule = [...block];
  for (let index = 16; index < 64; index += 1) {
    const [old, near] = [schedule[index - 15]!, schedule[index - 2]!];
    const low = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
    const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    schedule.push((schedule[index - 16]! + low + schedule[index - 7]! + high) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let index = 0; index < 64; index += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + high + choice + rounds[index]! + schedule[index]!) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + low + majority) | 0;
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + state[index]!) | 0);
}

/** How a made-up Latin name is written in Japanese. */
const vowels = "aiueo";

/** One row a consonant, in the order of `vowels`. */
const rows: Record<string, string> = {
  "": "ア イ ウ エ オ",
  k: "カ キ ク ケ コ",
  s: "サ シ ス セ ソ",
  t: "タ チ ツ テ ト",
  n: "ナ ニ ヌ ネ ノ",
  h: "ハ ヒ フ ヘ ホ",
  m: "マ ミ ム メ モ",
  y: "ヤ イ ユ イェ ヨ",
  r: "ラ リ ル レ ロ",
  w: "ワ ウィ ウ ウェ ウォ",
  g: "ガ ギ グ ゲ ゴ",
  z: "ザ ジ ズ ゼ ゾ",
  d: "ダ ディ ドゥ デ ド",
  b: "バ ビ ブ ベ ボ",
  p: "パ ピ プ ペ ポ",
  f: "ファ フィ フ フェ フォ",
  v: "ヴァ ヴィ ヴ ヴェ ヴォ",
  j: "ジャ ジ ジュ ジェ ジョ",
  sh: "シャ シ シュ シェ ショ",
  ch: "チャ チ チュ チェ チョ",
  ny: "ニャ ニィ ニュ ニェ ニョ",
  ry: "リャ リィ リュ リェ リョ",
};

const kana = new Map(
  Object.entries(rows).flatMap(([consonant, row]) =>
    row.split(" ").map((sign, i) => [consonant + vowels[i], sign] as const),
  ),
);

/** Japanese ears hear these letters as others. */
const spelling: readonly (readonly [RegExp, string])[] = [
  [/que$/g, "k"],
  [/([aeiou][^aeiou])e$/g, "$1"],
  [/ph/g, "f"],
  [/th/g, "s"],
  [/wh/g, "w"],
  [/ck/g, "k"],
  [/qu/g, "kw"],
  [/q/g, "k"],
  [/x/g, "kus"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/l/g, "r"],
  [/ee|ea/g, "ii"],
  [/oo/g, "uu"],
  [/y(?![aeiou])/g, "i"],
  [/([bdfghjkprstvwz])\1/g, "$1"],
];

export function katakana(name: string): string {
  let rest = spelling.reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    name.toLowerCase().replaceAll(/[^a-z]/g, ""),
  );
  let written = "";
  let last = "";
  while (rest) {
    const { sign, letters } = nextSign(rest, last);
    written += sign;
    last = rest.slice(0, letters);
    rest = rest.slice(letters);
  }
  return written;
}

function nextSign(rest: string, last: string): { sign: string; letters: number } {
  for (const letters of [3, 2, 1]) {
    const syllable = rest.slice(0, letters);
    const sign = kana.get(syllable);
    if (!sign) continue;
    const isLong = letters === 1 && last.at(-1) === syllable;
    return { sign: isLong ? "ー" : sign, letters };
  }
  return loneConsonant(rest);
}

/** Only N may stand alone; other consonants borrow a vowel that is hardly heard. */
function loneConsonant(rest: string): { sign: string; letters: number } {
  const [letter = ""] = rest;
  if (letter === "n" || /^m[bp]/.test(rest)) return { sign: "ン", letters: 1 };
  const consonant = /^[sc]h/.test(rest) ? rest.slice(0, 2) : letter;
  const vowel = letter === "t" || letter === "d" ? "o" : "u";
  return { sign: kana.get(consonant + vowel) ?? "", letters: consonant.length };
}

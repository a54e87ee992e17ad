/**
 * Words that may be harmless and may not: they pass, and an admin looks at the card or the name. In
 * lower case and in plain Latin letters, as a text is read.
 */
export const doubtfulWords: ReadonlySet<string> = new Set(
  `bastinado bimbo bimbos boner bordello darkie dommes domination escort fingering ghetto grope
  hardcore homo humping idiot idiots intercourse lolita lovemaking lust lusty mongoloid noose pimp
  putin rectum rimming sadism sadist slave slaves spunk stalin swinger thong tit tits trump twink
  vibrator voyeur`.split(/\s+/),
);

/**
 * Words that may be harmless and may not: they pass, and an admin looks at the card or the name. In
 * lower case and in plain Latin letters, as a text is read.
 */
export const doubtfulWords: ReadonlySet<string> = new Set(
  `bastinado bich bimbo bimbos boner bordello darkie depp dommes domination escort fingering ghetto grope
  hardcore homo hui humping huy idiot idiots intercourse lolita lovemaking lust lusty malaka malakas manko mongo mongoloid noose pimp
  putin rectum rimming sadism sadist slave slaves spunk stalin swinger thong tit tits trump twink
  vibrator voyeur yarram`.split(/\s+/),
);

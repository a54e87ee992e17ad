/** The text as a part of a pattern, with whatever flags: each of its signs stands for itself alone. */
export const literally = (text: string): string =>
  // A sign that means nothing, such as "-", must not be escaped where the flag is "u".
  text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

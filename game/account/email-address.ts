/**
 * An e-mail address is one plain address: `name@domain.org`, in the letters that every mail program
 * knows. Nothing in it may explain, quote or separate, because a program would read another address
 * out of it than the one that was typed.
 */

/** Those of RFC 5322 without ! and %, with which old mail servers pass letters on. */
const word = "[A-Za-z0-9#$&'*+/=?^_`{|}~-]+";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
/** The last part begins with a letter, so that numbers of computers are no domains. */
const lastLabel = "[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]";

const shape = new RegExp(`^(?=[^@]{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+${lastLabel}$`);

const EMAIL_MAX = 254;

/** Whether it exists only a letter can tell. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && shape.test(text);

/** Where letters to this address arrive: what follows a plus is for the owner to sort by. */
export const mailboxOf = (email: string): string =>
  email.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, "$1@");

/**
 * An e-mail address is one plain address: `name@domain.org`, in the letters that every mail program
 * knows. Nothing in it may explain, quote or separate, because a program would read another address
 * out of it than the one that was typed.
 */
import { asciiDomain } from "#game/lib/ascii-domain.ts";

/** Those of RFC 5322 without ! and %, with which old mail servers pass letters on. */
const word = "[A-Za-z0-9#$&'*+/=?^_`{|}~-]+";
const label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
/** The last part begins with a letter, so that numbers of computers are no domains. */
const lastLabel = "[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]";

const shape = new RegExp(`^(?=[^@]{1,64}@)${word}(?:\\.${word})*@(?:${label}\\.)+${lastLabel}$`);

const EMAIL_MAX = 254;

/** Whether it exists only a letter can tell. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && shape.test(text);

/**
 * An address as it is kept, whatever keyboard it was typed on: full-width signs are the usual ones, and
 * a domain in letters of its country is the one that is sent.
 */
export function plainAddress(typed: string): string {
  const text = typed.normalize("NFKC").trim();
  const at = text.lastIndexOf("@") + 1;
  const domain = text.slice(at);
  return /^[ -~]*$/.test(domain) ? text : text.slice(0, at) + asciiDomain(domain);
}

/** Names of one provider, and the signs that it does not read in what stands before the @. */
type Provider = { domains: readonly string[]; unread: RegExp };

/** Only what the providers say themselves. The database knows the same, as `mailbox_of`. */
const providers: readonly Provider[] = [
  { domains: ["gmail.com", "googlemail.com"], unread: /\./g },
  { domains: ["icloud.com", "me.com", "mac.com"], unread: /(?!)/g },
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], unread: /[.\-_]/g },
];

/** Where letters to this address arrive: what follows a plus is for the owner to sort by. */
export function mailboxOf(email: string): string {
  const address = plainAddress(email)
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, "$1@");
  const [name = "", domain = ""] = address.split("@");
  const provider = providers.find(({ domains }) => domains.includes(domain));
  return provider ? `${name.replace(provider.unread, "")}@${provider.domains[0]}` : address;
}

/** The platform's own reader of addresses (WHATWG URL), which browsers and Node have. */
declare const URL: { canParse(text: string): boolean; new (text: string): { hostname: string } };

/** The full stops of Chinese and Japanese keyboards. */
const stops = /[\u3002\uFF0E\uFF61]/gu;

const isLabel = (text: string): boolean => /^[\p{L}\p{M}\p{N}-]+$/u.test(text);

/**
 * A domain in the letters in which it is sent: "münchen.de" is "xn--mnchen-3ya.de". Browser and
 * server compare the same form. What is no domain stays what it is, and is refused by its shape.
 */
export function asciiDomain(domain: string): string {
  const text = domain.normalize("NFKC").replace(stops, ".");
  const address = `http://${text}`;
  const isDomain = text.split(".").every(isLabel) && URL.canParse(address);
  return isDomain ? new URL(address).hostname : text;
}

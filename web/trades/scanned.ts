import { TRANSFER_CODE_LENGTH } from "#game/transfers/transfer.ts";
import { codeIn } from "#web/shared/codes/code-in.ts";

/** Where a scanned picture leads: to an offer, or to a card that is given away. */
export function addressIn(scanned: string): string {
  const gift = codeIn(scanned, "claim");
  const isGift = hasParameter(scanned, "claim") || gift.length <= TRANSFER_CODE_LENGTH;
  const [name, code] = isGift ? ["claim", gift] : ["code", codeIn(scanned, "code")];
  return `/trade?${new URLSearchParams({ [name]: code.slice(0, CODE_AT_MOST) })}`;
}

/** What is longer is no code, whatever was scanned. */
const CODE_AT_MOST = 20;

const hasParameter = (scanned: string, name: string): boolean =>
  URL.canParse(scanned) && new URL(scanned).searchParams.has(name);

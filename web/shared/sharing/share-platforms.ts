/** The ways to show cards to friends, and what each one does. */
import type { CardOnWire } from "#contract/cards.ts";
import type { Platform } from "#contract/sharing.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { toast } from "#web/ui/toast.tsx";
import * as words from "#web/words/sharing.ts";

export type Sharing = {
  /** What friends read; the link is not part of it. */
  text: string;
  /** The page of the best card: a site that gets it shows the card's picture. */
  link: string;
};

/** The first card is the one that the link leads to. */
export function sharingOf(cards: readonly CardOnWire[]): Sharing {
  const [best] = cards;
  const names = cards.map(({ name, rarity }) => `${name} (${rarity})`).join(", ");
  const what = cards.length === 1 ? "my new card" : "my cards";
  return {
    text: `Look at ${what} in Taleborn: ${names}. Describe a creature and get your own card!`,
    link: location.origin + (best ? `/card/${best.id}` : "/"),
  };
}

export const copied = ({ text, link }: Sharing): string => `${text} ${link}`;

const POPUP = "width=600,height=400";

/** What the player has now: an open page, a text to paste or to copy by hand, a sent message. */
export type ShareOutcome = "opened" | "copied" | "shown" | "sent";

/** Null when nothing came of it. */
export async function present(platform: Platform, sharing: Sharing): Promise<ShareOutcome | null> {
  if (platform === "device") return shareOnDevice(sharing);
  if (platform === "facebook" || platform === "twitter") {
    // A browser that allows no popups can still copy.
    return openPopup(addresses[platform](sharing)) ? "opened" : copyShare(sharing);
  }
  return copyShare(sharing);
}

const addresses = {
  facebook: ({ text, link }: Sharing) =>
    `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link, quote: text })}`,
  twitter: ({ text, link }: Sharing) =>
    `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url: link })}`,
};

/** False when the browser does not allow it. */
function openPopup(address: string): boolean {
  const popup = window.open(address, "share", POPUP);
  if (popup === null) return false;
  // The other site must not lead our own page elsewhere.
  popup.opener = null;
  return true;
}

async function copyShare(sharing: Sharing): Promise<"copied" | "shown"> {
  const text = copied(sharing);
  if (await copyText(text)) {
    toast(words.copied);
    return "copied";
  }
  toast(words.notCopied(text));
  return "shown";
}

export const canShareOnDevice = (): boolean => typeof navigator.share === "function";

async function shareOnDevice({ text, link }: Sharing): Promise<"sent" | null> {
  try {
    await navigator.share({ title: "Taleborn", text, url: link });
    return "sent";
  } catch (error) {
    // A player who changes their mind needs no toast.
    console.info("not shared", error);
    return null;
  }
}

import { Copy, Music2, Share2 } from "lucide-react";
import { useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import type { Platform } from "#contract/sharing.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { useCardPages } from "./card-pages.ts";
import {
  canShareOnDevice,
  copied,
  present,
  sharingOf,
  type ShareOutcome,
} from "./share-platforms.ts";
import type { Shared } from "./share-reward.ts";

type SharePlatform = { id: Platform; name: string };

const places: readonly SharePlatform[] = [
  { id: "instagram", name: "Instagram" },
  { id: "tiktok", name: "TikTok" },
  { id: "facebook", name: "Facebook" },
  { id: "twitter", name: "Twitter/X" },
  { id: "device", name: "Share…" },
];

const copy: SharePlatform = { id: "copy", name: "Copy Share Text" };

/** What has happened, and what to do next. */
const outcomes: Record<ShareOutcome, (place: SharePlatform) => string> = {
  opened: ({ name }) => `${name} has opened in a window of its own.`,
  copied: ({ id, name }) =>
    `The text is copied. Paste it ${id === "copy" ? "wherever you like" : `in ${name}`}.`,
  shown: () => "Your browser does not let us copy. Press on the text below and copy it yourself.",
  sent: () => "Shared!",
};

type SharePlacesProps = {
  /** The link leads to the first card. */
  cards: readonly CardOnWire[];
  onShared: (shared: Shared) => Promise<void>;
};

/** Where to share to, and what will be seen there. */
export function SharePlaces({ cards, onShared }: SharePlacesProps) {
  const [said, setSaid] = useState("");
  const sharing = sharingOf(cards);
  const openPages = useCardPages();
  const share = async (place: SharePlatform) => {
    setSaid("");
    const cardIds = cards.map((card) => card.id);
    // Before the link is out: other sites look at it as soon as they have it.
    const pages = openPages(cardIds);
    const outcome = await present(place.id, sharing);
    if (outcome === null) return pages.takeBack();
    setSaid(outcomes[outcome](place));
    const isOpen = await pages.areOpen;
    // There is one place for a toast, and what could not be done is in it.
    await onShared({ platform: place.id, cardIds, isQuiet: outcome === "shown" || !isOpen });
  };
  const offered = places.filter(({ id }) => id !== "device" || canShareOnDevice());
  return (
    <>
      <div
        role="group"
        aria-label="Share to"
        className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(clamp(50%-1rem,9rem,100%),1fr))] justify-center gap-3 sm:flex sm:flex-wrap"
      >
        {offered.map((place) => (
          <Button key={place.id} look="ghost" size="small" onClick={() => void share(place)}>
            <PlatformIcon platform={place.id} /> {place.name}
          </Button>
        ))}
        <Button className="col-span-full" onClick={() => void share(copy)}>
          <PlatformIcon platform="copy" /> {copy.name}
        </Button>
      </div>
      <p role="status" className="my-2 min-h-6 text-center font-bold text-good">
        {said}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {cards[0] && <LinkPicture card={cards[0]} />}
        <TextArea
          label="What your friends read"
          readOnly
          rows={6}
          className="resize-none text-sm"
          value={copied(sharing)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </>
  );
}

/** What other sites make of the link: the very picture that they get. */
function LinkPicture({ card }: { card: CardOnWire }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <figure>
      <figcaption className="mb-1.5 font-bold">What your friends see</figcaption>
      <img
        src={`/share/${card.id}.jpg`}
        alt={`A picture with the card of ${card.name}, its ability and its numbers`}
        width={1200}
        height={630}
        decoding="async"
        className="w-full rounded-field border border-line bg-raised"
        onError={() => setMissing(true)}
      />
    </figure>
  );
}

/** The signs of the places, in one line width with the other icons. */
function PlatformIcon({ platform }: { platform: Platform }) {
  if (platform === "copy") return <Copy size={20} aria-hidden />;
  if (platform === "device") return <Share2 size={20} aria-hidden />;
  if (platform === "tiktok") return <Music2 size={20} aria-hidden />;
  return (
    <svg
      aria-hidden
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {lines[platform]}
    </svg>
  );
}

const lines = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5.5" />
      <circle cx="12" cy="12" r="4.2" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  facebook: <path d="M16 3h-2.5A4.5 4.5 0 0 0 9 7.500V21M6 12h8" />,
  twitter: <path d="M4 4l16 16M20 4 4 20" />,
};

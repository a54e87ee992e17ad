/** One small moving picture for each step of the explainer. The words beside them say it all. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./nft-pictures.module.css";

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 320 150"
      className="h-auto w-full rounded-button bg-sunken stroke-ink"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

type PicturePosition = { x: number; y: number };

const at = ({ x, y }: PicturePosition) => `translate(${x} ${y})`;

const card = { common: "fill-common", legendary: "fill-legendary", rare: "fill-rare" };

/** A card seen from afar, in the colour of its rarity. */
function SmallCard({
  x,
  y,
  rarity = "legendary",
}: PicturePosition & { rarity?: keyof typeof card }) {
  return (
    <g transform={at({ x, y })}>
      <rect x="-15" y="-21" width="30" height="42" rx="5" className={card[rarity]} />
      <rect x="-10" y="-15" width="20" height="22" rx="3" className="fill-surface" />
      <path d="M-4 -4l4 -7 4 7 -4 7z" className="fill-violet" stroke="none" />
      <path d="M-9 13h18" />
    </g>
  );
}

function Computer({ x, y }: PicturePosition) {
  return (
    <g transform={at({ x, y })}>
      <rect x="-20" y="-15" width="40" height="26" rx="4" className="fill-raised" />
      <path d="M-12 -7h24M-12 -1h16M-6 17h12M0 11v6" />
      <path d="M-12 5h20" className={clsx(styles.written, "stroke-gold")} />
    </g>
  );
}

const computers = [
  { x: 45, y: 40 },
  { x: 45, y: 110 },
  { x: 275, y: 40 },
  { x: 275, y: 110 },
];

/** The same list on every computer, and the same new line in each list. */
export function ListPicture() {
  return (
    <Picture>
      {computers.map(({ x, y }) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}L160 75`} className={styles.wire} />
      ))}
      {computers.map((place) => (
        <Computer key={`${place.x} ${place.y}`} {...place} />
      ))}
      <rect x="112" y="22" width="96" height="106" rx="8" className="fill-surface" />
      <path d="M126 42h68M126 58h52M126 112h60" className="stroke-muted" />
      <g className={styles.written}>
        <rect x="120" y="70" width="80" height="28" rx="6" className="fill-gold" stroke="none" />
        <path d="M132 84l5 5 9 -11M156 84h34" className="stroke-surface" />
      </g>
    </Picture>
  );
}

/** The card leaves the game's window for a wallet of its owner, and both show the same card. */
export function WalletPicture() {
  return (
    <Picture>
      <rect x="24" y="24" width="110" height="102" rx="10" className="fill-raised" />
      <path d="M24 44h110M36 34h.01M46 34h.01M56 34h.01" />
      <SmallCard x={79} y={86} />
      <path d="M150 75h36m-10 -9l10 9 -10 9" className="stroke-muted" />
      <g className={styles.travel}>
        <SmallCard x={79} y={86} />
      </g>
      <path
        d="M206 62a10 10 0 0 1 10 -10h66a10 10 0 0 1 10 10v50a10 10 0 0 1 -10 10h-66a10 10 0 0 1 -10 -10z"
        className="fill-brand"
      />
      <path d="M292 78h-20a9 9 0 0 0 0 18h20z" className="fill-surface" />
      <circle cx="272" cy="87" r="2" className="fill-ink" />
    </Picture>
  );
}

const purses = [
  { x: 70, rarity: "common" },
  { x: 160, rarity: "rare" },
  { x: 250, rarity: "legendary" },
] as const;

/** Three cards of different worth, and the same coin under each. */
export function FeePicture({ fee }: { fee: string }) {
  return (
    <Picture>
      {purses.map(({ x, rarity }, i) => (
        <g key={rarity}>
          <SmallCard x={x} y={44} rarity={rarity} />
          <g className={clsx(styles.coin, [styles.first, styles.second, styles.third][i])}>
            <rect
              x={x - 34}
              y="84"
              width="68"
              height="34"
              rx="17"
              className="fill-accent stroke-accent-ink"
            />
            <text
              x={x}
              y="107"
              textAnchor="middle"
              stroke="none"
              className="fill-accent-ink font-display text-xl"
            >
              {fee}
            </text>
          </g>
        </g>
      ))}
    </Picture>
  );
}

/** A loved card on a shelf, and a clock that is in no hurry. */
export function TimePicture() {
  return (
    <Picture>
      <path d="M30 112h150M48 112v16M162 112v16" />
      <g className={styles.loved}>
        <SmallCard x={105} y={88} />
        <path
          d="M105 52c-12 -9 -16 -14 -16 -20a8 8 0 0 1 16 -3 8 8 0 0 1 16 3c0 6 -4 11 -16 20z"
          className="fill-bad"
        />
      </g>
      <SmallCard x={62} y={88} rarity="common" />
      <SmallCard x={148} y={88} rarity="rare" />
      <circle cx="246" cy="75" r="44" className="fill-raised" />
      <path d="M246 37v6M246 107v6M208 75h6M278 75h6" />
      <path d="M246 75v-22" className={styles.slowly} />
      <path d="M246 75h16" />
      <circle cx="246" cy="75" r="3" className="fill-ink" />
    </Picture>
  );
}

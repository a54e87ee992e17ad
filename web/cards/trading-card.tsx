import { Shield, Swords, Wind } from "lucide-react";
import { memo, useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { finishNames, nameWithFinish } from "#game/cards/finishes.ts";
import { lookAt } from "#game/cards/level-looks.ts";
import { stars as starsOf, type StarTable } from "#game/cards/rarities.ts";
import { talentOf } from "#game/cards/talents.ts";
import { Link } from "#web/ui/link.tsx";
import { CardPicture } from "./card-picture.tsx";
import { ElementIcon } from "./element-icon.tsx";
import { talentWords } from "#game/duel/talent-words.ts";
import { useTilt } from "./use-tilt.ts";
import { ESTIMATE, useWorth } from "./worth.ts";

type TradingCardProps = {
  /** Without a card nothing is shown. */
  card: CardOnWire | null | undefined;
  level?: number | undefined;
  /** What turns the card over. A hover card also turns when it is tapped or pressed. */
  flip?: "hover" | "click" | "none" | undefined;
  size?: "small" | "medium" | "large" | "fill" | undefined;
  /** For a card at the top of a page: its picture is fetched first. */
  eager?: boolean | undefined;
  stars?: StarTable | undefined;
  /** What the picture shows, when there are better words than the card's own. */
  alt?: string | undefined;
  /** Pressing the card goes there instead of turning it over. */
  href?: string | undefined;
  /** Pressing the card does this instead of turning it over. */
  onPress?: (() => void) | undefined;
};

export function TradingCard({
  card,
  level,
  flip = "click",
  size = "medium",
  eager,
  stars = "display",
  alt,
  href,
  onPress,
}: TradingCardProps) {
  const [flipped, setFlipped] = useState(false);
  const tilt = useTilt();
  if (!card) return null;
  return (
    <div
      {...tilt}
      className="card"
      data-rarity={card.rarity}
      data-element={card.element}
      data-finish={card.finish}
      data-look={level === undefined ? undefined : lookAt(level)?.look}
      data-size={size}
      data-flip={flip}
      data-flipped={flipped || undefined}
    >
      <div className="card-rotor">
        <div className="card-face card-front" aria-hidden={flipped}>
          <Front {...{ card, level, stars, alt, eager, size }} />
        </div>
        {flip !== "none" && (
          <div className="card-face card-back" aria-hidden={!flipped}>
            <Back card={card} />
          </div>
        )}
      </div>
      <Hit
        {...{ href, onPress, flipped }}
        name={nameWithFinish(card)}
        onFlip={flip === "none" ? undefined : () => setFlipped(!flipped)}
      />
    </div>
  );
}

type FrontProps = Required<Pick<TradingCardProps, "level" | "alt" | "eager" | "size">> & {
  card: CardOnWire;
  stars: StarTable;
};

/** What turning the card over leaves as it is. */
const Front = memo(({ card, level, stars, alt, eager, size }: FrontProps) => {
  const count = starsOf(card.rarity, stars);
  const finish = finishNames[card.finish];
  const look = level === undefined ? null : lookAt(level);
  return (
    <>
      <span className="card-window">
        <CardPicture {...{ card, alt, eager }} small={size === "small"} className="card-art" />
      </span>
      {finish && <i className="card-sheen" />}
      {look && <i className="card-look" />}
      <i className="card-foil" />
      <i className="card-spark" />
      <div className="card-top">
        <CardName name={card.name} />
        <span className="card-element">
          <ElementIcon element={card.element} />
          <span className="sr-only">{card.element}</span>
        </span>
      </div>
      {finish && <span className="card-finish">{finish}</span>}
      {level !== undefined && (
        <span className="card-level">
          Lv {level}
          {look && <span className="sr-only">, {look.name}</span>}
        </span>
      )}
      <div className="card-bottom">
        <div className="card-rarity">
          <span>{card.rarity}</span>
          <span aria-hidden className="card-stars">
            {"★".repeat(count)}
          </span>
          <span className="card-talent">{talentWords[talentOf(card)].name}</span>
        </div>
        <dl className="card-stats">
          <Stat name="Attack" value={card.attack} icon={<Swords aria-hidden />} />
          <Stat name="Defense" value={card.defense} icon={<Shield aria-hidden />} />
          <Stat name="Speed" value={card.speed} icon={<Wind aria-hidden />} />
        </dl>
      </div>
      <i className="card-glare" />
    </>
  );
});

const LONG_NAME = 14;

const CardName = ({ name }: { name: string }) => (
  <span className="card-name" data-long={name.length > LONG_NAME || undefined}>
    {name}
  </span>
);

function Stat({ name, value, icon }: { name: string; value: number; icon: React.ReactNode }) {
  return (
    <div>
      <dt>
        {icon}
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

const Back = memo(({ card }: { card: CardOnWire }) => (
  <>
    <div className="card-story">
      <span className="card-mark">
        <ElementIcon element={card.element} size={64} />
      </span>
      <div>
        <p>
          <CardName name={card.name} />
        </p>
        {card.japaneseName !== "" && (
          <p lang="ja" className="card-japanese">
            {card.japaneseName}
          </p>
        )}
      </div>
      <p className="card-chips">
        <span>
          <ElementIcon element={card.element} size={14} /> {card.element}
        </span>
        <span>{card.rarity}</span>
      </p>
      <p className="card-ability">{card.specialAbility}</p>
      <p className="card-words">{card.description}</p>
      <p className="card-chips">
        {card.abilities.slice(0, 2).map((ability) => (
          <span key={ability}>{ability}</span>
        ))}
      </p>
      <p className="card-lore">
        <span>{card.backstory}</span>
      </p>
      <p className="card-value">
        <span>
          Digital value <small>{ESTIMATE}</small>
        </span>{" "}
        <b>{useWorth(card)}</b>
      </p>
    </div>
    <i className="card-glare" />
  </>
));

type HitProps = {
  name: string;
  flipped: boolean;
  href: string | undefined;
  onPress: (() => void) | undefined;
  onFlip: (() => void) | undefined;
};

/** The whole card is one real button or link, so that keys and screen readers can use it too. */
function Hit({ name, flipped, href, onPress, onFlip }: HitProps) {
  if (href !== undefined) {
    return <Link href={href} className="card-hit" aria-label={`Open ${name}`} />;
  }
  if (onPress !== undefined) {
    return <button type="button" className="card-hit" aria-label={name} onClick={onPress} />;
  }
  if (onFlip === undefined) return null;
  return (
    <button
      type="button"
      className="card-hit"
      aria-pressed={flipped}
      aria-label={`Turn ${name} over`}
      onClick={onFlip}
    />
  );
}

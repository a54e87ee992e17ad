import { clsx } from "clsx";
import { useRef, type ReactNode } from "react";
import { wholePower } from "#game/lib/tenths.ts";
import { tacticNames } from "#texts/en/tactics.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { ElementIcon } from "#web/cards/element-icon.tsx";
import { tacticIcons } from "#web/battle/tactic-icons.ts";
import { Creature } from "#web/shared/stage/creature.tsx";
import { useCutOuts } from "#web/shared/stage/cut-out.ts";
import { useShake, type StageSide } from "#web/shared/stage/use-move.ts";
import { blowOn, forceOn, hasFainted, movedOf } from "./acts.ts";
import styles from "./battle.module.css";
import type { SceneFighter, Scene, SideScene } from "./scene.ts";

/** A battle as it is watched: health above, the two who fight in the middle, the teams below. */
export function BattleStage({ scene, corner }: { scene: Scene; corner?: ReactNode }) {
  const { round, player, opponent } = scene;
  const stage = useRef<HTMLElement>(null);
  const key = String(round?.number ?? 0);
  useShake(stage, round && Math.max(forceOn(player), forceOn(opponent)), key);
  useCutOuts([...player.fighters, ...opponent.fighters].map(({ imageUrl }) => imageUrl));
  return (
    <section
      ref={stage}
      aria-label="Battle"
      className="@container hero-fill grid grid-cols-1 gap-4 overflow-hidden rounded-panel border border-line p-[clamp(0.9rem,3vw,1.75rem)]"
    >
      <div className="grid grid-cols-2 gap-4 sm:gap-10">
        <Health side={player} />
        <Health side={opponent} isRight />
      </div>
      <div className={styles.clash} key={key}>
        <Champion place="own" side={player} by={opponent} round={round} />
        <p className="text-center font-display text-2xl text-gold sm:text-5xl">
          {round ? `Round ${round.number}` : "VS"}
        </p>
        <Champion place="other" side={opponent} by={player} round={round} />
      </div>
      <div className="flex items-start gap-2">
        <p aria-live="polite" className="min-h-14 grow text-center text-lg font-bold">
          {round?.text ?? `${player.name} against ${opponent.name}`}
        </p>
        {corner}
      </div>
      <div className="grid grid-cols-2 gap-4 sm:gap-10">
        <Bench side={player} />
        <Bench side={opponent} />
      </div>
    </section>
  );
}

type HealthProps = { side: SideScene; isRight?: boolean };

function Health({ side, isRight = false }: HealthProps) {
  const share = side.fullHealth > 0 ? side.health / side.fullHealth : 0;
  return (
    <div className={clsx(isRight && "text-right")}>
      <p className="truncate font-display text-lg sm:text-2xl">{side.name}</p>
      <div
        role="meter"
        aria-label={`Health of ${side.name}`}
        aria-valuemin={0}
        aria-valuemax={side.fullHealth}
        aria-valuenow={side.health}
        aria-valuetext={`${wholePower(side.health)} of ${wholePower(side.fullHealth)}`}
        className={styles.health}
        data-low={share < 0.35 || undefined}
      >
        <div
          className={styles.healthFill}
          style={{ transform: `scaleX(${share})`, transformOrigin: isRight ? "right" : "left" }}
        />
      </div>
      <p className="mt-1 font-bold tabular-nums">
        {wholePower(side.health)}{" "}
        <span className="text-muted">/ {wholePower(side.fullHealth)}</span>
      </p>
    </div>
  );
}

type ChampionProps = { place: StageSide; side: SideScene; by: SideScene; round: Scene["round"] };

const sideAt = { own: "player", other: "opponent" } as const;

function Champion({ place, side, by, round }: ChampionProps) {
  const { active, lost } = side;
  if (!active) return <div />;
  return (
    <div className={styles.champion} data-won={round?.wonBy === sideAt[place] || undefined}>
      <Creature
        card={{ ...active, thumbUrl: "" }}
        place={place}
        moved={movedOf(side, round)}
        blow={blowOn(side, by)}
        hasFainted={hasFainted(side, round)}
        frame={clsx(styles.fighter, styles.onStage)}
        picture={styles.stageArt}
      >
        <FighterName fighter={active} isLarge />
      </Creature>
      <Chosen side={side} />
      {lost > 0 && <span className={styles.damage}>−{wholePower(lost)}</span>}
    </div>
  );
}

/** The tactic, revealed with that of the other side. */
function Chosen({ side: { tactic, outwits, active } }: { side: SideScene }) {
  if (tactic === null) return null;
  const Icon = tacticIcons[tactic];
  return (
    <span className={styles.tactic} data-outwits={outwits || undefined}>
      <Icon size={16} aria-hidden /> <span>{tacticNames[tactic]}</span>
      {outwits && <span>+{active?.outwitPercent ?? 0} %</span>}
    </span>
  );
}

function Bench({ side }: { side: SideScene }) {
  return (
    <ul aria-label={`Team of ${side.name}`} className="grid grid-cols-3 gap-2">
      {side.fighters.map((fighter, index) => (
        // A team may hold three copies of one card.
        <li key={`${index} ${fighter.cardId}`}>
          <Portrait fighter={fighter} state={stateOf(side, index)} />
        </li>
      ))}
    </ul>
  );
}

function stateOf(side: SideScene, index: number) {
  if (side.hasFought.includes(index)) return "done";
  return side.fighters[index] === side.active ? "active" : "waiting";
}

type PortraitProps = { fighter: SceneFighter; state: ReturnType<typeof stateOf> };

const Portrait = ({ fighter, state }: PortraitProps) => (
  <figure className={styles.fighter} data-rarity={fighter.rarity} data-state={state}>
    <CardPicture
      card={{ ...fighter, thumbUrl: "" }}
      eager
      alt=""
      className={clsx("block aspect-4/3 w-full object-cover object-[50%_30%]", styles.art)}
    />
    <FighterName fighter={fighter} />
  </figure>
);

type FighterNameProps = { fighter: SceneFighter; isLarge?: boolean };

const FighterName = ({ fighter: { name, element }, isLarge = false }: FighterNameProps) => (
  <figcaption
    className={clsx(
      "flex items-center justify-center gap-1 px-1 py-1 text-xs font-bold",
      isLarge && "sm:text-base",
    )}
  >
    <ElementIcon element={element} size={isLarge ? 16 : 12} />
    <span className={clsx("truncate", !isLarge && "sr-only sm:not-sr-only")}>{name}</span>
    <span className="sr-only">, {element}</span>
  </figcaption>
);

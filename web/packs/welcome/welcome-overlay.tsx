import { useEffect, useEffectEvent, useRef, useState } from "react";
import { currentUser } from "#contract/account.ts";
import { openWelcomePack, type DrawnCardOnWire } from "#contract/packs.ts";
import { TradingCard } from "#web/cards/trading-card.tsx";
import { goToFirstStep } from "#web/lib/first-steps.ts";
import { useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { Reveal } from "#web/packs/reveal.tsx";
import { Button } from "#web/ui/button.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { welcomePackNotOpened } from "#web/words/market.ts";
import styles from "#web/packs/opening.module.css";
import { PackDialog } from "#web/packs/pack-dialog.tsx";
import { WelcomeFoil, welcomePack } from "./welcome-pack.tsx";

/** How long it is seen to tear. */
const TEARING_MS = 900;

type Stage =
  | { name: "sealed" | "tearing" }
  | { name: "revealing" | "complete"; cards: readonly DrawnCardOnWire[] };

/** The whole screen for a new player's first cards, turned over one by one or all at once. */
export function WelcomeOverlay({ onClose }: { onClose: () => void }) {
  const { user } = useUser();
  const [stage, setStage] = useState<Stage>({ name: "tearing" });
  const open = useChange(openWelcomePack, {
    touches: [currentUser],
    refusedToast: welcomePackNotOpened,
    onRefused: () => setStage({ name: "sealed" }),
  });
  const tear = async () => {
    setStage({ name: "tearing" });
    const torn = new Promise((done) => setTimeout(done, TEARING_MS));
    const answer = await open.mutateAsync({}).catch(() => null);
    if (!answer) return;
    goToFirstStep(user?.id ?? "", "duel");
    await torn;
    setStage({ name: "revealing", cards: answer.cards });
  };
  // It was torn where it lay; what is sealed here again is one that did not open.
  const hasBegun = useRef(false);
  const begin = useEffectEvent(tear);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  }, []);
  return (
    <PackDialog
      pack={welcomePack}
      stage={stage.name}
      mayClose={stage.name !== "tearing"}
      onClose={onClose}
    >
      {(stage.name === "sealed" || stage.name === "tearing") && (
        <Sealed isTorn={stage.name === "tearing"} onTear={() => void tear()} />
      )}
      {stage.name === "revealing" && (
        <Reveal
          cards={stage.cards}
          onDone={() => setStage({ name: "complete", cards: stage.cards })}
        />
      )}
      {stage.name === "complete" && <FirstCards cards={stage.cards} onClose={onClose} />}
    </PackDialog>
  );
}

const Sealed = ({ isTorn, onTear }: { isTorn: boolean; onTear: () => void }) => (
  <div className={styles.middle}>
    <div className={styles.pack}>
      <WelcomeFoil isTorn={isTorn} />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        onClick={onTear}
        className="absolute inset-0 z-10 cursor-pointer"
      />
    </div>
    <p role="status" className="relative z-20 font-display text-xl">
      {isTorn ? "Opening…" : "Tap the pack to tear it open"}
    </p>
    <Button autoFocus size="large" pending={isTorn} onClick={onTear} className="relative z-20">
      Tear It Open
    </Button>
  </div>
);

/** From the top: on a phone the buttons are far below. It is read out, too. */
const focus = (message: HTMLElement | null) => message?.focus();

function FirstCards({
  cards,
  onClose,
}: {
  cards: readonly DrawnCardOnWire[];
  onClose: () => void;
}) {
  return (
    <div className={styles.middle}>
      <p ref={focus} tabIndex={-1} className={styles.message}>
        {cards.length} creatures follow you now!
      </p>
      <div className="relative z-20 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/practice?first">Try Them in a Duel</ButtonLink>
        <ButtonLink look="ghost" href="/create-dynamic">
          Describe Your Own
        </ButtonLink>
        <Button look="ghost" onClick={onClose}>
          Look Around
        </Button>
      </div>
      <ul className={styles.all} data-count={cards.length}>
        {cards.map(({ id, card }, nth) => (
          <li key={id} style={{ "--nth": nth } as object}>
            <TradingCard card={card} size="fill" eager />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from "react";
import type { OpeningProof } from "#contract/packs.ts";
import { mixOf, type ProofVerdict } from "#game/packs/committed-draw.ts";
import { readOdds, type Odds } from "#game/packs/odds.ts";
import { RarityBadge } from "#web/cards/rarity-badge.tsx";
import { sha256 } from "#game/lib/sha256.ts";
import { Mark } from "./mark.tsx";
import { ScrolledTable } from "#web/ui/scrolled-table.tsx";
import styles from "./fairness.module.css";

type StepsProps = {
  proof: OpeningProof;
  verdict: ProofVerdict;
  /** The fingerprint that this browser saw before; null when it does not know. */
  noted: string | null;
};

/** In the order in which it happened, so that one can see who could know what, and when. */
export function ProofSteps({ proof, verdict, noted }: StepsProps) {
  return (
    <ol className="space-y-6">
      <Before proof={proof} verdict={verdict} noted={noted} />
      <Step title="2. Then the player's browser added words of its own">
        <p>
          The game could not know them when it fixed the secret, so it could not choose the cards:
          some are made up anew each time. The player did not know the secret, and could not choose
          the cards either.
        </p>
        <Facts
          facts={[
            ["Lucky words", proof.luck === "" ? "None" : proof.luck],
            ["Packs opened before this one", String(proof.nonce)],
            ["Creatures of the list that the player had before", String(proof.owned.length)],
          ]}
        />
      </Step>
      <WrittenOdds proof={proof} verdict={verdict} />
      <DrawnAgain proof={proof} verdict={verdict} />
    </ol>
  );
}

function Before({ proof, verdict, noted }: StepsProps) {
  return (
    <Step title="1. Before anyone paid, the game fixed a secret">
      <p>
        It showed the secret&apos;s fingerprint and kept the secret itself. A secret that is changed
        afterwards has another fingerprint.
      </p>
      <Facts
        facts={[
          ["Fingerprint, shown before", proof.commit],
          ["Secret, told afterwards", proof.seed],
        ]}
      />
      <Mark agrees={verdict.commit}>
        {verdict.commit
          ? "The secret has this fingerprint."
          : "The secret has another fingerprint."}
      </Mark>
      {noted !== null && (
        <Mark agrees={noted === proof.commit}>
          {noted === proof.commit
            ? "It is the fingerprint that this browser saw before it opened the pack."
            : "This browser saw another fingerprint before it opened the pack."}
        </Mark>
      )}
    </Step>
  );
}

function WrittenOdds({ proof, verdict }: Omit<StepsProps, "noted">) {
  return (
    <Step title="3. The odds were written down">
      <p>
        Chances, promises about bad luck and the list of cards, as they were at that moment. The
        game may change since; this text stays.
      </p>
      <Facts facts={[["Fingerprint of the odds", proof.oddsHash]]} />
      <Mark agrees={verdict.odds}>
        {verdict.odds ? "The odds have this fingerprint." : "The odds have another fingerprint."}
      </Mark>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-bold text-violet">
          Read the odds
        </summary>
        <p className={styles.written} tabIndex={0} role="region" aria-label="The odds">
          {proof.odds}
        </p>
      </details>
    </Step>
  );
}

/** Null when the odds cannot be read: they are shown as they are, and do not agree. */
function oddsOf({ odds }: OpeningProof): Odds | null {
  try {
    return readOdds(odds);
  } catch {
    return null;
  }
}

const howTheDiceAreThrown = (proof: OpeningProof): string =>
  oddsOf(proof)?.version === 1
    ? "At the time of this pack, the dice were thrown with the first eight signs of that."
    : "All of that counts: the fingerprints of it with :0, :1 and so on behind it are what the dice are thrown with, eight signs a throw.";

function whenNewOnesComeFirst(proof: OpeningProof): string {
  const always = "from rare upwards in every pack";
  const count = oddsOf(proof)?.firstPacks ?? 0;
  return count === 0
    ? always
    : `${always}, and for common ones in the first ${count} packs of a player`;
}

function DrawnAgain({ proof, verdict }: Omit<StepsProps, "noted">) {
  const { drawn } = verdict;
  return (
    <Step title="4. Now your browser draws again">
      <p>
        It mixes the secret, the words and the number into one fingerprint.{" "}
        {howTheDiceAreThrown(proof)} They give the rarity first. Among the creatures of that rarity,
        new ones come before those that the player had: {whenNewOnesComeFirst(proof)}.
      </p>
      <Facts facts={[["Mixed fingerprint", sha256(mixOf(proof))]]} />
      <ScrolledTable
        caption="Cards that were given, and cards that come out now"
        className={styles.table}
      >
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col">Card that was given</th>
            <th scope="col">Comes out again</th>
          </tr>
        </thead>
        <tbody>
          {proof.cards.map((card, nth) => (
            <tr key={nth}>
              <th scope="row">
                {card.name} <RarityBadge rarity={card.rarity} table={null} />
              </th>
              <td>{drawn?.cardIds[nth] === card.id ? "Yes" : "No"}</td>
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      <Mark agrees={verdict.cards}>
        {verdict.cards
          ? "The same cards come out, in the same order."
          : "Other cards come out, or the counters of bad luck stand elsewhere."}
      </Mark>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-bold text-violet">
          Check it with a program of your own
        </summary>
        <p>A fingerprint is SHA-256. On most computers these two lines show the first two:</p>
        <p className={styles.written} tabIndex={0} role="region" aria-label="Commands">
          {`printf %s "${proof.seed}" | sha256sum\n`}
          {`printf %s ${inQuotes(mixOf(proof))} | sha256sum`}
        </p>
      </details>
    </Step>
  );
}

/** As a shell reads it, whatever the player wrote. */
const inQuotes = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="panel space-y-3">
      <h2 className="font-display text-xl">{title}</h2>
      {children}
    </li>
  );
}

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="space-y-2">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className={styles.digits}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { TextLink } from "#web/ui/link.tsx";
import { Chapter, LegalFrame, Points } from "./legal-frame.tsx";
import { Operator, type LegalProps } from "./operator.tsx";

export function TermsPage({ content }: LegalProps) {
  return (
    <LegalFrame intro="What we promise you, and what we ask of you.">
      <Chapter id="who" title="Who may play">
        <p>
          Taleborn is for players of 12 and over, with a parent's approval. Tell us truly when you
          were born: what is open to you depends on it. One account is for one person.
        </p>
      </Chapter>
      <Chapter id="fair" title="Be fair and friendly">
        <Points>
          <li>Describe creatures that a twelve-year-old may meet. No hate, no real people.</li>
          <li>No programs that play for you, and no accounts that only feed another one.</li>
          <li>Do not try to get what belongs to others: not their cards, not their account.</li>
        </Points>
        <p>Whoever does so anyway can lose a card, a deal or the account. We say why.</p>
      </Chapter>
      <Chapter id="cards" title="Your cards and coins">
        <p>
          They are for playing. Coins cannot be bought, and neither coins nor cards can be exchanged
          for money with us. What you describe stays yours; you let us show the card that we made of
          it in the game.
        </p>
      </Chapter>
      <Chapter id="chance" title="Chance">
        <p>
          <TextLink href="/rules#packs">All odds are published</TextLink>, and every draw can be
          checked afterwards.
        </p>
      </Chapter>
      <Chapter id="end" title="When it ends">
        <p>
          You can stop at any time and have your account deleted. The game is given as it is: it may
          change, have faults, or close. If it closes, we tell you before.
        </p>
      </Chapter>
      <Chapter id="operator" title="Who runs this game">
        <Operator content={content} />
        <p>
          What is kept about you: <TextLink href="/privacy">privacy</TextLink>. What parents decide:{" "}
          <TextLink href="/parents">for parents</TextLink>.
        </p>
      </Chapter>
    </LegalFrame>
  );
}

import { TEEN_BELOW, YOUNG_BELOW } from "#game/account/age.ts";
import { ANSWER_DAYS } from "#game/family/approval.ts";
import { TextLink } from "#web/ui/link.tsx";
import { Chapter, LegalFrame, Points } from "./legal-frame.tsx";
import { Operator, type LegalProps } from "./operator.tsx";

/** What this game is, for adults in a hurry: it is read in a minute. */
export function ParentsPage({ content }: LegalProps) {
  return (
    <LegalFrame intro="What this game is, and what you decide. One minute.">
      <Chapter id="game" title="What it is">
        <p>
          Your child describes a creature in a sentence, and gets a card with a picture of it. Cards
          are collected, battle in teams of three, and can be traded. There is no chat. There are no
          advertisements.
        </p>
      </Chapter>
      <Chapter id="closed" title="What is closed until you say yes">
        <p>
          A child can create, collect and play against the computer at once. All else waits for you:
        </p>
        <Points>
          <li>trading, the market, and giving cards away,</li>
          <li>friends in the game, watching duels, and sending ready-made words in them,</li>
          <li>live play against strangers, and showing cards outside the game,</li>
          <li>inviting friends, and messages to devices,</li>
          <li>words that go to an AI service outside the game,</li>
          <li>money, a wallet, and cards outside the game.</li>
        </Points>
        <p>You open them one by one, and close them again whenever you like.</p>
        <p>
          From the age on at which the law needs no yes of yours, all of this is open but money
          (until {TEEN_BELOW}) and a wallet (until {YOUNG_BELOW}). Those players can ask you, too.
        </p>
      </Chapter>
      <Chapter id="name" title="What others see">
        <p>
          A made-up name such as “Brave Otter 4821”, until you say yes. Never an e-mail address, an
          age, or a first or last name.
        </p>
      </Chapter>
      <MoneyAndTime />
      <SayingYes />
      <Chapter id="data" title="What we keep">
        <p>
          Little, and all of it is <TextLink href="/privacy">listed</TextLink>: each field, why, and
          for how long. You can have a copy of it and have it deleted.
        </p>
      </Chapter>
      <Chapter id="mistake" title="A wrong age?">
        <p>
          The month of birth is asked once and cannot be changed in the game. Was it a slip? Write
          to us from the account's e-mail address, or as the parent. We ask you something back and
          mend it by hand.
        </p>
        <Operator content={content} />
      </Chapter>
    </LegalFrame>
  );
}

const MoneyAndTime = () => (
  <>
    <Chapter id="money" title="What it costs">
      <p>
        Playing costs nothing. Coins are earned by playing and are never sold. Packs draw cards by
        chance; they cost coins, and{" "}
        <TextLink href="/rules#packs">every chance is published</TextLink>. The store sells
        creations of special cards for money. You choose: off, ask each time, or a monthly limit.
        Off is how it begins.
      </p>
    </Chapter>
    <Chapter id="time" title="Play time">
      <p>You can set minutes a day and a bedtime. A duel that is running may be finished.</p>
    </Chapter>
  </>
);

const SayingYes = () => (
  <Chapter id="yes" title="How you say yes or no">
    <p>
      Your child presses “Ask a parent” and names your e-mail address. You get a letter, and say yes
      or no by its link. Where the law needs your yes, we erase what your child has entered if you
      say no, or do not answer for {ANSWER_DAYS} days. An older player's account stays as it is.
    </p>
    <p>
      You need no account. If you make one with the address of the letter, you see and change
      everything on its page “Your Family”.
    </p>
  </Chapter>
);

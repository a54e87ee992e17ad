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
          <li>live play against strangers, and showing cards outside the game,</li>
          <li>inviting friends, and messages to devices,</li>
          <li>words that go to an AI service outside the game,</li>
          <li>money, a wallet, and cards outside the game.</li>
        </Points>
        <p>You open them one by one, and close them again whenever you like.</p>
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
        Nothing. Coins are earned by playing and are never sold. Packs draw cards by chance; they
        cost coins, and <TextLink href="/rules#packs">every chance is published</TextLink>. If
        something is sold for money one day, you choose: off, ask each time, or a monthly limit.
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
      Your child presses “Ask a parent” and names your e-mail address. You get one letter. If you
      say no, or do not answer for {ANSWER_DAYS} days, we erase what your child has entered.
    </p>
    <p>
      With a yes you make an account of your own. There, on the page “Your Family”, you see and
      change everything.
    </p>
  </Chapter>
);

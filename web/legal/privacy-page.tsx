import { collectedData } from "#game/account/collected-data.ts";
import { TextLink } from "#web/ui/link.tsx";
import { Chapter, LegalFrame, Points } from "./legal-frame.tsx";
import { Operator, type LegalProps } from "./operator.tsx";

const Never = () => (
  <Chapter id="never" title="What we never do">
    <Points>
      <li>We do not sell data, and nobody pays us for it.</li>
      <li>
        We show no advertisements. Nothing is loaded from other companies' sites, but for the fields
        of a payment, and a picture in the place of a missing one where the operator has chosen a
        site for that.
      </li>
      <li>
        We do not follow you to other sites. Our cookies keep you signed in, know your browser again
        and remember light or dark colours, nothing else.
      </li>
      <li>
        We give nothing to others but to those without whom something that you want cannot be done.
        They are listed next.
      </li>
    </Points>
  </Chapter>
);

const Others = () => (
  <Chapter id="others" title="Who else gets something">
    <Points>
      <li>
        Where the operator uses an AI service, the words of a description go there to be written
        into a card and drawn, without a name. A child's words do so only when a parent has opened
        it.
      </li>
      <li>
        Whoever buys something pays at a payment provider. What is typed into its fields goes there
        and not to us. From us it learns the price, and numbers that stand for the purchase and the
        account.
      </li>
      <li>
        When a card becomes an NFT, the card and the address of its wallet can be read by everybody
        on the blockchain, for ever. Your name is not in it.
      </li>
      <li>
        When messages to a device are switched on, its browser's message service carries them,
        encrypted. Our letters are carried by a mail service.
      </li>
    </Points>
  </Chapter>
);

/** Everything that is kept about a person; game/account/collected-data.ts is the list. */
export function PrivacyPage({ content }: LegalProps) {
  return (
    <LegalFrame intro="What we keep about you, why, and for how long. Nothing is kept that is not here.">
      <Chapter id="operator" title="Who runs this game">
        <Operator content={content} />
        <p>Write there with any question about your data.</p>
      </Chapter>
      <Never />
      <Others />
      <Chapter id="list" title="What we keep">
        <dl className="divide-y divide-line">
          {collectedData.map(({ title, why, keptFor }) => (
            <div key={title} className="grid gap-1 py-4 first:pt-0 last:pb-0">
              <dt className="font-bold">{title}</dt>
              <dd>{why}</dd>
              <dd className="text-muted">Kept: {keptFor}</dd>
            </div>
          ))}
        </dl>
        <p className="text-muted">
          The server's log has times, addresses of pages and errors, and no names. For when a disk
          breaks, the database is copied every day and the last seven copies are kept: what was
          deleted is gone from them a week later.
        </p>
      </Chapter>
      <Chapter id="browser" title="What stays in your browser">
        <p>
          Your browser remembers what makes playing easier, such as how loud the sounds are, which
          cards you have seen, and a pack whose opening was interrupted. It forgets this when you
          log out.
        </p>
      </Chapter>
      <Chapter id="rights" title="What you can ask for">
        <Points>
          <li>To see what we keep about you, and to have a copy of it.</li>
          <li>To have what is wrong mended, and what you entered deleted.</li>
          <li>To take back a yes. A parent can do so for a child at any time.</li>
        </Points>
        <p>
          <TextLink href="/parents">For parents</TextLink> there is a page of its own.
        </p>
      </Chapter>
    </LegalFrame>
  );
}

import { CalendarHeart, Gift, Sparkles } from "lucide-react";
import { ButtonLink } from "#web/ui/link.tsx";
import { afterCampaign, whileCampaign } from "./campaign.ts";

const gifts = [
  [Gift, "12 FREE Cards", "the moment you join"],
  [CalendarHeart, "1 Card Daily", "made from your own words"],
  [Sparkles, "Rare Finds", "may already be among them"],
] as const;

export function WelcomeBonus() {
  return (
    <section aria-labelledby="bonus" className="mx-auto mt-12 max-w-6xl px-4">
      <div className="panel hero-fill p-6 text-center sm:p-9">
        <h2 id="bonus" className="font-bold tracking-widest text-gold uppercase">
          <span className={whileCampaign}>Limited-time welcome bonus</span>
          <span className={afterCampaign}>Welcome bonus</span>
        </h2>
        <ul className="mx-auto mt-6 grid w-fit gap-5 sm:w-auto sm:grid-cols-3">
          {gifts.map(([Icon, title, text]) => (
            <li
              key={title}
              className="flex items-center gap-4 text-left sm:flex-col sm:gap-2 sm:text-center"
            >
              <Icon size={44} className="text-gold" aria-hidden />
              <span>
                <span className="block font-display text-2xl lg:text-3xl">{title}</span>
                <span className="text-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <ButtonLink href="/auth" className="mt-7">
          Claim Your Free Cards Now!
        </ButtonLink>
      </div>
    </section>
  );
}

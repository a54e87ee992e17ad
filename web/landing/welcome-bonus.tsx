import { CalendarHeart, Gift, Sparkles } from "lucide-react";
import { ButtonLink } from "#web/ui/link.tsx";

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
          Limited-time welcome bonus
        </h2>
        <ul className="mx-auto mt-6 grid w-fit gap-5 sm:w-auto sm:grid-cols-3">
          {gifts.map(([Icon, title, text]) => (
            <li key={title} className="flex items-center gap-4 text-left sm:justify-center">
              <Icon size={40} className="text-gold" aria-hidden />
              <span>
                <span className="block font-display text-2xl">{title}</span>
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

import type { LucideIcon } from "lucide-react";
import { ButtonLink } from "#web/ui/link.tsx";
import { useScreenTitle } from "#web/ui/screen-title.ts";

export type ComingSoonWords = {
  Icon: LucideIcon;
  promise: string;
  /** What it will let a player do. */
  plans: readonly string[];
  instead: readonly [label: string, href: string];
};

/** A part of the game that is promised but not open yet: what it will be, and a way on. */
export function ComingSoon({ Icon, promise, plans, instead: [label, href] }: ComingSoonWords) {
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:py-20">
      <section className="panel hero-fill grid justify-items-center gap-3 text-center sm:p-10">
        <span className="brand-fill grid size-20 place-items-center rounded-panel">
          <Icon size={40} aria-hidden />
        </span>
        <h1 className="mt-2 font-display text-4xl sm:text-5xl">{useScreenTitle()}</h1>
        <p className="rounded-chip border border-line-strong px-4 py-1 font-bold text-gold">
          Opens soon
        </p>
        <p className="max-w-prose text-lg">{promise}</p>
        <ul className="mt-2 grid gap-2 text-left">
          {plans.map((plan) => (
            <li key={plan} className="flex gap-3">
              <span aria-hidden className="text-gold">
                ★
              </span>
              {plan}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink href={href}>{label}</ButtonLink>
          {href !== "/" && (
            <ButtonLink href="/" look="ghost">
              Return Home
            </ButtonLink>
          )}
        </div>
      </section>
    </div>
  );
}

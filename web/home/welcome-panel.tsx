import { Handshake, Sparkles, Swords, type LucideIcon } from "lucide-react";
import { useIsNewcomer } from "#web/lib/session.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";

const steps: readonly { Icon: LucideIcon; name: string; words: string }[] = [
  { Icon: Sparkles, name: "Create", words: "Describe a creature. One new card is free every day." },
  { Icon: Swords, name: "Battle", words: "Lead three of your cards against a rival's three." },
  {
    Icon: Handshake,
    name: "Trade",
    words: "Swap cards with friends, or sell them on the marketplace.",
  },
];

/** For players who own no cards. */
export function WelcomePanel() {
  const isNew = useIsNewcomer();
  const title = isNew ? "Welcome to Taleborn!" : "New Creatures Await You";
  return (
    <Panel title={title} className="text-center">
      <ol className="grid gap-4 sm:grid-cols-3">
        {steps.map(({ Icon, name, words }) => (
          <li key={name} className="rounded-button bg-raised p-5">
            <Icon size={36} aria-hidden className="mx-auto text-gold" />
            <h3 className="mt-2 font-display text-xl">{name}</h3>
            <p className="text-muted">{words}</p>
          </li>
        ))}
      </ol>
      <ButtonLink size="large" href="/create-dynamic" className="mt-6">
        Create Your First Card
      </ButtonLink>
    </Panel>
  );
}

import { returnToAccount } from "#contract/own-data.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { useFocusOnMount } from "#web/lib/use-focus-on-mount.ts";
import { Button } from "#web/ui/button.tsx";
import { accountReturned } from "#web/words/own-data.ts";

type BringBackProps = {
  credentials: { email: string; password: string };
  /** Until when. */
  words: string;
  onReturned: () => void;
  onClose: () => void;
};

/** In the place of the sign-in: the account is closed, and nothing else works. */
export function BringBack({ credentials, words, onReturned, onClose }: BringBackProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const bringBack = useChange(returnToAccount, { ...accountReturned, onDone: onReturned });
  return (
    <section className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="font-display text-2xl">
        Your account is closed
      </h2>
      <p>{words} All your cards and coins are still there.</p>
      <Button {...pressFor(bringBack, credentials)}>Bring My Account Back</Button>
      <Button look="ghost" onClick={onClose}>
        Leave It Closed
      </Button>
    </section>
  );
}

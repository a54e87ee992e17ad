import { Coins, Sparkles } from "lucide-react";
import { useState } from "react";
import { useLocation } from "wouter";
import { currentUser } from "#contract/account.ts";
import { createWithCredits } from "#contract/creation.ts";
import { inCredits } from "#texts/en/purse.ts";
import { useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { DescribeBox } from "#web/shared/creation/describe-box.tsx";
import { refusalOf } from "#web/shared/creation/refused.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { toast } from "#web/ui/toast.tsx";
import { creditCardNotCreated } from "#web/words/purchases.ts";
import { inItsWords } from "#web/words/said.ts";

/** One credit becomes one premium card, from the player's own words or as a surprise. */
export function CreditCreation({ onClose }: { onClose: () => void }) {
  const credits = useUser().user?.cardCredits ?? 0;
  const [description, setDescription] = useState("");
  const [, navigate] = useLocation();
  const create = useChange(createWithCredits, {
    touches: [currentUser],
    doneToast: inItsWords,
    onDone: ({ creation }) => navigate(`/create?creation=${creation.id}`, { replace: true }),
    onRefused: (error) => {
      if (!refusalOf(error)) toast(creditCardNotCreated(error));
    },
  });
  const refusal = refusalOf(create.error);
  const submit = () => {
    const words = description.trim();
    create.mutate({ watch: true, ...(words !== "" && { description: words }) });
  };
  return (
    <Dialog
      title="Create With a Credit"
      description="A premium card: rare or better, with more attack and defense."
      onClose={onClose}
    >
      <div className="mt-5 space-y-5">
        <DescribeBox {...{ description, refusal }} onChange={setDescription} />
        <p className="flex items-center gap-2 font-bold">
          <Coins size={20} aria-hidden className="text-gold" />
          You have {inCredits(credits)}.
        </p>
        {credits > 0 ? (
          <Button size="large" className="w-full" pending={create.isPending} onClick={submit}>
            <Sparkles size={22} aria-hidden /> Create for 1 Credit
          </Button>
        ) : (
          <ButtonLink href="/store" className="w-full">
            Buy Credits
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}

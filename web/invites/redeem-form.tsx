import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CardOnWire } from "#contract/cards.ts";
import { currentUser } from "#contract/account.ts";
import { inviteStatus, redeemInvite } from "#contract/invites.ts";
import { plainCode } from "#game/lib/codes.ts";
import { INVITE_CODE_LENGTH, REDEEM_DAYS } from "#game/invites/invite.ts";
import { reasonOf } from "#web/lib/call.ts";
import { invalidate, useChange } from "#web/lib/query.ts";
import { CodeField } from "#web/shared/codes/code-field.tsx";
import { collectionReads } from "#web/collection/api.ts";
import { useParam } from "#web/lib/use-param.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { redeemed } from "#web/words/invites.ts";

export type WelcomeGiftCards = { cards: readonly CardOnWire[]; coins: number };

type RedeemFormProps = { onGift: (gift: WelcomeGiftCards) => void };

/** For a player whom a friend told about the game: says who it was. */
export function RedeemForm({ onGift }: RedeemFormProps) {
  const client = useQueryClient();
  const given = plainCode(useParam("code") ?? "").slice(0, INVITE_CODE_LENGTH);
  const [code, setCode] = useState(given);
  const redeem = useChange(redeemInvite, {
    ...redeemed,
    onDone: (answer) => {
      if (!answer.success) return;
      onGift(answer);
      void invalidate(client, inviteStatus, currentUser, ...collectionReads);
    },
  });
  const change = (next: string) => {
    redeem.reset();
    setCode(next);
  };
  const answer = redeem.data;
  const refusal = answer?.success === false ? answer.message : reasonOf(redeem.error);
  return (
    <Panel title="Do you have an invite code?">
      <p className="mb-4 text-muted">
        Did a friend tell you about Taleborn? Enter their code in your first {REDEEM_DAYS} days, and
        both of you get your rewards.
      </p>
      <Form
        className="grid items-end gap-4 sm:grid-cols-[1fr_auto]"
        onSend={() => redeem.mutate({ inviteCode: code.trim() })}
      >
        <CodeField
          label="Invite code"
          value={code}
          onChange={change}
          error={refusal}
          maxLength={INVITE_CODE_LENGTH}
          placeholder="8 letters and digits"
        />
        <Button type="submit" look="ghost" disabled={code.trim() === ""} pending={redeem.isPending}>
          Redeem
        </Button>
      </Form>
    </Panel>
  );
}

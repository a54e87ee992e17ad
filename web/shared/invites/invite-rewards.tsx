import { Coins, Gift, Medal, type LucideIcon } from "lucide-react";
import {
  FRIENDS_AT_MOST,
  INVITEE_COINS,
  INVITER_CARDS,
  INVITER_COINS,
} from "#game/invites/invite.ts";

const rewards: readonly (readonly [Icon: LucideIcon, words: string])[] = [
  [Coins, `You get ${INVITER_COINS} coins and ${INVITER_CARDS} free cards for each friend`],
  [Gift, `Your friend gets ${INVITEE_COINS} bonus coins and a premium card pack`],
  [Medal, `All ${FRIENDS_AT_MOST} invites earn the Legendary Founder badge`],
];

/** What both sides of an invitation receive. */
export const InviteRewards = () => (
  <ul aria-label="Rewards" className="grid content-start gap-3">
    {rewards.map(([Icon, words]) => (
      <li key={words} className="flex items-center gap-4 rounded-button bg-surface p-4">
        <Icon size={26} aria-hidden className="flex-none text-gold" />
        {words}
      </li>
    ))}
  </ul>
);

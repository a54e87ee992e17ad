import { CODES_AT_MOST, FRIENDS_AT_MOST, FRIENDS_PER_CODE } from "#game/invites/invite.ts";
import type { Toast } from "#web/ui/toast.tsx";
import { failed, failure } from "./failed.ts";
import { outcome } from "./said.ts";

export const codeGenerated = outcome({ title: "Invite Code Generated!" }, failed("Error"));
export const codeCopied: Toast = { title: "Code Copied!" };

/** The server's answer to a code, taken or not. */
export const redeemed = outcome(
  ({ success, message }: { success: boolean; message: string }): Toast =>
    success ? { title: "Success", description: message } : failure("Error", message),
  failed("Error"),
);

/** The message that the friend receives. */
export const inviteMessage = (code: string, link: string): string =>
  `Come and play Taleborn with me! Sign up with my invite code ${code}, and both of us get coins and cards: ${link}`;

/** Why one place speaks of twelve friends and another one of six. */
export const howManyFriends = `You can invite ${FRIENDS_AT_MOST} friends with ${CODES_AT_MOST} codes, ${FRIENDS_PER_CODE} with each code.`;

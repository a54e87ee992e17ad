import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { askForPasskey, passkeySignIn } from "#contract/security.ts";
import { call } from "#web/lib/call.ts";
import { answerByPasskey } from "#web/shared/passkeys.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.tsx";
import { welcomeBack } from "#web/words/account.ts";
import { passkeyNotUsed } from "#web/words/security.ts";
import { enterGame } from "./enter-game.ts";

/** Comes in by a finger, a face or a PIN: neither address nor password is typed. */
export function PasskeySignIn() {
  const enter = useMutation({
    async mutationFn() {
      const { options } = await call(askForPasskey, {});
      await call(passkeySignIn, { passkey: await answerByPasskey(options) });
      await enterGame(welcomeBack);
    },
    onError: (error) => toast(passkeyNotUsed(error)),
  });
  return (
    <Button
      look="ghost"
      className="mt-3 w-full"
      pending={enter.isPending}
      onClick={() => enter.mutate()}
    >
      <KeyRound size={18} aria-hidden /> Use a Passkey
    </Button>
  );
}

import { useMutation } from "@tanstack/react-query";
import { secondFactor } from "#contract/security.ts";
import { call, CallError, toastOf, type SecondStep } from "#web/lib/call.ts";
import { pressFor } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { answerByPasskey, canUsePasskeys } from "#web/shared/passkeys.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.tsx";
import { welcomeBack } from "#web/words/account.ts";
import { codeNotTaken, passkeyNotUsed } from "#web/words/security.ts";
import { enterGame } from "./enter-game.ts";

type SecondFactorFormProps = {
  step: SecondStep;
  /** The password must be typed again. */
  onClose: () => void;
};

/** After the right password, on the same screen: the code of an app, a recovery code, or a passkey. */
export function SecondFactorForm({ step: { challenge, passkey }, onClose }: SecondFactorFormProps) {
  const { values, field, mark } = useTypedForm({ code: "" });
  const isOver = (error: unknown) => {
    if (!(error instanceof CallError) || error.code !== "sign_in_again") return false;
    toast(codeNotTaken(error));
    onClose();
    return true;
  };
  const show = useMutation({
    async mutationFn(typed: string) {
      await call(secondFactor, { challenge, code: typed });
      await enterGame(welcomeBack);
    },
    onError: (error) => isOver(error) || mark({ code: toastOf(error) }),
  });
  const byPasskey = useMutation({
    async mutationFn(options: Record<string, unknown>) {
      const answer = await answerByPasskey(options);
      await call(secondFactor, { challenge, passkey: answer });
      await enterGame(welcomeBack);
    },
    onError: (error) => isOver(error) || toast(passkeyNotUsed(error)),
  });
  const send = () => {
    show.mutate(values.code);
  };
  return (
    <Form onSend={send} noValidate className="grid gap-5">
      <Field
        label="Code of Your App"
        hint="Six digits. Without your app, type one of your recovery codes instead."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoFocus
        {...field("code")}
      />
      <Button type="submit" pending={show.isPending} disabled={values.code.trim() === ""}>
        Go On
      </Button>
      {passkey && canUsePasskeys() && (
        <Button look="ghost" {...pressFor(byPasskey, passkey)}>
          Use a Passkey
        </Button>
      )}
      <Button look="ghost" onClick={onClose}>
        Start Again
      </Button>
    </Form>
  );
}

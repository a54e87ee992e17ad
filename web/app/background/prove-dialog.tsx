import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { proveAgain } from "#contract/account.ts";
import { askForProof, getSecurity, proveByCode, proveByPasskey } from "#contract/security.ts";
import { call, CallError, toastOf } from "#web/lib/call.ts";
import { answerProof, type WantedProof } from "#web/lib/prove-again.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { answerByPasskey, canUsePasskeys } from "#web/shared/passkeys.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { toast } from "#web/ui/toast.tsx";
import { passkeyNotUsed } from "#web/words/security.ts";

type ProveDialogProps = { proof: WantedProof; onClose: () => void };

/** Asks who is there before something sensitive goes on; one stands for the whole app. */
export function ProveDialog({ proof, onClose }: ProveDialogProps) {
  const { data } = useAnswer(getSecurity, {}, { isAskedAnew: true });
  const hasPasskey = data !== undefined && data.passkeys.length > 0;
  if (proof === "prove_again") {
    return (
      <Dialog
        title="Is It Still You?"
        description="This wants your password, because your last sign-in was a while ago."
        onClose={onClose}
      >
        <ByPassword onClose={onClose} hasPasskey={hasPasskey} />
      </Dialog>
    );
  }
  if (!data) return null;
  if (!data.hasAuthenticator && !hasPasskey) return <SetUpFirst onClose={onClose} />;
  return (
    <Dialog
      title="One More Step"
      description={
        data.hasAuthenticator
          ? "You came in with your password alone. This also wants a code of your app."
          : "You came in with your password alone. This also wants your passkey."
      }
      onClose={onClose}
    >
      {data.hasAuthenticator ? (
        <ByCode onClose={onClose} hasPasskey={hasPasskey} />
      ) : (
        <Buttons onClose={onClose} hasPasskey />
      )}
    </Dialog>
  );
}

const SetUpFirst = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    title="Set Up Two-Factor Sign-In First"
    description="Whoever runs the game signs in with more than a password. It takes two minutes."
    onClose={onClose}
  >
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <ButtonLink href="/profile?tab=security" onClick={onClose}>
        Open Security
      </ButtonLink>
    </div>
  </Dialog>
);

type WayProps = { onClose: () => void; hasPasskey: boolean };

function ByPassword({ onClose, hasPasskey }: WayProps) {
  const prove = useChange(proveAgain, { onDone: () => answerProof("prove_again", true) });
  return (
    <Typed
      label="Password"
      autoComplete="current-password"
      type="password"
      isPending={prove.isPending}
      onType={(password, options) => prove.mutate({ password }, options)}
      {...{ onClose, hasPasskey }}
    />
  );
}

function ByCode({ onClose, hasPasskey }: WayProps) {
  const prove = useChange(proveByCode, {
    touches: [getSecurity],
    onDone: () => answerProof("second_factor_first", true),
  });
  return (
    <Typed
      label="Code of Your App"
      autoComplete="one-time-code"
      isPending={prove.isPending}
      onType={(code, options) => prove.mutate({ code }, options)}
      {...{ onClose, hasPasskey }}
    />
  );
}

type TypedProps = WayProps & {
  label: string;
  autoComplete: string;
  type?: "password";
  isPending: boolean;
  onType: (text: string, options: { onError: (error: unknown) => void }) => void;
};

function Typed({ label, autoComplete, type, isPending, onType, ...way }: TypedProps) {
  const { values, field, mark } = useTypedForm({ text: "" });
  const send = () => {
    onType(values.text, { onError: (error) => mark({ text: toastOf(error) }) });
  };
  return (
    <Form noValidate className="mt-4 grid gap-4" onSend={send}>
      <Field label={label} type={type} autoComplete={autoComplete} {...field("text")} />
      <Buttons {...way}>
        <Button type="submit" pending={isPending} disabled={values.text === ""}>
          Go On
        </Button>
      </Buttons>
    </Form>
  );
}

type ButtonsProps = WayProps & { children?: ReactNode };

function Buttons({ onClose, hasPasskey, children }: ButtonsProps) {
  const prove = useMutation({
    async mutationFn() {
      const { options } = await call(askForProof, {});
      await call(proveByPasskey, { passkey: await answerByPasskey(options) });
    },
    onSuccess() {
      answerProof("prove_again", true);
      answerProof("second_factor_first", true);
    },
    onError(error) {
      if (error instanceof CallError && error.code === "signed_out") onClose();
      toast(passkeyNotUsed(error));
    },
  });
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="ghost" onClick={onClose}>
        Cancel
      </Button>
      {hasPasskey && canUsePasskeys() && (
        <Button look="ghost" pending={prove.isPending} onClick={() => prove.mutate()}>
          Use a Passkey
        </Button>
      )}
      {children}
    </div>
  );
}

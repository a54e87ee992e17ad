import { useState } from "react";
import { getPaymentKeys, savePaymentKeys } from "#contract/purchases.ts";
import { getSettings } from "#contract/admin-settings.ts";
import { useAnswer, useChange } from "#web/lib/query.ts";
import { Button } from "#web/ui/button.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { toast } from "#web/ui/toast.tsx";
import { keysMissing, keysSaved } from "#web/words/admin.ts";

type SecretProps = { lastFour: string; source: string; setBy: string | null; setAt: string | null };

/** The provider's keys: what is saved is never shown again but for its end. */
export function PaymentConfiguration({ secret }: { secret: SecretProps | undefined }) {
  const keys = useAnswer(getPaymentKeys);
  const { data } = keys;
  return (
    <Panel title="Payment Configuration">
      <Unanswered query={keys} size="h-40" />
      {data && secret && <Saved {...secret} />}
      {data && data.source !== "environment" && <KeysForm publishableKey={data.publishableKey} />}
    </Panel>
  );
}

function Saved({ lastFour, source, setBy, setAt }: SecretProps) {
  if (source === "environment") return <p>The keys are set by the environment of the server.</p>;
  if (source === "none") {
    return <p>There are no keys yet: payments go to the emulator, and no money moves.</p>;
  }
  return (
    <p>
      The secret key ends in <b>{lastFour}</b>
      {setBy !== null && `, entered by ${setBy}`}
      {setAt !== null && ` on ${setAt.slice(0, 10)}`}.
    </p>
  );
}

function KeysForm({ publishableKey }: { publishableKey: string }) {
  const [publicKey, setPublicKey] = useState(publishableKey);
  const [secretKey, setSecretKey] = useState("");
  const save = useChange(savePaymentKeys, {
    touches: [getPaymentKeys, getSettings],
    ...keysSaved,
    onDone: () => setSecretKey(""),
  });
  const submit = () => {
    if (publicKey.trim() === "" || secretKey.trim() === "") return toast(keysMissing);
    save.mutate({ publicKey: publicKey.trim(), secretKey: secretKey.trim() });
  };
  return (
    <Form noValidate className="mt-4 grid gap-4 sm:grid-cols-2" onSend={submit}>
      <Field
        label="Stripe public key"
        value={publicKey}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setPublicKey(target.value)}
      />
      <Field
        label="Stripe secret key"
        type="password"
        value={secretKey}
        autoComplete="new-password"
        onChange={({ target }) => setSecretKey(target.value)}
      />
      <div className="sm:col-span-2">
        <Button type="submit" look="ghost" pending={save.isPending}>
          Save Stripe Keys
        </Button>
      </div>
    </Form>
  );
}

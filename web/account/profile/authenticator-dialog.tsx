import { confirmAuthenticator } from "#contract/security.ts";
import { toastOf } from "#web/lib/call.ts";
import { useChange } from "#web/lib/query.ts";
import { useTypedForm } from "#web/lib/use-typed-form.ts";
import { CopyButton } from "#web/shared/codes/copy-button.tsx";
import { QrPicture } from "#web/shared/codes/qr-picture.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field, Form } from "#web/ui/field.tsx";
import { secretCopied } from "#web/words/security.ts";

/** What the server has made for the app. */
export type Begun = { secret: string; address: string };

type AuthenticatorDialogProps = {
  begun: Begun;
  onClose: () => void;
  onDone: (recoveryCodes: string[]) => void;
};

/** In groups of four, as it is typed from a screen. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

export function AuthenticatorDialog({ begun, onClose, onDone }: AuthenticatorDialogProps) {
  const { values, field, mark } = useTypedForm({ code: "" });
  const confirm = useChange(confirmAuthenticator, {
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onRefused: (error) => mark({ code: toastOf(error) }),
  });
  const send = () => {
    confirm.mutate(values);
  };
  return (
    <Dialog
      title="Set Up an App"
      description="You need an app that makes codes, such as Google Authenticator, Aegis or 2FAS."
      onClose={onClose}
    >
      <ol className="mt-4 list-decimal space-y-4 pl-6">
        <li>
          Scan this picture with the app.
          <div className="mt-2 max-w-56">
            <QrPicture text={begun.address} label="The key for your app, as a QR code" />
          </div>
        </li>
        <li>
          No camera? Type this key into the app:
          <p className="mt-1 font-mono break-words select-all">{grouped(begun.secret)}</p>
          <CopyButton text={begun.secret} label="Copy Key" words={secretCopied} className="mt-2" />
        </li>
        <li>
          Type the six digits that the app shows now.
          <Form noValidate className="mt-2 grid gap-4" onSend={send}>
            <Field
              label="Code of Your App"
              inputMode="numeric"
              autoComplete="one-time-code"
              {...field("code")}
            />
            <Button type="submit" pending={confirm.isPending} disabled={values.code.trim() === ""}>
              Turn On
            </Button>
          </Form>
        </li>
      </ol>
    </Dialog>
  );
}

import { useState } from "react";
import {
  beginAuthenticator,
  getSecurity,
  removeAuthenticator,
  renewRecoveryCodes,
  type SecurityOnWire,
} from "#contract/security.ts";
import { pressFor, useChange } from "#web/lib/query.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { notChanged, twoFactorOff } from "#web/words/security.ts";
import { AuthenticatorDialog, type Begun } from "./authenticator-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes.tsx";

/** With fewer codes left than this the player should make new ones. */
const FEW = 3;

/** A code beside the password, of an app that makes them. */
export function TwoFactor({ security }: { security: SecurityOnWire }) {
  const { hasAuthenticator, isRequired, passkeys } = security;
  const isMissing = isRequired && !hasAuthenticator && passkeys.length === 0;
  return (
    <Panel title="Two-Factor Sign-In">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        {hasAuthenticator ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}
        {isMissing && <Badge tone="warn">Needed for the admin area</Badge>}
      </p>
      <p className="mt-2 text-muted">
        Then your password alone opens nothing: we also ask for a code that an app on your phone
        shows. Nobody gets in who has only found out your password.
      </p>
      {hasAuthenticator ? <On left={security.recoveryCodesLeft} /> : <Off />}
    </Panel>
  );
}

function Off() {
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useChange(beginAuthenticator, { onDone: setBegun, refusedToast: notChanged });
  return (
    <>
      <Button className="mt-4" {...pressFor(begin, {})}>
        Set Up an App
      </Button>
      {begun && (
        <AuthenticatorDialog
          begun={begun}
          onClose={() => setBegun(null)}
          onDone={(recoveryCodes) => {
            setBegun(null);
            setCodes(recoveryCodes);
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </>
  );
}

function On({ left }: { left: number }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const renew = useChange(renewRecoveryCodes, {
    onDone: ({ recoveryCodes }) => setCodes(recoveryCodes),
    refusedToast: notChanged,
  });
  const remove = useChange(removeAuthenticator, {
    touches: [getSecurity],
    ...twoFactorOff,
    onDone: () => setAsked(false),
    onRefused: () => setAsked(false),
  });
  return (
    <>
      <p className={left <= FEW ? "mt-3 font-bold text-warn" : "mt-3 text-muted"}>
        {left === 1 ? "1 recovery code is left." : `${left} recovery codes are left.`} Each opens
        your account once when you have lost your phone.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="ghost" {...pressFor(renew, {})}>
          New Recovery Codes
        </Button>
        <Button look="danger" onClick={() => setAsked(true)}>
          Turn Off
        </Button>
      </div>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      {isAsked && (
        <ConfirmDialog
          title="Turn Off Two-Factor Sign-In?"
          description="Your password alone opens your account then. Your recovery codes stop working."
          confirmLabel="Turn Off"
          look="danger"
          pending={remove.isPending}
          onConfirm={() => remove.mutate({})}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

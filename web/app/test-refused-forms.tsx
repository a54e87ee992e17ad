/** The forms of players, and a refusal of the server for a field of each. */
import type { ReactElement } from "react";
import { DecisionsPanel } from "#web/account/decisions/decisions-panel.tsx";
import { ForgotPasswordScreen } from "#web/account/forgot-password-screen.tsx";
import { LoginForm } from "#web/account/login-form.tsx";
import { DeleteAccount } from "#web/account/own-data/delete-account.tsx";
import { PasswordAgain } from "#web/account/own-data/password-again.tsx";
import { AuthenticatorDialog } from "#web/account/profile/authenticator-dialog.tsx";
import { RenamePasskeyDialog } from "#web/account/profile/passkey-dialogs.tsx";
import { PasswordForm } from "#web/account/profile/password-form.tsx";
import { PlayTimePanel } from "#web/account/profile/play-time-panel.tsx";
import { ProfileForm } from "#web/account/profile/profile-form.tsx";
import { ResetPasswordScreen } from "#web/account/reset-password-screen.tsx";
import { SecondFactorForm } from "#web/account/second-factor-form.tsx";
import { SignUpForm } from "#web/account/sign-up-form.tsx";
import { ProveDialog } from "#web/app/background/prove-dialog.tsx";
import { AskParent } from "#web/family/ask-parent.tsx";
import { DeleteChild } from "#web/family/delete-child.tsx";
import { ownedCard } from "#web/cards/test-cards.ts";
import { RenameDialog } from "#web/collection/remake/rename-dialog.tsx";
import { child } from "#web/family/test-children.ts";
import { RedeemForm } from "#web/invites/redeem-form.tsx";
import type { Answers } from "#web/lib/test-screen.tsx";
import { QuietHours } from "#web/notifications/settings/quiet-hours.tsx";
import { ReportDialog } from "#web/shared/reports/report-dialog.tsx";
import { NameTeam } from "#web/shared/team/team-dialogs.tsx";
import { LocalBattleScreen } from "#web/rooms/local-battle-screen.tsx";
import { CreateOffer } from "#web/trades/create-offer.tsx";
import { galevanth } from "#web/trades/test-trade.ts";
import { KeyDialog } from "#web/wallet/key-dialog.tsx";
import { profile } from "#web/account/profile/test-profile.ts";

type RefusedForm = {
  /** Where the form stands in web/. */
  file: string;
  form: ReactElement;
  at?: string;
  /** What the server answers before. */
  answers?: Answers;
  /** Pressed before there is a form. */
  first?: string;
  typed: Record<string, string>;
  /** The call that is refused, and why. */
  line: keyof Answers;
  code: string;
  /** What the refusal names as its field, when it does. */
  field?: string;
  /** The label of the field that says so. */
  says: string;
};

const PASSWORD = "lantern-of-moss";
const newPassword = { "New Password": PASSWORD, "New Password Again": PASSWORD };
const nothing = () => undefined;
const passkey = { id: "p1", name: "Phone", madeAt: "2026-11-20T10:00:00.000Z", lastUsedAt: null };
const limits = {
  minutesADay: null,
  bedtime: null,
  monthlyCapCents: null,
  timeZone: "UTC",
  later: null,
  isSetByGuardian: false,
};
const quiet = { publicKey: "k", browsers: 1, quietFrom: null, quietTo: null, timeZone: "UTC" };
const decision = {
  id: "d1",
  kind: "name",
  decision: "rename",
  why: "It is rude.",
  decidedAt: "2026-11-20T10:00:00.000Z",
  mayAppeal: true,
};

export const refusedForms: readonly RefusedForm[] = [
  {
    file: "account/sign-up-form.tsx",
    form: <SignUpForm />,
    typed: {
      Email: "sam@example.com",
      Username: "sam",
      Password: PASSWORD,
      "Confirm Password": PASSWORD,
    },
    line: "POST /api/auth/signup",
    code: "username_taken",
    says: "Username",
  },
  {
    file: "account/login-form.tsx",
    form: <LoginForm />,
    typed: { Email: "sam@example.com", Password: "wrong" },
    line: "POST /api/auth/login",
    code: "wrong_password",
    says: "Password",
  },
  {
    file: "account/forgot-password-screen.tsx",
    form: <ForgotPasswordScreen />,
    typed: { Email: "sam@example.com" },
    line: "POST /api/auth/forgot-password",
    code: "bad_input",
    field: "email",
    says: "Email",
  },
  {
    file: "account/reset-password-screen.tsx",
    form: <ResetPasswordScreen />,
    at: "/reset-password?token=t",
    typed: { "New Password": PASSWORD, "Confirm Password": PASSWORD },
    line: "POST /api/auth/reset-password",
    code: "common_password",
    says: "New Password",
  },
  {
    file: "account/second-factor-form.tsx",
    form: <SecondFactorForm step={{ challenge: "c", passkey: null }} onClose={nothing} />,
    typed: { "Code of Your App": "123456" },
    line: "POST /api/auth/second-factor",
    code: "wrong_code",
    says: "Code of Your App",
  },
  {
    file: "account/profile/profile-form.tsx",
    form: <ProfileForm profile={profile} />,
    typed: { Email: "ben@example.com", "Current Password": PASSWORD },
    line: "PUT /api/profile",
    code: "email_taken",
    says: "Email",
  },
  {
    file: "account/profile/password-form.tsx",
    form: <PasswordForm username="sam" />,
    typed: { "Current Password": "wrong", ...newPassword },
    line: "POST /api/auth/change-password",
    code: "wrong_current_password",
    field: "currentPassword",
    says: "Current Password",
  },
  {
    file: "collection/remake/rename-dialog.tsx",
    form: (
      <RenameDialog owned={ownedCard("Cindlepup", { id: "made" })} price={0} onClose={nothing} />
    ),
    typed: { Name: "Galevanth" },
    line: "POST /api/user-cards/made/rename",
    code: "name_taken",
    says: "Name",
  },
  {
    file: "shared/team/team-dialogs.tsx",
    form: <NameTeam kind="kept" id="t1" name="Forest Guard" onClose={nothing} />,
    typed: { Name: "Night Watch" },
    line: "PUT /api/teams/t1",
    code: "bad_input",
    field: "name",
    says: "Name",
  },
  {
    file: "account/profile/passkey-dialogs.tsx",
    form: <RenamePasskeyDialog passkey={passkey} onClose={nothing} />,
    typed: { Name: "rude" },
    line: "PUT /api/account/passkeys/p1",
    code: "bad_input",
    field: "name",
    says: "Name",
  },
  {
    file: "account/profile/authenticator-dialog.tsx",
    form: (
      <AuthenticatorDialog
        begun={{ secret: "ABCD", address: "otpauth://totp/x" }}
        onClose={nothing}
        onDone={nothing}
      />
    ),
    typed: { "Code of Your App": "123456" },
    line: "PUT /api/account/authenticator",
    code: "wrong_code",
    says: "Code of Your App",
  },
  {
    file: "account/profile/play-time-panel.tsx",
    form: <PlayTimePanel />,
    answers: { "GET /api/account/limits": limits },
    typed: { "Bedtime from": "22:00", "Bedtime until": "06:00" },
    line: "PUT /api/account/limits",
    code: "bad_input",
    field: "bedtime",
    says: "Bedtime from",
  },
  {
    file: "notifications/settings/quiet-hours.tsx",
    form: <QuietHours settings={quiet} />,
    typed: { From: "22:00" },
    line: "PUT /api/notifications/settings",
    code: "bad_input",
    field: "quietFrom",
    says: "From",
  },
  {
    file: "account/own-data/delete-account.tsx",
    form: <DeleteAccount username="sam" nfts={0} onClose={nothing} />,
    answers: { "POST /api/auth/prove": { success: true } },
    typed: { "Type sam": "tom", "Your password": PASSWORD },
    line: "POST /api/account/delete",
    code: "not_this_username",
    field: "username",
    says: "Type sam",
  },
  {
    file: "account/own-data/password-again.tsx",
    form: <PasswordAgain onProved={nothing} onClose={nothing} />,
    typed: { "Your password": "wrong" },
    line: "POST /api/auth/prove",
    code: "wrong_current_password",
    field: "currentPassword",
    says: "Your password",
  },
  {
    file: "account/decisions/decisions-panel.tsx",
    form: <DecisionsPanel />,
    answers: { "GET /api/reports/decisions": [decision] },
    first: "This Is Wrong",
    typed: { "Why is it wrong?": "It is my name." },
    line: "POST /api/reports/appeal",
    code: "bad_input",
    field: "text",
    says: "Why is it wrong?",
  },
  {
    file: "app/background/prove-dialog.tsx",
    form: <ProveDialog proof="prove_again" onClose={nothing} />,
    typed: { Password: "wrong" },
    line: "POST /api/auth/prove",
    code: "wrong_current_password",
    says: "Password",
  },
  {
    file: "family/ask-parent.tsx",
    form: <AskParent />,
    answers: {
      "GET /api/family/ask": { asked: null, guardians: 0, eraseAt: null, safeName: null },
    },
    typed: { "Your first name": "Mia", "Your parent's e-mail address": "mia@example.com" },
    line: "POST /api/family/ask",
    code: "own_address",
    says: "Your parent's e-mail address",
  },
  {
    file: "family/delete-child.tsx",
    form: <DeleteChild child={child} onClose={nothing} />,
    typed: { "Type Mia": "Max", "Your own password": PASSWORD },
    line: "DELETE /api/family/children/c1",
    code: "not_this_name",
    says: "Type Mia",
  },
  {
    file: "invites/redeem-form.tsx",
    form: <RedeemForm onGift={nothing} />,
    typed: { "Invite code": "ABCD2345" },
    line: "POST /api/invite/redeem",
    code: "unknown_code",
    says: "Invite code",
  },
  {
    file: "shared/codes/code-form.tsx",
    form: <LocalBattleScreen />,
    at: "/local-battle?join=AB12",
    typed: { "Battle code": "ABC234" },
    line: "POST /api/battle/join-room",
    code: "unknown_code",
    says: "Battle code",
  },
  {
    file: "shared/reports/report-dialog.tsx",
    form: (
      <ReportDialog
        description="A card"
        choices={[{ words: "It is rude", report: { cardId: "1", reason: "unkind" } }]}
        touches={[]}
        onClose={nothing}
      />
    ),
    first: "It is rude",
    typed: { "Tell us more (optional)": "x" },
    line: "POST /api/reports",
    code: "bad_input",
    field: "text",
    says: "Tell us more (optional)",
  },
  {
    file: "trades/create-offer.tsx",
    form: <CreateOffer />,
    at: `/trade?mode=create&card=${galevanth.id}`,
    answers: { "GET /api/cards/user": [galevanth], "GET /api/cards": [galevanth.card] },
    typed: { "Only for this player (optional)": "unknown" },
    line: "POST /api/trades/direct/create",
    code: "no_such_player",
    says: "Only for this player (optional)",
  },
  {
    file: "wallet/key-dialog.tsx",
    form: <KeyDialog onClose={nothing} />,
    typed: { "Your password": "wrong" },
    line: "POST /api/wallet/export",
    code: "wrong_current_password",
    field: "currentPassword",
    says: "Your password",
  },
];

import { TextLink } from "#web/ui/link.tsx";
import { AuthFrame, FormFoot } from "./auth-frame.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export function SignUpScreen() {
  return (
    <AuthFrame intro="Free to play. 12 cards are waiting for you.">
      <SignUpForm />
      <FormFoot>
        Already playing? <TextLink href="/login">Sign in</TextLink>
      </FormFoot>
    </AuthFrame>
  );
}

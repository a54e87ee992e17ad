import { hasWayBack } from "#web/lib/return-url.ts";
import { TextLink } from "#web/ui/link.tsx";
import { AuthFrame, FormFoot } from "./auth-frame.tsx";
import { LoginForm } from "./login-form.tsx";

const WELCOME = "Welcome back! Your creatures missed you.";
const AFTER_SIGN_IN = "Sign in first. Then your friend's code goes on where you left it.";

export function LoginScreen() {
  return (
    <AuthFrame intro={hasWayBack() ? AFTER_SIGN_IN : WELCOME}>
      <LoginForm />
      <FormFoot>
        New here? <TextLink href="/signup">Create an account</TextLink>
      </FormFoot>
    </AuthFrame>
  );
}

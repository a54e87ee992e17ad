import { wayBack } from "#web/lib/return-url.ts";
import { TextLink } from "#web/ui/link.tsx";
import { SESSION_OVER } from "#web/words/failed.ts";
import { AuthFrame, FormFoot } from "./auth-frame.tsx";
import { LoginForm } from "./login-form.tsx";

const intros = {
  none: "Welcome back! Your creatures missed you.",
  code: "Sign in first. Then your friend's code goes on where you left it.",
  letter: "Sign in first. Then you answer your child's question.",
  setup: "Sign in first. Then you set your game up.",
  page: SESSION_OVER,
};

export function LoginScreen() {
  return (
    <AuthFrame intro={intros[wayBack() ?? "none"]}>
      <LoginForm />
      <FormFoot>
        New here? <TextLink href="/signup">Create an account</TextLink>
      </FormFoot>
    </AuthFrame>
  );
}

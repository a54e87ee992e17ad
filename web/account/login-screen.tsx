import { TextLink } from "#web/ui/link.tsx";
import { AuthFrame, FormFoot } from "./auth-frame.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginScreen() {
  return (
    <AuthFrame title="Sign In" intro="Welcome back! Your creatures missed you.">
      <LoginForm />
      <FormFoot>
        New here? <TextLink href="/signup">Create an account</TextLink>
      </FormFoot>
    </AuthFrame>
  );
}

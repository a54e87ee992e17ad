import { useSearchState } from "#web/lib/search-state.ts";
import { Tabs } from "#web/ui/tabs.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Both forms on one page: what the landing page's buttons lead to. */
export function AuthScreen() {
  const [tab, setTab] = useSearchState("tab", { fallback: "create-account" });
  return (
    <AuthFrame intro="12 free cards are waiting for you.">
      <Tabs
        label="Create an account or sign in"
        value={tab === "sign-in" ? tab : "create-account"}
        onChange={setTab}
        tabs={[
          { value: "create-account", label: "Create Account", content: <SignUpForm /> },
          { value: "sign-in", label: "Sign In", content: <LoginForm /> },
        ]}
      />
    </AuthFrame>
  );
}

import { LogIn, ShieldAlert } from "lucide-react";
import { listSignIns, type SignInOnWire } from "#contract/security.ts";
import { momentOf } from "#web/lib/own-time.ts";
import { useAnswer } from "#web/lib/query.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { signInWords } from "#web/words/security.ts";

/** Who has signed in, and who has tried to. */
export function SignInHistory() {
  const history = useAnswer(listSignIns, {}, { isAskedAnew: true });
  return (
    <Panel title="Sign-In History">
      <p className="text-muted">
        The last 90 days. Something was not you? Choose a new password, and sign out all other
        devices.
      </p>
      <Unanswered query={history} title="Your history did not load" size="mt-3 h-24" />
      {history.data?.length === 0 && <p className="mt-3 font-bold">Nobody has signed in yet.</p>}
      <ul className="mt-2 divide-y divide-line">
        {history.data?.map((signIn) => (
          <SignInRow key={signIn.id} signIn={signIn} />
        ))}
      </ul>
    </Panel>
  );
}

function SignInRow({ signIn }: { signIn: SignInOnWire }) {
  const { at, device, succeeded } = signIn;
  const Icon = succeeded ? LogIn : ShieldAlert;
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon size={22} aria-hidden className={succeeded ? "text-violet" : "text-warn"} />
      <div className="min-w-0">
        <p className={succeeded ? "font-bold" : "font-bold text-warn"}>{signInWords(signIn)}</p>
        <p className="text-sm text-muted">
          {device}, {momentOf(at)}
        </p>
      </div>
    </li>
  );
}

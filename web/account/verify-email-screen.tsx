import { useQuery } from "@tanstack/react-query";
import { verifyEmail } from "#contract/account.ts";
import { call, isRefusal, toastOf } from "#web/lib/call.ts";
import { useParam } from "#web/lib/use-param.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Spinner } from "#web/ui/progress.tsx";
import { ButtonLink } from "#web/ui/link.tsx";
import { AuthFrame } from "./auth-frame.tsx";

const OUTDATED = "This link is no longer valid. You can ask for a new one in your profile.";

/** Where the link in the letter leads: it confirms the address by itself. */
export function VerifyEmailScreen() {
  const token = useParam("token") ?? "";
  // A query and not a change, because the cache asks once however often the screen is rendered.
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [verifyEmail.path, token],
    queryFn: () => call(verifyEmail, { token }),
    enabled: token !== "",
  });
  if (error && !isRefusal(error))
    return (
      <AuthFrame>
        <FailedState title="Your e-mail is not confirmed yet" onRetry={refetch} />
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <div role="status" className="grid gap-5">
        {isLoading ? (
          <p className="flex items-center gap-3 text-lg">
            <Spinner /> One moment, please.
          </p>
        ) : (
          <>
            <p className="text-lg">{data?.message ?? toastOf(error, OUTDATED)}</p>
            <ButtonLink href="/">Return Home</ButtonLink>
          </>
        )}
      </div>
    </AuthFrame>
  );
}

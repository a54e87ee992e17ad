import { listWaiting } from "#contract/admin.ts";
import { amountWords, playerWords } from "#web/admin/grants/grant-words.ts";
import { useAnswer } from "#web/lib/query.ts";
import { FailedState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";

/** What other admins want and this one may agree to; nothing while there is nothing. */
export function Waiting() {
  const { data, isError, refetch } = useAnswer(listWaiting, {}, { isAskedAnew: true });
  if (!data) return isError && <FailedState onRetry={() => void refetch()} />;
  const rows = [
    ...data.admins.map(({ user, by, at }) => ({
      key: user.id,
      at,
      words: `${by.name} wants ${user.name} to be an admin`,
      href: `/admin/users?search=${encodeURIComponent(user.name)}`,
    })),
    ...data.grants.map(({ id, players, by, at, ...grant }) => ({
      key: id,
      at,
      words: `${by.name} wants to give ${amountWords(grant, grant.cardName)} to each of ${playerWords(players)}`,
      href: "/admin/grants?state=waiting",
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title="Waits for a Second Admin" className="mb-6">
      <p className="mb-3 text-muted">You can agree to it.</p>
      <ul className="grid gap-3">
        {rows.map(({ key, at, words, href }) => (
          <li key={key} className="grid wrap-anywhere">
            <TextLink href={href}>{words}</TextLink>
            <span className="text-sm text-muted">
              Asked on <time dateTime={at}>{at.slice(0, 16).replace("T", " ")}</time> UTC
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

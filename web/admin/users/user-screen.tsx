import { useParams, useSearchParams } from "wouter";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import {
  eventKinds,
  getUserStory,
  listUserEvents,
  type EventKind,
  type UserEventOnWire,
} from "#contract/admin.ts";
import { AdminFrame } from "#web/admin/frame/admin-frame.tsx";
import { CallError } from "#web/lib/call.ts";
import { useAnswer } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { usePages } from "#web/lib/use-pages.ts";
import { EmptyState, Unanswered } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Select } from "#web/ui/select.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";
import { Care } from "./care.tsx";
import { Suspension } from "./suspension.tsx";
import { UserFacts } from "./user-facts.tsx";

/** One player's whole story on one page, for those who help players. */
export function UserScreen() {
  const { id = "" } = useParams<{ id: string }>();
  // The frame's title needs the name, but only the frame checks that the user is an admin.
  const enabled = useUser().user?.role === "admin";
  const story = useAnswer(getUserStory, { id }, { enabled, isAskedAnew: true });
  const { data, error } = story;
  return (
    <AdminFrame active="/admin/users" title={data?.username} intro="Everything about one player.">
      {data && (
        <>
          <UserFacts user={data} />
          <div className="mt-4 flex flex-wrap gap-3">
            <Care user={data} />
            <Suspension user={data} />
          </div>
          <Story id={id} />
        </>
      )}
      {!data && isNoUser(error) ? (
        <EmptyState title="There is no such player" />
      ) : (
        <Unanswered query={story} label="Loading" sizes={["h-48", "h-96"]} className="grid gap-4" />
      )}
    </AdminFrame>
  );
}

const isNoUser = (error: unknown): boolean =>
  error instanceof CallError && error.code === "no_user";

const kindWords: Readonly<Record<EventKind, string>> = {
  coins: "Coins and credits",
  cards: "Cards",
  battles: "Battles",
  deals: "Deals",
  purchases: "Purchases",
  security: "Sign-ins",
  reports: "Reports",
  admins: "What admins did",
};

const options = [
  { value: "", label: "Everything" },
  ...eventKinds.map((value) => ({ value, label: kindWords[value] })),
];

const PAGE = 50;

function Story({ id }: { id: string }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("kind") ?? "";
  const kind = eventKinds.find((each) => each === asked) ?? "";
  const query = usePages(
    listUserEvents,
    { id, kind, limit: PAGE },
    { size: PAGE, isAskedAnew: true },
  );
  return (
    <Panel title="Story" className="mt-4">
      <div className="mb-4 max-w-72">
        <Select
          label="Show"
          options={options}
          value={kind}
          onChange={(next) => setSearch(next === "" ? {} : { kind: next }, { replace: true })}
        />
      </div>
      <Events query={query} />
    </Panel>
  );
}

function Events({ query }: { query: UseInfiniteQueryResult<UserEventOnWire[]> }) {
  if (!query.data) return <Unanswered query={query} size="h-64" />;
  if (query.data.length === 0) return <p className="py-8 text-muted">Nothing has happened yet.</p>;
  return (
    <>
      <ul aria-label="What has happened" className="divide-y divide-line">
        {query.data.map(({ id, kind, at, words, link }) => (
          <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[10rem_9rem_minmax(0,1fr)]">
            <time dateTime={at} className="text-sm text-muted tabular-nums">
              {at.slice(0, 10)} {at.slice(11, 19)}
            </time>
            <span className="text-sm text-muted">{kindWords[kind]}</span>
            <span className="break-words">
              {link === "" ? words : <Link href={link}>{words}</Link>}
            </span>
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  );
}

import type { ReactNode } from "react";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { Button } from "#web/ui/button.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export const PAGE = 30;

/** The row after which the next page begins; null when this page was the last one. */
export const nextAfter = (page: readonly { id: number }[]): number | null =>
  page.length < PAGE ? null : (page.at(-1)?.id ?? null);

type RowsProps<Row> = {
  label: string;
  query: UseInfiniteQueryResult<{ pages: Row[][] }>;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

export function Rows<Row extends { id: number }>(props: RowsProps<Row>) {
  const { label, query, empty, children } = props;
  const { data, isLoading, isError, refetch, hasNextPage, isFetchingNextPage } = query;
  if (isLoading) return <Skeleton className="h-64" />;
  if (isError) {
    return <FailedState title="Your history did not load" onRetry={() => void refetch()} />;
  }
  const rows = data?.pages.flat() ?? [];
  if (rows.length === 0) return <p className="py-12 text-center text-muted">{empty}</p>;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-3 py-3">
            {children(row)}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button
            look="ghost"
            pending={isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show More
          </Button>
        </div>
      )}
    </>
  );
}

type ReasonProps = {
  words: string;
  link: string;
  at: string;
  below?: ReactNode;
  onLeave: () => void;
};

/** Why, and when; with the page of what caused it. */
export function Reason({ words, link, at, below, onLeave }: ReasonProps) {
  return (
    <span className="min-w-0 grow">
      {link === "" ? (
        <span className="block font-bold">{words}</span>
      ) : (
        <Link
          href={link}
          className="inline-flex min-h-11 items-center rounded-field font-bold underline underline-offset-4 hover:text-violet"
          onClick={onLeave}
        >
          {words}
        </Link>
      )}
      <span className="block text-sm text-muted">
        {below}
        <time dateTime={at}>{when(at)}</time>
      </span>
    </span>
  );
}

const when = (moment: string): string =>
  new Date(moment).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" });

import type { ReactNode } from "react";
import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { momentOf } from "#web/lib/own-time.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { ShowMore } from "#web/ui/show-more.tsx";

export const PAGE = 30;

type RowsProps<Row> = {
  label: string;
  query: UseInfiniteQueryResult<Row[]>;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

export function Rows<Row extends { id: number }>(props: RowsProps<Row>) {
  const { label, query, empty, children } = props;
  if (!query.data)
    return <Unanswered query={query} title="Your history did not load" size="h-64" />;
  if (!query.data?.length) return <p className="py-12 text-center text-muted">{empty}</p>;
  return (
    <>
      <ul aria-label={label} className="@container divide-y divide-line">
        {query.data.map((row) => (
          <li key={row.id} className="flex items-center gap-x-3 py-3 @max-[12rem]:flex-wrap">
            {children(row)}
          </li>
        ))}
      </ul>
      <ShowMore query={query} />
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
        <time dateTime={at}>{momentOf(at)}</time>
      </span>
    </span>
  );
}

/** What the bench asks of the back office. */
import type { Db } from "#server/lib/db.ts";

type Question = { name: string; path: string; aimMs: number };

const LIST_MS = 50;
const FIGURES_MS = 100;

/** In the middle of each list, whichever way it is sorted. */
type Middle = Record<"user" | "card" | "battle" | "trade", string>;

const middle = (table: string, time: string) =>
  `(select id from ${table} order by ${time} offset (select count(*) / 2 from ${table}) limit 1)`;

const middleOf = (db: Db) =>
  db.one<Middle>(
    `select ${middle("players", "created_at")} as user, ${middle("cards", "created_at")} as card,
            ${middle("battles", "created_at")} as battle, ${middle("listings", "listed_at")} as trade`,
  );

const queriesOf = {
  users: [
    "",
    "sort=email&order=asc",
    "sort=username&order=desc",
    "role=admin",
    "search=zz",
    "search=bakeli",
    "search=large.test",
    "search=nobodyatall",
  ],
  cards: [
    "",
    "sort=name&order=asc",
    "sort=attack",
    "sort=defense&order=asc",
    "rarity=common",
    "rarity=mythical",
    "rarity=uncommon",
    "element=fire",
    "rarity=mythical&element=dark",
    "rarity=mythical&sort=attack&order=asc",
    "element=water&sort=name",
    "search=ba",
    "search=bakel",
    "search=cindlepup",
    "search=xqxqx",
    "search=ba&rarity=legendary&sort=defense",
    "archived=true",
  ],
  battles: [
    "",
    "order=asc",
    "status=completed",
    "status=pending",
    "status=cancelled",
    "type=pvp",
    "type=tournament",
    "search=b",
    "search=ba",
    "search=bakeli",
    "search=bold",
    "search=nobodyatall",
    "search=ba&type=pve",
  ],
  trades: [
    "",
    "order=asc",
    "status=pending",
    "status=declined",
    "status=accepted",
    "status=cancelled",
    "type=direct",
    "type=marketplace&status=completed",
    "search=b",
    "search=ba",
    "search=bakeli",
    "search=cindlepup",
    "search=nobodyatall",
    "search=bakeli&status=completed",
  ],
} as const;

type List = keyof typeof queriesOf;

const listsAt = (at: Middle): [List, string[]][] => [
  ["users", [...queriesOf.users, `after=${at.user}`]],
  ["cards", [...queriesOf.cards, `after=${at.card}`, `before=${at.card}`]],
  ["battles", [...queriesOf.battles, `after=${at.battle}`]],
  ["trades", [...queriesOf.trades, `after=${at.trade}`]],
];

const countable = (query: string) =>
  query
    .split("&")
    .filter((part) => !/^(sort|order|after|before)=/.test(part))
    .join("&");

export async function questionsFor(db: Db): Promise<Question[]> {
  const at = await middleOf(db);
  const asked = listsAt(at).flatMap(([list, queries]) => [
    ...queries.map((query) => ({ list, query, call: list })),
    ...[...new Set(queries.map(countable))].map((query) => ({
      list,
      query,
      call: `${list}/count`,
    })),
  ]);
  const questions = asked.map(({ query, call }) => ({
    name: `${call} ${query.replace(/[\da-f]{8}-[\da-f-]+/, "…")}`.trim(),
    path: `/api/admin/${call}${query === "" ? "" : `?${query}`}`,
    aimMs: LIST_MS,
  }));
  const ofUser = ["", "/events", "/events?kind=coins", "/events?kind=deals"].map((query) => ({
    name: `users/…${query}`,
    path: `/api/admin/users/${at.user}${query}`,
    aimMs: LIST_MS,
  }));
  const figures = ["stats", "records", "analytics"].map((call) => ({
    name: call,
    path: `/api/admin/${call}`,
    aimMs: FIGURES_MS,
  }));
  return [...questions, ...ofUser, ...figures];
}

/** Every deal between players: sales on the market, trades card for card, and cards given away. */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/records.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import { withMoments, type RowOf } from "#server/lib/database/moments.ts";
import { pageOf } from "#server/lib/database/page.ts";
import {
  countAllSql,
  listOrder,
  pageSql,
  statementValues,
  type Lane,
  type Values,
} from "./lanes.ts";
import { cardsNamed, findCards, findPlayers, playersNamed } from "./names.ts";

type Filter = InputOf<typeof contract.countAllTrades>;
type Status = (typeof contract.dealStatuses)[number];

type DealRecordRow = RowOf<
  Omit<contract.DealRecordOnWire, "tradeType" | "status"> & { stored: string },
  "createdAt"
>;

type Source = Omit<Lane, "where" | "columns"> & {
  kind: DealRecordRow["kind"];
  type: "direct" | "marketplace";
  status: string;
  from: string;
  to: string;
  fromCard: string;
  toCard: string | null;
  price: string;
};

const sources: readonly Source[] = [
  {
    kind: "sale",
    type: "marketplace",
    table: "listings",
    time: "listed_at",
    status: "state",
    from: "t.seller_id",
    to: "t.buyer_id",
    fromCard: "t.card_id",
    toCard: null,
    price: "coalesce(t.sold_for, t.price)",
  },
  {
    kind: "trade",
    type: "direct",
    table: "trades",
    time: "created_at",
    status: "status",
    from: "t.creator_id",
    to: "coalesce(t.responder_id, t.for_id)",
    fromCard: "t.offered_card_id",
    toCard: "coalesce(t.given_card_id, t.requested_card_id)",
    price: "null::int",
  },
  {
    kind: "transfer",
    type: "direct",
    table: "transfers",
    time: "created_at",
    status: "status",
    from: "t.giver_id",
    to: "t.claimer_id",
    fromCard: "t.card_id",
    toCard: null,
    price: "null::int",
  },
];

/** How what is stored is called here. */
const statusOfStored: Record<string, Status> = {
  open: "pending",
  sold: "completed",
  expired: "cancelled",
  pending: "pending",
  completed: "completed",
  cancelled: "cancelled",
  declined: "declined",
};

const storedIn: Record<DealRecordRow["kind"], readonly string[]> = {
  sale: ["open", "sold", "cancelled", "expired"],
  trade: ["pending", "completed", "cancelled", "declined", "expired"],
  transfer: ["pending", "completed", "cancelled", "expired"],
};

const storedAs = (kind: DealRecordRow["kind"], status: Status) =>
  storedIn[kind].filter((stored) => statusOfStored[stored] === status);

type TradeNames = { players: string[] | null; cards: string[] | null; search: string } | null;

async function named(tx: Tx, search: string): Promise<TradeNames> {
  if (search === "") return null;
  const [players, cards] = await Promise.all([findPlayers(tx, search), findCards(tx, search)]);
  return { players, cards, search };
}

const sourcesFor = ({ type = "" }: Filter) =>
  sources.filter((source) => type === "" || source.type === type);

const columnsOf = ({ kind, status, from, to, fromCard, toCard, price }: Source) =>
  `'${kind}' as kind, t.${status} as stored, ${from} as from_id, ${to} as to_id,
    ${fromCard} as from_card_id, ${toCard ?? "null::uuid"} as to_card_id, ${price} as price`;

/** One for every status that is stored, so that each walks an index of its own. */
function lanesOf(source: Source, { status = "" }: Filter, who: TradeNames, values: Values): Lane[] {
  const lane = { ...source, columns: columnsOf(source), where: [] };
  const lanes: Lane[] =
    status === ""
      ? [lane]
      : storedAs(source.kind, status).map((stored) => ({
          ...lane,
          where: [`t.${source.status} = ${values.add(stored)}`],
        }));
  // A value that no lane asks for has no type.
  if (who === null || lanes.length === 0) return lanes;
  const { players, cards, search } = who;
  if (players === null || cards === null) {
    const isMeant = `(${hasNames(source, search, values).join(" or ")})`;
    return lanes.map((each) => ({ ...each, where: [...each.where, isMeant] }));
  }
  const [playerList, cardList] = [values.add(players), values.add(cards)];
  const wanted = [
    ...[source.from, source.to].map((of) => ({ expression: of, list: `${playerList}::uuid[]` })),
    ...[source.fromCard, source.toCard].flatMap((of) =>
      of === null ? [] : [{ expression: of, list: `${cardList}::uuid[]` }],
    ),
  ];
  return lanes.flatMap((each) => wanted.map((oneOf) => ({ ...each, oneOf })));
}

function hasNames(
  { from, to, fromCard, toCard }: Source,
  search: string,
  values: Values,
): string[] {
  const isPlayer = playersNamed(search, values);
  const isCard = cardsNamed(search, values);
  const ofCards = [fromCard, ...(toCard === null ? [] : [toCard])];
  return [...[from, to].map(isPlayer), ...ofCards.map(isCard)];
}

export async function listAllTrades({ db }: Deps, input: InputOf<typeof contract.listAllTrades>) {
  const values = statementValues();
  const page = pageOf(input);
  const who = await named(db, input.search ?? "");
  const lanes = sourcesFor(input).flatMap((source) => lanesOf(source, input, who, values));
  const sql = await pageSql(db, { ...page, values }, lanes);
  if (sql === null) return [];
  const rows = await db.rows<DealRecordRow>(
    `${values.beginning()}select r.id, r.from_id as from_user_id, f.shown_name as from_user_name,
            r.to_id as to_user_id, t.shown_name as to_user_name,
            fc.name as from_card_name, tc.name as to_card_name, r.price, r.kind, r.stored,
            r.created_at as "createdAt"
       from ${sql} r join players f on f.id = r.from_id left join players t on t.id = r.to_id
            join cards fc on fc.id = r.from_card_id left join cards tc on tc.id = r.to_card_id
      ${listOrder(page)}`,
    values.values,
  );
  return rows.map(({ stored, ...row }) => ({
    ...withMoments(row),
    tradeType: row.kind === "sale" ? ("marketplace" as const) : ("direct" as const),
    status: statusOfStored[stored] ?? "cancelled",
  }));
}

export async function countAllTrades({ db }: Deps, input: Filter) {
  const values = statementValues();
  const who = await named(db, input.search ?? "");
  const { status = "" } = input;
  const counts = sourcesFor(input).map((source) => {
    const where =
      status === ""
        ? []
        : [`t.${source.status} = any(${values.add(storedAs(source.kind, status))})`];
    return { table: source.table, where, either: who ? isNamed(source, who, values) : undefined };
  });
  if (counts.length === 0) return { count: 0 };
  return db.one<{ count: number }>(countAllSql(values, input.search ?? "", counts), values.values);
}

const isOneOf = (of: string | null, list: string) => (of === null ? [] : [`${of} = any(${list})`]);

/** Of these one is true. */
function isNamed(source: Source, who: NonNullable<TradeNames>, values: Values): string[] {
  const { players, cards, search } = who;
  if (players === null || cards === null) return hasNames(source, search, values);
  const [playerList, cardList] = [values.add(players), values.add(cards)];
  const { from, to, fromCard, toCard } = source;
  return [
    ...isOneOf(from, playerList),
    ...isOneOf(to, playerList),
    ...isOneOf(fromCard, cardList),
    ...isOneOf(toCard, cardList),
  ];
}

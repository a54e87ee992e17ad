/**
 * Every battle: those that were fought, and those that wait or run, which lie in the tables of the
 * ways to meet. A meeting, room or duel that has come to its battle is that battle.
 */
import type { InputOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/records.ts";
import { withMoments, type RowOf } from "#server/lib/database/moments.ts";
import { pageOf } from "#server/lib/database/page.ts";
import { anyPart } from "#server/lib/names/any-part.ts";
import type { Tx } from "#server/lib/db.ts";
import type { Deps } from "#server/lib/deps.ts";
import {
  countAllSql,
  listOrder,
  pageSql,
  statementValues,
  type Lane,
  type Values,
} from "./lanes.ts";
import { findComputers, findPlayers, playersNamed } from "./names.ts";

type Filter = InputOf<typeof contract.countAllBattles>;
type Status = (typeof contract.battleStatuses)[number];

type BattleRecordRow = RowOf<
  Omit<contract.BattleRecordOnWire, NamesOnWire | "winnerId"> & {
    challengerName: string;
    opponentName: string | null;
    challengerWon: boolean | null;
  },
  "createdAt"
>;
type NamesOnWire = "challenger_name" | "opponent_name" | "winner_name";

type Source = Omit<Lane, "where"> & {
  where: string[];
  challenger: string;
  opponent: string;
  /** What its rows can be. */
  statuses: readonly Status[];
  statusSql: string;
  typeSql: string;
};

const fought: Source = {
  table: "battles",
  time: "created_at",
  columns: `t.challenger_id, t.opponent_id, t.opponent_name, t.challenger_won, t.battle_type,
    t.status, t.mode`,
  where: [],
  challenger: "t.challenger_id",
  opponent: "t.opponent_id",
  statuses: ["completed"],
  statusSql: "t.status",
  typeSql: "t.battle_type",
};

const open = (
  source: Omit<Source, "columns" | "time" | "typeSql"> & { mode: string; type?: string },
): Source => ({
  ...source,
  time: "created_at",
  typeSql: source.type ?? "'pvp'",
  columns: `${source.challenger} as challenger_id, ${source.opponent} as opponent_id,
    null::text as opponent_name, null::boolean as challenger_won,
    ${source.type ?? "'pvp'"} as battle_type, ${source.statusSql} as status, ${source.mode} as mode`,
});

const waiting: readonly Source[] = [
  open({
    table: "duels",
    where: ["t.status <> 'over'"],
    challenger: "t.player_a",
    opponent: "t.player_b",
    statuses: ["in_progress", "cancelled"],
    statusSql: "case t.status when 'running' then 'in_progress' else 'cancelled' end",
    type: "case when t.kind = 'cup' then 'tournament' when t.player_b is null then 'pve' else 'pvp' end",
    mode: "t.kind",
  }),
  open({
    table: "meetings",
    where: ["t.state <> 'completed'"],
    challenger: "t.creator_id",
    opponent: "t.joiner_id",
    statuses: ["pending", "in_progress", "cancelled"],
    statusSql: `case t.state when 'waiting' then 'pending' when 'ready' then 'in_progress'
      else 'cancelled' end`,
    mode: "'face_to_face'",
  }),
  open({
    table: "rooms",
    where: ["t.state in ('open', 'picking')"],
    challenger: "t.creator_id",
    opponent: "t.joiner_id",
    statuses: ["pending"],
    statusSql: "'pending'",
    mode: "'room'",
  }),
];

/** How many there are of each status, and since `$1`; what was fought is counted by the day. */
export const countUnfought = (tx: Tx, since: Date) =>
  tx.one<{ all: number; active: number; since: number }>(
    `select count(*) as all, count(*) filter (where status <> 'cancelled') as active,
            count(*) filter (where created_at >= $1) as since
       from (${waiting
         .map(
           ({ table, time, statusSql, where }) =>
             `select ${statusSql} as status, t.${time} as created_at
                from ${table} t where ${where.join(" and ")}`,
         )
         .join(" union all ")}) unfought`,
    [since],
  );

/** Whose battles are meant; null for all battles. */
type BattleNames = { players: string[] | null; computers: string[] | null; search: string } | null;

async function named(tx: Tx, search: string): Promise<BattleNames> {
  if (search === "") return null;
  const [players, computers] = await Promise.all([
    findPlayers(tx, search),
    findComputers(tx, search),
  ]);
  return { players, computers, search };
}

/** All sources that can have such battles, narrowed to them. */
function sourcesFor({ status = "", type = "" }: Filter, values: Values): Source[] {
  return [fought, ...waiting]
    .filter(({ statuses }) => status === "" || statuses.includes(status))
    .map((source) => ({
      ...source,
      where: [
        ...source.where,
        ...(status === "" || source === fought
          ? []
          : [`${source.statusSql} = ${values.add(status)}`]),
        ...(type === "" ? [] : [`${source.typeSql} = ${values.add(type)}`]),
      ],
    }));
}

function lanesOf(source: Source, who: BattleNames, values: Values): Lane[] {
  if (who === null) return [source];
  const { players, computers } = who;
  if (players === null || computers === null) {
    return [
      {
        ...source,
        where: [...source.where, `(${hasName(source, who.search, values).join(" or ")})`],
      },
    ];
  }
  if (source !== fought && source.table !== "battles") {
    const ids = values.add(players);
    const isOne = `(${source.challenger} = any(${ids}) or ${source.opponent} = any(${ids}))`;
    return [{ ...source, where: [...source.where, isOne] }];
  }
  const list = `${values.add(players)}::uuid[]`;
  const isComputer = [...source.where, "t.opponent_id is null"];
  return [
    { ...source, oneOf: { expression: "t.challenger_id", list } },
    { ...source, oneOf: { expression: "t.opponent_id", list } },
    {
      ...source,
      where: isComputer,
      oneOf: { expression: "lower(t.opponent_name)", list: `${values.add(computers)}::text[]` },
    },
  ];
}

/** Of these one is true. */
function hasName(source: Source, search: string, values: Values): string[] {
  const ofPlayer = [source.challenger, source.opponent].map(playersNamed(search, values));
  if (source.table !== "battles") return ofPlayer;
  const ofComputer = `(t.opponent_id is null
    and lower(t.opponent_name) like ${values.add(anyPart(search))})`;
  return [...ofPlayer, ofComputer];
}

export async function listAllBattles({ db }: Deps, input: InputOf<typeof contract.listAllBattles>) {
  const values = statementValues();
  const page = pageOf(input);
  const who = await named(db, input.search ?? "");
  const lanes = sourcesFor(input, values).flatMap((source) => lanesOf(source, who, values));
  const sql = await pageSql(db, { ...page, values }, lanes);
  if (sql === null) return [];
  const rows = await db.rows<BattleRecordRow>(
    `${values.beginning()}select r.id, r.challenger_id as "challengerId", r.opponent_id as "opponentId",
            p.shown_name as "challengerName", coalesce(o.shown_name, r.opponent_name)
              as "opponentName", r.challenger_won as "challengerWon",
            r.battle_type as "battleType", r.status, r.mode, r.created_at as "createdAt"
       from ${sql} r join players p on p.id = r.challenger_id
            left join players o on o.id = r.opponent_id
      ${listOrder(page)}`,
    values.values,
  );
  return rows.map(battleOnWire);
}

function battleOnWire({ challengerName, opponentName, challengerWon, ...row }: BattleRecordRow) {
  const { challengerId, opponentId } = row;
  const winner =
    challengerWon === null
      ? { winnerId: null, winner_name: null }
      : challengerWon
        ? { winnerId: challengerId, winner_name: challengerName }
        : { winnerId: opponentId, winner_name: opponentName };
  return {
    ...withMoments(row),
    ...winner,
    challenger_name: challengerName,
    opponent_name: opponentName,
  };
}

/** The same rows, counted: those that a search finds in two ways once. */
export async function countAllBattles({ db }: Deps, input: Filter) {
  const values = statementValues();
  const who = await named(db, input.search ?? "");
  const counts = sourcesFor(input, values).map((source) => ({
    table: source.table,
    where: source.where,
    either: who ? isOneOf(source, who, values) : undefined,
  }));
  if (counts.length === 0) return { count: 0 };
  return db.one<{ count: number }>(countAllSql(values, input.search ?? "", counts), values.values);
}

function isOneOf(source: Source, who: NonNullable<BattleNames>, values: Values): string[] {
  const { players, computers } = who;
  if (players === null || computers === null) return hasName(source, who.search, values);
  const ids = values.add(players);
  const ofPlayer = [`${source.challenger} = any(${ids})`, `${source.opponent} = any(${ids})`];
  if (source.table !== "battles") return ofPlayer;
  const ofComputer = `(t.opponent_id is null
    and lower(t.opponent_name) = any(${values.add(computers)}::text[]))`;
  return [...ofPlayer, ofComputer];
}

/** The table of players who meet face to face. */
import type { BattleEarned } from "#contract/battle.ts";
import type { MeetingState } from "#game/battle/face-to-face.ts";
import { msOf, type Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead } from "#server/lib/lock.ts";

export type MeetingRow = {
  id: string;
  code: string;
  state: MeetingState;
  creatorId: string;
  creatorName: string;
  creatorCards: string[];
  joinerId: string | null;
  joinerName: string | null;
  joinerCards: string[] | null;
  creatorEarned: BattleEarned | null;
  joinerEarned: BattleEarned | null;
  expiresAtMs: number;
  calledOffBy: CalledOffBy | null;
};

export type CalledOffBy = "creator" | "joiner" | "cards";

const columns = `m.id, m.code, m.state, m.creator_id as "creatorId", c.shown_name as "creatorName",
  m.creator_cards as "creatorCards", m.joiner_id as "joinerId", j.shown_name as "joinerName",
  m.joiner_cards as "joinerCards", m.creator_earned as "creatorEarned",
  m.joiner_earned as "joinerEarned", ${msOf("m.expires_at")} as "expiresAtMs",
  m.called_off_by as "calledOffBy"`;

/** Names are read along: both phones ask for it all the time. */
const withNames = (source: string) => `select ${columns} from ${source} m
  join players c on c.id = m.creator_id left join players j on j.id = m.joiner_id`;

const lockOne = (tx: Tx, which: string, values: readonly unknown[]) =>
  lockOneThenRead(tx, [`select id from meetings ${which}`, values], (id) => findMeeting(tx, id));

/** Ends what the player has open, and says who has to hear of it. */
export const cancelOpen = (tx: Tx, creatorId: string) =>
  tx.rows<{ joinerId: string | null }>(
    `update meetings set state = 'cancelled', called_off_by = 'creator'
      where creator_id = $1 and state in ('waiting', 'ready') returning joiner_id as "joinerId"`,
    [creatorId],
  );

/** The same for what others have opened with the player. */
export const cancelAllOf = (tx: Tx, playerId: string) =>
  tx.rows<{ creatorId: string; joinerId: string | null }>(
    `update meetings set state = 'cancelled',
            called_off_by = case when creator_id = $1 then 'creator' else 'joiner' end
      where $1 in (creator_id, joiner_id) and state in ('waiting', 'ready')
      returning creator_id as "creatorId", joiner_id as "joinerId"`,
    [playerId],
  );

export type NewMeeting = {
  id: string;
  code: string;
  creatorId: string;
  creatorCards: string[];
  expiresAt: Date;
} & Partial<BothThere>;

/** A meeting that begins with both players. */
type BothThere = { state: "ready"; joinerId: string; joinerCards: string[]; joinedAt: Date };

/** Null when the code is taken, or when the player has opened another one at this moment. */
export const insertMeeting = (tx: Tx, meeting: NewMeeting) =>
  tx.maybe<{ id: string }>(
    ...insertInto("meetings", meeting, "on conflict do nothing returning id"),
  );

/** The open battle of this code, else the last one that had it. Locked until the commit. */
export const lockByCode = (tx: Tx, code: string) =>
  lockOne(
    tx,
    `where code = $1 order by state in ('waiting', 'ready') desc, created_at desc
      limit 1 for no key update`,
    [code],
  );

export const lockMeeting = (tx: Tx, id: string) =>
  lockOne(tx, `where id = $1 for no key update`, [id]);

/** Those that are ready since that moment or longer, the oldest first. */
export const listReady = (tx: Tx, since: Date, limit: number) =>
  tx.rows<{ id: string }>(
    `select id from meetings where state = 'ready' and joined_at <= $1
      order by joined_at limit $2`,
    [since, limit],
  );

/** Null when it has been fought or called off by now, or when another process works on it. */
export const lockReady = (tx: Tx, id: string) =>
  lockOne(tx, `where id = $1 and state = 'ready' for no key update skip locked`, [id]);

export const findMeeting = (tx: Tx, id: string) =>
  tx.maybe<MeetingRow>(`${withNames("meetings")} where m.id = $1`, [id]);

/** The newest battle of this code in which the player takes part. */
export const findOwnByCode = (tx: Tx, code: string, playerId: string) =>
  tx.maybe<MeetingRow>(
    `${withNames("meetings")} where m.code = $1 and $2 in (m.creator_id, m.joiner_id)
      order by m.created_at desc limit 1`,
    [code, playerId],
  );

export const join = (
  tx: Tx,
  id: string,
  { joinerId, cards, joinedAt }: { joinerId: string; cards: string[]; joinedAt: Date },
) =>
  tx.rows(
    ...updateRow("meetings", { id }, { state: "ready", joinerId, joinerCards: cards, joinedAt }),
  );

export const cancelMeeting = (tx: Tx, id: string, by: CalledOffBy) =>
  tx.rows(`update meetings set state = 'cancelled', called_off_by = $2 where id = $1`, [id, by]);

export const completeMeeting = (
  tx: Tx,
  id: string,
  { creatorEarned, joinerEarned }: { creatorEarned: BattleEarned; joinerEarned: BattleEarned },
) =>
  tx.rows(
    `update meetings set state = 'completed', creator_earned = $2, joiner_earned = $3
      where id = $1`,
    [id, JSON.stringify(creatorEarned), JSON.stringify(joinerEarned)],
  );

/** No browser asks for them any more; the battles themselves stay. */
export const forgetOld = (tx: Tx) =>
  tx.rows(`delete from meetings where state <> 'ready' and created_at < now() - interval '1 day'`);

/**
 * Who is asking. A session is an opaque random token in an HttpOnly cookie; the database knows only
 * its hash. A session ends after 14 days without a visit, after 90 days in any case, at logout and
 * when the password changes.
 */
import type { Role } from "#game/account/roles.ts";
import { requestRefusals } from "#texts/en/requests.ts";
import type { Db, Tx } from "./db.ts";
import { newId, newToken, sha256 } from "./ids.ts";
import { sendNudge, type Nudges } from "./nudges.ts";
import { refusedError } from "./refuse.ts";
import {
  standingColumns,
  standingJoins,
  standingOf,
  type Standing,
  type StandingRow,
  type StandingRules,
} from "./standing.ts";

export type Player = { id: string; role: Role };

export type SignedIn = {
  player: Player;
  sessionId: string;
  /** When the player last showed in this session who they are. */
  provedAtMs: number;
  /** More than a password was shown in it. */
  isTwoFactor: boolean;
  /** As it was a few seconds ago. */
  standing: Standing;
};

export type Sessions = {
  find(token: string): Promise<SignedIn | null>;
  /** Returns the token for the cookie. */
  open(
    tx: Tx,
    session: { playerId: string; device: string; isTwoFactor?: boolean },
  ): Promise<string>;
  /** Ends the session of this token; null when there was none. */
  end(tx: Tx, token: string): Promise<string | null>;
  /** Ends the player's sessions, all but one when `except` names it. */
  endAll(tx: Tx, playerId: string, except?: string): Promise<void>;
  endOne(tx: Tx, playerId: string, sessionId: string): Promise<boolean>;
  /**
   * Ends what a second factor has opened that is taken away: the other sessions in which one was shown.
   * This one goes on; where none is left, as after a password alone.
   */
  endTwoFactor(tx: Tx, session: Proved, left: { hasFactor: boolean }): Promise<void>;
  /** To be called after the commit of anything that changes who is signed in, or as what. */
  forget(playerId: string): void;
  /** All sessions are looked up again. */
  forgetAll(): void;
  /** Notes that the player has proved again who they are; refuses when the session is over. */
  prove(tx: Tx, session: Proved, how?: { isTwoFactor: boolean }): Promise<void>;
};

export type Proved = { playerId: string; sessionId: string | null };

export const SESSION_DAYS = 90;
const IDLE_DAYS = 14;
const CACHED_MS = 5_000;
const CACHED_AT_MOST = 20_000;
const SEEN_EVERY_MS = 10 * 60_000;

type Row = StandingRow & {
  sessionId: string;
  playerId: string;
  lastSeenAt: Date;
  provedAt: Date;
  isTwoFactor: boolean;
};

type LookUp = { rules: StandingRules; now: () => number };

/** Remembers sessions for a few seconds, unless a nudge says that they changed. */
function cached(load: (token: string) => Promise<SignedIn | null>) {
  const known = new Map<string, { signedIn: SignedIn; until: number }>();
  let forgotten = 0;
  return {
    async find(token: string): Promise<SignedIn | null> {
      const entry = known.get(token);
      if (entry && entry.until > Date.now()) return entry.signedIn;
      const before = forgotten;
      const signedIn = await load(token);
      known.delete(token);
      // A session that ended while it was being looked up must not come back from the cache.
      if (signedIn && before === forgotten) {
        if (known.size >= CACHED_AT_MOST) known.clear();
        known.set(token, { signedIn, until: Date.now() + CACHED_MS });
      }
      return signedIn;
    },
    forget(playerId: string): void {
      forgotten++;
      for (const [token, { signedIn }] of known) {
        if (signedIn.player.id === playerId) known.delete(token);
      }
    },
    forgetAll(): void {
      forgotten++;
      known.clear();
    },
  };
}

async function lookUp(db: Db, { rules, now }: LookUp, token: string): Promise<SignedIn | null> {
  const row = await db.maybe<Row>(
    `select s.id as "sessionId", p.id as "playerId", s.last_seen_at as "lastSeenAt",
            s.proved_at as "provedAt", s.two_factor_at is not null as "isTwoFactor",
            ${standingColumns("$3::timestamptz")}
         from sessions s join players p on p.id = s.player_id ${standingJoins("$3::timestamptz")}
        where s.token_hash = $1 and s.expires_at > now() and p.deleted_at is null
          and s.last_seen_at > now() - make_interval(days => $2)`,
    [sha256(token), IDLE_DAYS, new Date(now())],
  );
  if (!row) return null;
  if (Date.now() - row.lastSeenAt.getTime() > SEEN_EVERY_MS) {
    await db.rows(`update sessions set last_seen_at = now() where id = $1`, [row.sessionId]);
  }
  const { sessionId, playerId: id, role } = row;
  return {
    player: { id, role },
    sessionId,
    provedAtMs: row.provedAt.getTime(),
    isTwoFactor: row.isTwoFactor,
    standing: standingOf(row, rules, now()),
  };
}

/**
 * Sessions are looked up in memory for a few seconds; every change is announced to all processes.
 */
export function openSessions(db: Db, nudges: Nudges, how: LookUp): Sessions {
  const { find, forget, forgetAll } = cached((token) => lookUp(db, how, token));
  nudges.listen("sessions", ({ playerId }) => forget(playerId));
  return {
    find,
    async open(tx, { playerId, device, isTwoFactor = false }) {
      const token = newToken();
      const now = new Date(how.now());
      await tx.rows(
        `insert into sessions
           (id, token_hash, player_id, device, expires_at, proved_at, two_factor_at)
         values ($1, $2, $3, $4, now() + make_interval(days => $5), $6, $7)`,
        [newId(), sha256(token), playerId, device, SESSION_DAYS, now, isTwoFactor ? now : null],
      );
      return token;
    },
    async end(tx, token) {
      const ended = await tx.maybe<{ playerId: string }>(
        `delete from sessions where token_hash = $1 returning player_id as "playerId"`,
        [sha256(token)],
      );
      if (ended) await sendNudge(tx, { about: "sessions", playerId: ended.playerId });
      return ended?.playerId ?? null;
    },
    async endAll(tx, playerId, except) {
      await tx.rows(`delete from sessions where player_id = $1 and id is distinct from $2`, [
        playerId,
        except ?? null,
      ]);
      await sendNudge(tx, { about: "sessions", playerId });
    },
    async endOne(tx, playerId, sessionId) {
      const ended = await tx.maybe(
        `delete from sessions where player_id = $1 and id = $2 returning id`,
        [playerId, sessionId],
      );
      await sendNudge(tx, { about: "sessions", playerId });
      return ended !== null;
    },
    forget,
    forgetAll,
    ...proofsOfSessions(how.now),
  };
}

/** What was shown in a session, and what is gone of it. */
const proofsOfSessions = (now: () => number): Pick<Sessions, "prove" | "endTwoFactor"> => ({
  async prove(tx, { playerId, sessionId }, { isTwoFactor } = { isTwoFactor: false }) {
    const proved = await tx.maybe(
      `update sessions
            set proved_at = $3, two_factor_at = case when $4 then $3 else two_factor_at end
          where player_id = $1 and id = $2 returning id`,
      [playerId, sessionId, new Date(now()), isTwoFactor],
    );
    // It has ended in the meantime, as all do when the password changes.
    if (proved === null) throw refusedError(requestRefusals, "signed_out");
    await sendNudge(tx, { about: "sessions", playerId });
  },
  endTwoFactor,
});

/** Also for commands of the operator, which have no sessions of their own. */
export const endTwoFactor: Sessions["endTwoFactor"] = async (
  tx,
  { playerId, sessionId },
  { hasFactor },
) => {
  await tx.rows(
    `delete from sessions
        where player_id = $1 and id is distinct from $2 and two_factor_at is not null`,
    [playerId, sessionId],
  );
  if (!hasFactor)
    await tx.rows(`update sessions set two_factor_at = null where player_id = $1`, [playerId]);
  await sendNudge(tx, { about: "sessions", playerId });
};

/**
 * What the server has asked, and for how long it waits for the answer. A token goes to the browser; the
 * database knows its hash. Each is answered once.
 */
import type { Tx } from "#server/lib/db.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { requestRefusals } from "#texts/en/requests.ts";

const MINUTES = 5;
/** So many answers to one question are looked at. */
const TRIES = 5;

type Purpose = "second factor" | "sign-in" | "new passkey" | "proof";

/**
 * What the server asks, and which player; a sign-in by a passkey does not say yet which player it
 * is.
 */
export type Asked = {
  purpose: Purpose;
  playerId: string | null;
  /** The session in which the answer must come. */
  sessionId?: string | null;
};

export async function openChallenge(
  tx: Tx,
  { purpose, playerId, sessionId = null }: Asked,
  nowMs: number,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(nowMs + MINUTES * 60_000);
  const asked = await tx.maybe(
    `insert into sign_in_challenges (token_hash, purpose, player_id, session_id, expires_at)
     select $1, $2, $3, $4, $5
      where $4::uuid is null or exists (select from sessions where id = $4 for key share)
     returning 1`,
    [sha256(token), purpose, playerId, sessionId, expiresAt],
  );
  // The session has ended in the meantime, as all do when the password changes.
  if (asked === null) throw refusedError(requestRefusals, "signed_out");
  return token;
}

/** Uses the question up. False when it was not asked here, was answered before, or is too old. */
export const takeChallenge = (
  tx: Tx,
  token: string,
  { purpose, playerId, sessionId = null }: Asked,
  nowMs: number,
) =>
  tx.any(
    `delete from sign_in_challenges
      where token_hash = $1 and purpose = $2 and player_id is not distinct from $3
        and session_id is not distinct from $4 and expires_at > $5
      returning 1`,
    [sha256(token), purpose, playerId, sessionId, new Date(nowMs)],
  );

/** Counts an answer before it is looked at. Null when the challenge is over. */
export const countAnswer = (tx: Tx, token: string, nowMs: number) =>
  tx.maybe<{ playerId: string; passwordHash: string }>(
    `update sign_in_challenges c set tries = tries + 1 from players p
      where c.token_hash = $1 and c.purpose = 'second factor' and c.tries < $2
        and c.expires_at > $3 and p.id = c.player_id
        and (p.deleted_at is null or p.may_return_until is not null)
      returning p.id as "playerId", p.password_hash as "passwordHash"`,
    [sha256(token), TRIES, new Date(nowMs)],
  );

/** A sign-in that began under another password must begin anew. */
export const dropChallenges = (tx: Tx, playerId: string) =>
  tx.rows(`delete from sign_in_challenges where player_id = $1`, [playerId]);

export const forgetOldChallenges = (tx: Tx, nowMs: number) =>
  tx.rows(`delete from sign_in_challenges where expires_at < $1`, [new Date(nowMs)]);

import { randomUUID } from "node:crypto";
import type { Db } from "#server/lib/db.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";

/** Makes an admin of a player of the large game; resolves with the token of their session. */
export async function signedInAdmin(db: Db): Promise<string> {
  const token = newToken();
  await db.rows(
    `with admin as (
       update players set role = 'admin' where username_skeleton = 'large 2' returning id)
     insert into sessions (id, token_hash, player_id, device, expires_at)
     select $1, $2, id, 'Another program', now() + interval '1 day' from admin`,
    [randomUUID(), sha256(token)],
  );
  return token;
}

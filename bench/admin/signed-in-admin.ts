import { randomUUID } from "node:crypto";
import type { Db } from "#server/lib/db.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";

/** Makes an admin of a player of the large game, with the token of a session. */
export async function signedInAdmin(db: Db): Promise<{ id: string; token: string }> {
  const token = newToken();
  const id = await db.value<string>(
    `with admin as (
       update players set role = 'admin' where username_skeleton = 'large 2' returning id)
     insert into sessions (id, token_hash, player_id, device, expires_at)
     select $1, $2, id, 'Another program', now() + interval '1 day' from admin
     returning player_id as id`,
    [randomUUID(), sha256(token)],
  );
  return { id, token };
}

/** Names that can be taken for another's: for the people who run the game, or for another player. */
import { skeletonOf } from "#server/lib/names/look-alikes.ts";
import type { Tx } from "#server/lib/db.ts";
import { keyOf } from "#server/lib/names/keys.ts";

/** A player's name may not be one of these, nor begin or end with one. */
const stems = ["admin", "administrator", "moderator", "gamemaster", "taleborn"];

/** These are words of many honest names, and only refused where they stand alone. */
const words = [
  "mod",
  "mods",
  "staff",
  "support",
  "official",
  "system",
  "helpdesk",
  "customerservice",
];

const digitsAsLetters: Readonly<Record<string, string>> = {
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  8: "b",
  9: "g",
};

const read = (name: string): string =>
  skeletonOf(name).replace(/[345789]/g, (digit) => digitsAsLetters[digit] ?? digit);

const readStems = stems.map(read);
const readWords = words.map(read);

function isReservedAs(name: string): boolean {
  const written = name.split(/[^\p{L}\p{N}]+/u);
  const parts = written.map(read);
  // Read as a whole: some letters are like others only when they stand side by side.
  const whole = read(written.join(""));
  return (
    readStems.some((stem) => whole.startsWith(stem) || whole.endsWith(stem)) ||
    [...parts, whole].some((part) => readWords.includes(part))
  );
}

/** True when players would believe that its owner runs the game. */
export const isReservedName = (name: string): boolean =>
  [name, name.replaceAll(/\d+/g, " "), name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")].some(
    isReservedAs,
  );

/** What a name looks like at a glance, for comparing; never empty. */
export const nameSkeleton = (name: string): string => skeletonOf(name) || keyOf(name);

/**
 * Gives skeletons to players who signed up before there were any. Two names that look alike already
 * both stay: the skeleton of the second carries the player's id, which makes it unique.
 */
export async function giveSkeletons(tx: Tx): Promise<void> {
  for (;;) {
    const players = await tx.rows<{ id: string; username: string }>(
      `select id, username from players where username_skeleton is null
        order by created_at, id limit 500`,
    );
    if (players.length === 0) return;
    const seen = new Set<string>();
    const skeletons = players.map(({ id, username }) => {
      const skeleton = nameSkeleton(username);
      if (seen.has(skeleton)) return `${skeleton} ${id}`;
      seen.add(skeleton);
      return skeleton;
    });
    await tx.rows(
      `update players p
          set username_skeleton = case
                when exists (select from players o where o.username_skeleton = n.skeleton)
                then n.skeleton || ' ' || p.id else n.skeleton end
         from unnest($1::uuid[], $2::text[]) n (id, skeleton)
        where p.id = n.id and p.username_skeleton is null`,
      [players.map(({ id }) => id), skeletons],
    );
  }
}

/** Letters to guardians, and to a child who grew up. */
import type { Deps } from "#server/lib/deps.ts";
import { newToken, sha256 } from "#server/lib/ids.ts";
import type { FamilyLetterWork } from "#server/lib/jobs.ts";
import { findReader } from "#server/account/service.ts";
import { familyLetters } from "#texts/en/family.ts";
import * as children from "./child-queries.ts";
import { FAMILY_PAGE } from "./requests.ts";
import * as requests from "./request-queries.ts";

type LetterJob<Letter extends FamilyLetterWork["letter"]> = Extract<
  FamilyLetterWork,
  { letter: Letter }
>;

type Words = { subject: string; text: string };

/** Null: what it was about is over. */
type Writing<Letter extends FamilyLetterWork["letter"]> = (
  deps: Deps,
  work: LetterJob<Letter>,
  name: string,
) => Promise<Words | null>;

/** With letters switched off only what waits for an answer is sent. */
export async function sendFamilyLetter(deps: Deps, work: FamilyLetterWork): Promise<void> {
  if (!deps.settings.emailNotifications && work.letter !== "request") return;
  const reader = await findReader(deps.db, work.playerId);
  if (!reader) return;
  const words = await write(deps, work, reader.username);
  if (words)
    await deps.mailer.send({ to: reader.email, about: work.childId, id: idOf(work), ...words });
}

/** The same for a job that runs twice: the letter arrives once. */
function idOf(work: FamilyLetterWork): string {
  const { letter, childId, playerId } = work;
  const which =
    work.letter === "request" ? work.requestId : work.letter === "week" ? work.week : work.band;
  return [letter, which, childId, playerId].join("-");
}

function write(deps: Deps, work: FamilyLetterWork, name: string): Promise<Words | null> {
  if (work.letter === "request") return requestLetter(deps, work, name);
  return work.letter === "week" ? weekLetter(deps, work, name) : birthdayLetter(deps, work, name);
}

/** The token is made here and only its hash is kept, so that no job and no backup contains it. */
const requestLetter: Writing<"request"> = (deps, { requestId, playerId: guardianId }, name) =>
  deps.db.transaction(async (tx) => {
    const found = await requests.findLetterRequest(tx, requestId, guardianId);
    if (!found) return null;
    const token = newToken();
    await requests.insertLink(tx, sha256(token), { requestId, guardianId });
    const link = `${deps.publicUrl}/family/request?token=${token}`;
    return familyLetters.request({ name, child: found.child, wanted: found.wanted, link });
  });

/** The seven days before the Monday that the letter is of, also when it is late. */
const weekLetter: Writing<"week"> = async ({ db, publicUrl }, work, name) => {
  const child = await children.findChild(db, work.playerId, work.childId);
  if (!child?.weeklyLetter) return null;
  const until = new Date(`${work.week}T08:00:00Z`);
  const [counts, cards] = await Promise.all([
    children.findWeek(db, child.id, until),
    children.listMadeCards(db, child.id, until),
  ]);
  const week = { ...counts, child: child.name, cards: cards.map((card) => card.name) };
  return familyLetters.week({ name, week, link: publicUrl + FAMILY_PAGE });
};

const birthdayLetter: Writing<"birthday"> = async ({ db }, { playerId, childId, band }, name) => {
  if (playerId === childId) return familyLetters.birthday({ name, band });
  const child = await findReader(db, childId);
  return child && familyLetters.child_birthday({ name, child: child.username, band });
};

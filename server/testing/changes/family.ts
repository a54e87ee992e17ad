import * as contract from "#contract/family.ts";
import {
  listAsked,
  createCreditPayment,
  approvePurchase,
  declinePurchase,
} from "#contract/purchases.ts";
import type { Switch } from "#game/account/capabilities.ts";
import { must } from "#game/lib/must.ts";
import { DAY_MS } from "#game/lib/day.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import { family } from "#server/family/test-children.ts";
import { aFamily, asks, newAddress } from "#server/family/test-family.ts";
import { PASSWORD } from "#server/security/test-security.ts";
import { askAgainWhetherItWasMeant } from "#server/family/service.ts";
import { bodyOf, change, changeIn, type Change, type Game } from "./change.ts";

/** A child whose parent has the letter. */
async function asked(game: Game) {
  const { child, tokenFor } = aFamily(game);
  const [by, email] = [await child(), newAddress()];
  await bodyOf(asks(by, email));
  return { by, email, token: await tokenFor(email, "/family/answer") };
}

async function byLetter(game: Game) {
  const { token } = await asked(game);
  return { by: game.visitor(), input: { token } };
}

async function only(game: Game) {
  const both = await family(game);
  const [seen] = await bodyOf(both.guardian.call(contract.listChildren, {}));
  return { ...both, seen: must(seen, "a child") };
}

async function wanting(game: Game) {
  const { child, guardian } = await family(game);
  await bodyOf(child.call(contract.askGuardian, { wanted: "trade" }));
  const [seen] = await bodyOf(guardian.call(contract.listChildren, {}));
  return { guardian, id: must(seen?.requests[0], "a request").id };
}

async function byLink(game: Game) {
  const { guardian } = await wanting(game);
  const token = await lettersTo(game.dataDir, guardian.email).token("/family/request");
  return { by: guardian, input: { token } };
}

/** A teen would like to buy something. */
async function wouldBuy(game: Game) {
  const { child, guardian } = await family(game, { band: "teen" });
  await game.db.rows(`insert into allowances (player_id, money) values ($1, 'ask')`, [child.id]);
  game.deps.sessions.forget(child.id);
  await bodyOf(child.call(createCreditPayment, { packageId: "starter" }));
  const [purchase] = await bodyOf(guardian.call(listAsked, {}));
  return { by: guardian, input: { id: must(purchase, "a purchase").id } };
}

const open: Switch[] = ["trade"];

export const ofFamilies: readonly Change[] = [
  change(contract.askParent, async (game) => ({
    by: await aFamily(game).child(),
    input: { parentEmail: newAddress(), firstName: null },
  })),
  change(contract.readApproval, byLetter),
  changeIn(contract.approveChild, byLetter, ({ by, input }) => [
    by,
    { ...input, open, isAdult: true },
  ]),
  changeIn(contract.refuseChild, byLetter, ({ by, input }) => [by, { ...input, why: "no" }]),
  change(contract.takeBackApproval, async (game) => {
    const { by: child, email, token } = await asked(game);
    const visitor = game.visitor();
    await bodyOf(visitor.call(contract.approveChild, { token, open: [], isAdult: true }));
    game.wait(DAY_MS);
    await askAgainWhetherItWasMeant(game.deps);
    const second = await aFamily(game).tokenFor(email, "/family/take-back");
    game.deps.sessions.forget(child.id);
    return { by: visitor, input: { token: second } };
  }),
  changeIn(contract.saveAllowances, only, ({ guardian, seen }) => [
    guardian,
    { id: seen.id, version: seen.version, set: { market: true } },
  ]),
  changeIn(contract.setWeeklyLetter, family, ({ guardian, child }) => [
    guardian,
    { id: child.id, isWanted: false },
  ]),
  changeIn(contract.askGuardian, family, ({ child }) => [child, { wanted: "market" }]),
  changeIn(contract.answerRequest, wanting, ({ guardian, id }) => [guardian, { id, isYes: true }]),
  change(contract.readRequestLink, byLink),
  changeIn(contract.answerByLink, byLink, ({ by, input }) => [by, { ...input, isYes: true }]),
  changeIn(contract.deleteChild, family, ({ guardian, child }) => [
    guardian,
    { id: child.id, name: child.username, password: PASSWORD },
  ]),
  change(contract.leaveChild, async (game) => {
    const { child, approvedBy } = aFamily(game);
    const mika = await child();
    const { parent } = await approvedBy(mika);
    return { by: parent, input: { id: mika.id } };
  }),
  change(approvePurchase, wouldBuy),
  change(declinePurchase, wouldBuy),
];

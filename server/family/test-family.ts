/** Children, parents and the letters between them. */
import { vi } from "vitest";
import * as account from "#contract/account.ts";
import * as family from "#contract/family.ts";
import type { Switch } from "#game/account/capabilities.ts";
import { lettersTo } from "#server/account/test-letters.ts";
import type { ActingPlayer, Caller, testGame } from "#server/testing/test-game.ts";

type Game = Awaited<ReturnType<typeof testGame>>;

let parents = 0;

/** As the game's clock reads it now. */
const bornYearsAgo = (years: number): string =>
  `${new Date().getUTCFullYear() - years}-${String(new Date().getUTCMonth() + 1).padStart(2, "0")}`;

export const births = {
  child: () => bornYearsAgo(9),
  teen: () => bornYearsAgo(14),
  young: () => bornYearsAgo(17),
};

export const newAddress = () => `parent${++parents}-${process.pid}@game.test`;

export const asks = (who: Caller, parentEmail: string, firstName: string | null = null) =>
  who.call(family.askParent, { parentEmail, firstName }, { from: `10.0.0.${++parents % 250}` });

export const approves = (who: Caller, token: string, open: Switch[] = []) =>
  who.call(family.approveChild, { token, open });

export function aFamily(game: Game) {
  const tokenFor = (email: string, page: string) => lettersTo(game.dataDir, email).token(page);
  const child = (born = births.child()) => game.player({ born });
  const adult = async (email: string, born: string | null = "1985-03") => {
    const visitor = game.visitor();
    const username = `adult ${"abcdefghij"[parents % 10]}${"klmnopqrst"[++parents % 10]}${parents}`;
    const input = { email, password: "lantern-of-moss", username, birthMonth: born };
    const { body, refusal } = await visitor.call(account.signUp, input);
    if (refusal.code) throw new Error(JSON.stringify(refusal));
    return { ...visitor, id: body.id, email };
  };
  return {
    tokenFor,
    child,
    adult,
    /** The whole way: the child asks, the parent makes an account and says yes. */
    async approvedBy(asking: ActingPlayer, open: Switch[] = []) {
      const email = newAddress();
      await asks(asking, email);
      const token = await tokenFor(email, "/family/answer");
      const parent = await adult(email);
      const answer = await approves(parent, token, open);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.refusal));
      return { parent, token };
    },
    closedTo: async (who: Caller) => (await who.call(account.currentUser, {})).body.closed,
    /** All letters to this address, the newest first, once there are so many. */
    letters: (email: string, atLeast: number) =>
      vi.waitFor(
        async () => {
          const all = await lettersTo(game.dataDir, email).all();
          if (all.length < atLeast) throw new Error(`only ${all.length} letters to ${email}`);
          return all;
        },
        { timeout: 15_000, interval: 50 },
      ),
  };
}

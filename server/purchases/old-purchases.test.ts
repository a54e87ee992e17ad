/** Purchases of a game that did not know yet which credits belong to which package. */
import { expect, test } from "vitest";
import { newId } from "#server/lib/ids.ts";
import { auditAfter } from "#server/testing/audit-after.ts";
import { olderDatabase } from "#server/testing/older-database.ts";

const { db, bringUp } = await olderDatabase("0084");

const packages = { starter: [5, 499], family: [15, 1199], ultimate: [30, 1999] } as const;

type Package = keyof typeof packages;

/** What the game wrote into its tables then, thing by thing. */
async function oldPlayer() {
  const id = newId();
  const name = `old${id.slice(-8)}`;
  await db.rows(
    `insert into players (id, email, email_key, username, username_key, password_hash)
     values ($1, $2 || '@game.test', $2 || '@game.test', $2, $2, '')`,
    [id, name],
  );
  await db.rows(`insert into purses (player_id) values ($1)`, [id]);
  const moves = async (amount: number, reason: string, cause: string) =>
    amount === 0 ||
    db.rows(
      `insert into ledger (player_id, currency, amount, reason, cause, balance_after)
       values ($1, 'credits', $2, $3, $4, 0)`,
      [id, amount, reason, cause],
    );
  const bought: { id: string }[] = [];
  const change = (purchase: { id: string }, set: string) =>
    db.rows(`update purchases set movements = movements + 1, ${set} where id = $1`, [purchase.id]);
  return {
    id,
    bought,
    gets: (credits: number) => moves(credits, "gift", `gift:${newId()}`),
    async buys(packageId: Package) {
      const [credits, amountCents] = packages[packageId];
      const purchase = { id: newId() };
      await db.rows(
        `insert into purchases (id, player_id, payer_id, kind, package_id, title, credits,
           description, amount_cents, mode, state, intent_id, paid_cents, created_at, granted_at)
         values ($1, $2, $2, 'credits', $3, $3, $4, '', $5, 'emulator', 'granted',
           $6, $5, now(), now())`,
        [purchase.id, id, packageId, credits, amountCents, `pi_${purchase.id}`],
      );
      await moves(credits, "credits_bought", `purchase:${purchase.id}`);
      bought.push(purchase);
    },
    async spends(credits: number) {
      for (let i = 0; i < credits; i++) {
        const creation = newId();
        await db.rows(
          `insert into creations (id, player_id, kind, source, day, description, rarity, attack,
             defense, seed) values ($1, $2, 'credit', $3, now(), '', 'common', 1, 1, 1)`,
          [creation, id, `credit:${creation}`],
        );
        await moves(-1, "credit_spent", `creation:${creation}`);
      }
    },
    /** Out of the purse, from whichever package it was; what is missing there is a debt. */
    async loses(which: number, gone: number, { owed = 0, set }: { owed?: number; set: string }) {
      const purchase = bought[which]!;
      await moves(owed - gone, "credits_taken_back", `purchase:${purchase.id}:1`);
      await change(purchase, `credits_gone = ${gone}, ${set}`);
      if (owed > 0) {
        await db.rows(`insert into debts values ($1, $2, $3, now())`, [purchase.id, id, owed]);
      }
    },
    async wins(which: number, back: number) {
      const purchase = bought[which]!;
      await db.rows(`delete from debts where purchase_id = $1`, [purchase.id]);
      await moves(back, "credits_bought", `purchase:${purchase.id}:2`);
      await change(purchase, `credits_gone = 0, state = 'granted'`);
    },
  };
}

type OldPlayer = Awaited<ReturnType<typeof oldPlayer>>;

const refunded = (cents: number) =>
  `state = 'refunded', why = 'taken_back', refund_due_cents = ${cents}, refunded_cents = ${cents}`;
const disputed = `state = 'disputed', why = 'disputed'`;
const partly = (cents: number) => `refunded_cents = ${cents}`;

type Story = {
  what: string;
  does: (player: OldPlayer) => Promise<void>;
  /** Of each package in the order of buying, and of what was a gift. */
  left: number[];
  gifts?: number;
};

const stories: Story[] = [
  {
    what: "unused",
    does: (player) => player.buys("starter"),
    left: [5],
  },
  {
    what: "partly used, the dearest first",
    does: async (player) => {
      await player.buys("ultimate");
      await player.buys("starter");
      await player.spends(7);
    },
    left: [28, 0],
  },
  {
    what: "used before another one was bought",
    does: async (player) => {
      await player.buys("ultimate");
      await player.spends(3);
      await player.buys("starter");
    },
    left: [27, 5],
  },
  {
    what: "gifts, which were used before anything was bought",
    does: async (player) => {
      await player.gets(4);
      await player.spends(3);
      await player.buys("starter");
      await player.spends(1);
    },
    left: [4],
    gifts: 1,
  },
  {
    what: "used before a dearer one was bought, and after",
    does: async (player) => {
      await player.buys("ultimate");
      await player.spends(5);
      await player.buys("starter");
      await player.spends(2);
      await player.gets(1);
      await player.spends(4);
    },
    left: [24, 0],
    gifts: 1,
  },
  {
    what: "what was left taken back",
    does: async (player) => {
      await player.buys("starter");
      await player.spends(1);
      await player.loses(0, 4, { set: refunded(399) });
    },
    left: [0],
  },
  {
    what: "a small one taken back with credits of the large one",
    does: async (player) => {
      await player.buys("starter");
      await player.spends(5);
      await player.buys("ultimate");
      await player.loses(0, 5, { set: refunded(499) });
    },
    left: [0, 25],
  },
  {
    what: "used and charged back: what is missing is owed",
    does: async (player) => {
      await player.buys("starter");
      await player.spends(3);
      await player.loses(0, 5, { owed: 3, set: disputed });
    },
    left: [0],
  },
  {
    what: "charged back, and given again",
    does: async (player) => {
      await player.buys("starter");
      await player.spends(2);
      await player.loses(0, 5, { owed: 2, set: disputed });
      await player.wins(0, 3);
    },
    left: [3],
  },
  {
    what: "a part of the money went back, and every credit that it touched was gone",
    does: async (player) => {
      await player.buys("starter");
      await player.loses(0, 3, { set: partly(200) });
    },
    left: [3],
  },
  {
    what: "a cent went back after all was used: nothing is owed for it",
    does: async (player) => {
      await player.buys("starter");
      await player.spends(5);
      await player.loses(0, 1, { owed: 1, set: partly(1) });
    },
    left: [0],
  },
];

test("old purchases keep what was unused of them, and the audit finds nothing about them", async () => {
  const told = [];
  for (const story of stories) {
    const player = await oldPlayer();
    await story.does(player);
    told.push({ ...story, player });
  }

  await bringUp();

  for (const { what, player, left, gifts = 0 } of told) {
    expect({ what, left: await leftOf(player), gifts: await giftsOf(player) }).toEqual({
      what,
      left,
      gifts,
    });
  }
  expect(await auditAfter(db, async () => {})).toEqual([]);
  expect(await db.rows(`select credits from debts order by credits`)).toEqual([{ credits: 3 }]);
});

const leftOf = ({ bought }: OldPlayer) =>
  Promise.all(
    bought.map(async ({ id }) => {
      const sql = `select sum(amount)::int as left from ledger where purchase_id = $1`;
      return (await db.one<{ left: number }>(sql, [id])).left;
    }),
  );

const giftsOf = async ({ id }: OldPlayer) =>
  (
    await db.one<{ left: number }>(
      `select coalesce(sum(amount), 0)::int as left from ledger
        where player_id = $1 and currency = 'credits' and purchase_id is null`,
      [id],
    )
  ).left;

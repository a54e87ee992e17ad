import type { Element } from "#game/cards/elements.ts";
import type { CustomParameters } from "#game/purchases/custom-parameters.ts";
import type { ItemKind } from "#game/purchases/items.ts";
import type { PurchaseState, WhyEnded } from "#game/purchases/states.ts";
import { SPENDING_DAYS } from "#game/purchases/limits.ts";
import type { Tx } from "#server/lib/db.ts";
import { insertInto, updateRow } from "#server/lib/insert.ts";
import { lockOneThenRead } from "#server/lib/lock.ts";
import type { PaymentsMode } from "#server/ports/payments.ts";

/** What a custom card is to be, beside the words. */
export type CustomDesign = { parameters: CustomParameters; element: Element; look: number };

export type PurchaseRow = {
  id: string;
  number: number;
  playerId: string;
  payerId: string | null;
  kind: ItemKind;
  packageId: string | null;
  title: string;
  credits: number;
  description: string;
  design: CustomDesign | null;
  amountCents: number;
  mode: PaymentsMode;
  state: PurchaseState;
  why: string | null;
  attempt: number;
  intentId: string | null;
  paidCents: number | null;
  refundDueCents: number;
  refundedCents: number;
  failedRefundCents: number;
  /** The question at the provider whose answer was the newest so far. */
  heard: number;
  creditsGone: number;
  movements: number;
  claimedAt: Date | null;
  createdAt: Date;
  /** When a guardian said yes to what a child had asked for; null when no guardian was asked. */
  openedAt: Date | null;
  /** When the provider first said that the payment is under way; null before. */
  begunAt: Date | null;
  grantedAt: Date | null;
  checks: number;
  /** The card that is or was made for it. */
  creationId: string | null;
};

const columns = `p.id, p.number, p.player_id as "playerId", p.payer_id as "payerId", p.kind,
  p.package_id as "packageId", p.title, p.credits, p.description, p.design,
  p.amount_cents as "amountCents", p.mode, p.state, p.why, p.attempt, p.intent_id as "intentId",
  p.paid_cents as "paidCents", p.refund_due_cents as "refundDueCents",
  p.refunded_cents as "refundedCents", p.failed_refund_cents as "failedRefundCents", p.heard,
  p.credits_gone as "creditsGone", p.movements,
  p.claimed_at as "claimedAt", p.created_at as "createdAt", p.opened_at as "openedAt",
  p.begun_at as "begunAt",
  p.granted_at as "grantedAt", p.checks,
  (select c.id from creations c where c.purchase_id = p.id) as "creationId"`;

export type NewPurchase = Pick<
  PurchaseRow,
  | "id"
  | "playerId"
  | "payerId"
  | "kind"
  | "packageId"
  | "title"
  | "credits"
  | "description"
  | "design"
  | "amountCents"
  | "mode"
  | "state"
> & { createdAt: Date; checkAt: Date };

export const insertPurchase = (tx: Tx, { design, ...purchase }: NewPurchase) =>
  tx.rows(...insertInto("purchases", { ...purchase, design: design && JSON.stringify(design) }));

export const findPurchase = (tx: Tx, id: string) =>
  tx.maybe<PurchaseRow>(`select ${columns} from purchases p where p.id = $1`, [id]);

/** Whose it is, which never changes; null when there is no such purchase. */
export const findBuyerOf = async (tx: Tx, id: string): Promise<string | null> =>
  (
    await tx.maybe<{ playerId: string }>(
      `select player_id as "playerId" from purchases where id = $1`,
      [id],
    )
  )?.playerId ?? null;

export const findByIntent = (tx: Tx, intentId: string) =>
  tx.maybe<PurchaseRow>(`select ${columns} from purchases p where p.intent_id = $1`, [intentId]);

export const lockPurchase = (tx: Tx, id: string) =>
  lockOneThenRead(tx, [`select id from purchases p where p.id = $1 for update`, [id]], (locked) =>
    findPurchase(tx, locked),
  );

/** Something that a player may have wanted before. */
export type SameItem = Pick<
  NewPurchase,
  "playerId" | "kind" | "packageId" | "amountCents" | "description" | "design"
>;

export const isOfItem = `(kind = $2 and package_id is not distinct from $3 and amount_cents = $4
  and description = $5 and design is not distinct from $6::jsonb)`;

/** From $1 on: whose it is, and what. */
export const itemValues = (wanted: SameItem) => [
  wanted.playerId,
  wanted.kind,
  wanted.packageId,
  wanted.amountCents,
  wanted.description,
  wanted.design && JSON.stringify(wanted.design),
];

type OpenItem = SameItem & Pick<NewPurchase, "payerId" | "mode">;

/**
 * An unpaid purchase of the same item: a player who comes back goes on with it. A browser with new
 * keys cannot pay a purchase that began with the old ones. A question waits for a week.
 */
export const findOpen = (tx: Tx, wanted: OpenItem, since: Date) =>
  tx.maybe<{ id: string }>(
    `select id from purchases
      where player_id = $1 and ${isOfItem}
        and mode = $7 and (created_at > $8 or state = 'asked')
        and created_at > coalesce((select max(set_at) from payment_keys), '-infinity') and payer_id is not distinct from $9
        and state in ('asked', 'created', 'pending')
      order by number desc limit 1`,
    [...itemValues(wanted), wanted.mode, since, wanted.payerId],
  );

/** The first intent counts, whichever request made it. */
export const saveIntent = (tx: Tx, id: string, intentId: string) =>
  tx.rows(
    `update purchases set intent_id = $2, state = 'pending' where id = $1 and state = 'created'`,
    [id, intentId],
  );

/** The provider remembers a failure for its key: the next attempt has another one. */
export const tryAnew = (tx: Tx, id: string, attempt: number) =>
  tx.rows(`update purchases set attempt = attempt + 1 where id = $1 and attempt = $2`, [
    id,
    attempt,
  ]);

type PurchaseChange = Partial<{
  state: PurchaseState;
  why: WhyEnded | null;
  payerId: string;
  paidCents: number;
  refundDueCents: number;
  refundedCents: number;
  failedRefundCents: number;
  heard: number;
  attempt: number;
  creditsGone: number;
  movements: number;
  premiumDay: string;
  premiumPlace: number;
  claimedAt: Date;
  openedAt: Date;
  begunAt: Date;
  grantedAt: Date;
  endedAt: Date | null;
  checkAt: Date | null;
}>;

export async function change(tx: Tx, id: string, changed: PurchaseChange): Promise<void> {
  await tx.rows(...updateRow("purchases", { id }, changed));
}

export type BuyerRow = {
  isDeleted: boolean;
  capCents: number | null;
  /** In the last 30 days, and in this month by the clock that goes with the cap. */
  spentCents: number;
  monthCents: number;
  premiumToday: number;
  hasDebt: boolean;
};

/**
 * Reads what family/ and account/ keep of a cap, and whether the account is still there. What a
 * guardian pays for a child counts for both.
 */
export const findBuyer = (tx: Tx, playerId: string, { now, day }: { now: Date; day: string }) =>
  tx.one<BuyerRow>(
    `select p.deleted_at is not null as "isDeleted",
       case when a.money = 'capped' then a.monthly_cap_cents end as "capCents",
       s."spentCents", s."monthCents",
       (select count(*) from purchases where player_id = p.id and premium_day = $3)
         as "premiumToday",
       exists (select from debts where player_id = p.id) as "hasDebt"
     from players p left join allowances a on a.player_id = p.id
     cross join lateral (
       select coalesce(sum(kept) filter (
                where granted_at > $2::timestamptz - interval '${SPENDING_DAYS} days'), 0) as "spentCents",
              coalesce(sum(kept) filter (where granted_at >= month.start), 0) as "monthCents"
         from (select date_trunc('month', $2::timestamptz, coalesce(a.time_zone, 'UTC')) as start) month,
              (select granted_at, amount_cents - greatest(refunded_cents,
                        case when state = 'refunding' then refund_due_cents else 0 end) as kept
                 from purchases
                where player_id = p.id or payer_id = p.id) bought) s
    where p.id = $1`,
    [playerId, now, day],
  );

/** The first of the day's places that is free. */
export const freePremiumPlace = (tx: Tx, playerId: string, day: string) =>
  tx.value<number>(
    `select min(place)::int as place from generate_series(1, 3) place
        where not exists (select from purchases
                           where player_id = $1 and premium_day = $2 and premium_place = place)`,
    [playerId, day],
  );

export type ListedPurchase = PurchaseRow & { forName: string; creditsLeft: number };

/** Of a package, by the purse's ledger: under the lock on the purse it stays so. */
const CREDITS_LEFT = `(select coalesce(sum(amount), 0)::int from ledger where purchase_id = p.id)`;

export const listedColumns = `${columns}, f.shown_name as "forName",
  ${CREDITS_LEFT} as "creditsLeft"`;

export const creditsLeft = (tx: Tx, id: string) =>
  tx.value<number>(`select ${CREDITS_LEFT} as left from purchases p where p.id = $1`, [id]);

/** Looking at a checkout buys nothing. A child sees what a guardian said yes to and has not paid yet. */
const isListed = `case p.state when 'cancelled' then p.why is distinct from 'nobody_paid'
  when 'created' then p.opened_at is not null and p.player_id = $1
  when 'pending' then p.begun_at is not null or (p.opened_at is not null and p.player_id = $1)
  else true end`;

export const listPurchases = (
  tx: Tx,
  playerId: string,
  { limit, before }: { limit: number; before: number | null },
) =>
  tx.rows<ListedPurchase>(
    `select ${listedColumns}
       from purchases p join players f on f.id = p.player_id
      where (p.player_id = $1 or p.payer_id = $1) and ($3::bigint is null or p.number < $3)
        and ${isListed}
      order by p.number desc limit $2`,
    [playerId, limit, before],
  );

export const findListed = (tx: Tx, id: string) =>
  tx.maybe<ListedPurchase>(
    `select ${listedColumns}
       from purchases p join players f on f.id = p.player_id where p.id = $1`,
    [id],
  );

/** Paid for in full, and not made yet: what a custom card can be made of. */
export const listCustomToClaim = (
  tx: Tx,
  { playerId, amountCents }: { playerId: string; amountCents: number },
) =>
  tx.rows<PurchaseRow>(
    `select ${columns} from purchases p
      where p.player_id = $1 and p.kind = 'custom' and p.amount_cents = $2
        and p.state in ('pending', 'granted') and p.claimed_at is null
      order by p.number desc limit 5`,
    [playerId, amountCents],
  );

/** Takes what is due, the longest due first; another process passes it by. */
export const takeDue = (tx: Tx, now: Date, until: Date) =>
  tx.rows<{ id: string }>(
    `update purchases set check_at = $2, checks = checks + 1
      where id in (select id from purchases where check_at <= $1
                    order by check_at limit 20 for update skip locked)
      returning id`,
    [now, until],
  );

export type BoughtCopy = {
  ownedCardId: string;
  /** Null when it was fused into another. */
  ownerId: string | null;
  place: "deck" | "vault" | "held";
  holder: string | null;
};

/** The copy that was made for it, wherever it is; null while it is being made. */
export const findCopy = (tx: Tx, purchaseId: string) =>
  tx.maybe<BoughtCopy>(
    `select o.id as "ownedCardId", o.owner_id as "ownerId", o.place, h.holder
       from creations c join owned_cards o on o.id = c.owned_card_id
       left join holds h on h.owned_card_id = o.id
      where c.purchase_id = $1`,
    [purchaseId],
  );

/** A number for the next question to the provider: later questions have greater ones. */
export const nextQuestion = (tx: Tx) =>
  tx.value<number>(`select nextval('purchase_questions')::int as number`);

export const recordEvent = (tx: Tx, event: { id: string; intentId: string; now: Date }) =>
  tx.rows(
    `insert into payment_events (id, intent_id, received_at) values ($1, $2, $3)
     on conflict do nothing`,
    [event.id, event.intentId, event.now],
  );

const EVENTS_KEPT_DAYS = 90;

export const forgetOldEvents = (tx: Tx) =>
  tx.rows(
    `delete from payment_events
      where received_at < now() - make_interval(days => ${EVENTS_KEPT_DAYS})`,
  );

/** What a custom card is to be, said after it was paid. */
export const saveOrder = (
  tx: Tx,
  id: string,
  { description, design }: Pick<PurchaseRow, "description" | "design">,
) => tx.rows(...updateRow("purchases", { id }, { description, design: JSON.stringify(design) }));

/** The shown name of the payer, or of the buyer as long as there is no payer. */
export const nameOfPayer = (tx: Tx, id: string) =>
  tx.one<{ name: string }>(
    `select n.shown_name as name from purchases p
       join players n on n.id = coalesce(p.payer_id, p.player_id) where p.id = $1`,
    [id],
  );

/** Never brings back a check of a purchase that has ended, and never makes a check earlier. */
export const checkLater = (tx: Tx, id: string, at: Date) =>
  tx.rows(
    `update purchases set check_at = greatest(check_at, $2)
            where id = $1 and check_at is not null`,
    [id, at],
  );

/** What still rests in this state is left alone from now on. */
export const checkNoMore = (tx: Tx, { id, state }: Pick<PurchaseRow, "id" | "state">) =>
  tx.rows(`update purchases set check_at = null where id = $1 and state = $2`, [id, state]);

/** Also of an account that is closed. */
export const isPlayer = (tx: Tx, id: string) => tx.any(`select from players where id = $1`, [id]);

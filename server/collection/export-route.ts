/**
 * The admins' table of cards as a file that any spreadsheet opens. What would be read as a formula there
 * is made text. It is written page by page, so that a hundred thousand cards hold up no request.
 */
import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { countAllCards } from "#contract/admin-collection.ts";
import { pageOf } from "#server/lib/database/page.ts";
import type { Deps } from "#server/lib/deps.ts";
import { findSession, requireAccess } from "#server/lib/http/serve.ts";
import { badInput } from "#server/lib/refuse.ts";
import { requestRemarks } from "#texts/en/requests.ts";
import { listAnyCards, type AnyCardRow, type AnyCardFilter } from "./any-card-list.ts";
import { cardFilterOf } from "./any-cards.ts";

const PAGE = 500;

/** By it spreadsheets know that the text is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

const header = [
  "Id",
  "Name",
  "Element",
  "Rarity",
  "Attack",
  "Defense",
  "Abilities",
  "Special ability",
  "Description",
  "Backstory",
  "Picture",
  "Origin",
  "Owners",
  "Created",
  "Archived",
];

const lineOf = (card: AnyCardRow) => [
  card.id,
  card.name,
  card.element,
  card.rarity,
  card.attack,
  card.defense,
  card.abilities.join(", "),
  card.specialAbility,
  card.description,
  card.backstory,
  card.imageUrl,
  card.origin,
  card.owners,
  card.createdAt.toISOString(),
  card.archivedAt?.toISOString() ?? "",
];

const lines = (records: unknown[][]) =>
  stringify(records, { escape_formulas: true, record_delimiter: "windows" });

async function* pages({ db }: Deps, filter: AnyCardFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lines([header]);
  let after: string | undefined;
  for (;;) {
    const page = pageOf({ order: "asc", limit: PAGE, after });
    const cards: AnyCardRow[] = await listAnyCards(db, { ...filter, ...page, sort: "createdAt" });
    if (cards.length > 0) yield lines(cards.map(lineOf));
    if (cards.length < PAGE) return;
    after = cards.at(-1)?.id;
  }
}

/** `/api/admin/cards/export.csv`, with the filters of the table. */
export function registerCardExport(app: FastifyInstance, deps: Deps): void {
  app.get("/api/admin/cards/export.csv", async (request, reply) => {
    requireAccess(deps, "admin", await findSession(request, deps));
    const { success, data } = z.safeParse(countAllCards.input, request.query);
    if (!success) throw badInput(requestRemarks.other);
    const day = new Date(deps.now()).toISOString().slice(0, 10);
    return reply
      .headers({
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="cards-${day}.csv"`,
        "x-content-type-options": "nosniff",
      })
      .type("text/csv; charset=utf-8")
      .send(Readable.from(pages(deps, cardFilterOf(data))));
  });
}

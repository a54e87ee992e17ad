/** The page of what a cause names ("battle:<id>"). */
const pages: Record<string, (id: string) => string> = {
  battle: (id) => `/replay/${id}`,
  pack: (id) => `/packs/${id}`,
  // Where the history of all deals is.
  listing: () => "/trade",
  trade: () => "/trade",
  transfer: () => "/trade",
  order: () => "/marketplace?tab=trades&view=orders",
  mission: () => "/",
  invite: () => "/invite",
  album: () => "/album",
  road: () => "/road",
  look: () => "/season",
  team_slot: () => "/battle",
  creation: () => "/cards",
  rename: () => "/cards",
  picture: () => "/cards",
  purchase: (id) => `/purchases/${id.slice(0, 36)}`,
};

/** Empty when no page shows it. */
export function causeLink(cause: string): string {
  const kind = cause.split(":", 1)[0]!;
  const page = Object.hasOwn(pages, kind) ? pages[kind] : undefined;
  return page?.(cause.slice(kind.length + 1)) ?? "";
}

import type { RecordPage } from "./lanes.ts";

type PageRequest = {
  order?: "asc" | "desc" | undefined;
  limit?: number | undefined;
  after?: string | undefined;
  before?: string | undefined;
};

/** The newest fifty by default, the newest first. */
export const recordPageOf = ({
  order = "desc",
  limit = 50,
  after,
  before,
}: PageRequest): RecordPage => ({
  isDescending: order === "desc",
  limit,
  after: after ?? null,
  before: before ?? null,
});

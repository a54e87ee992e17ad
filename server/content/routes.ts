import * as contract from "#contract/content.ts";
import { route } from "#server/lib/route.ts";
import * as content from "./service.ts";

export const contentRoutes = [
  route(contract.listContent, (input, { deps }) => content.listContent(deps, input)),
];

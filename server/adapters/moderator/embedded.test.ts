import { moderatorConformance } from "./conformance.ts";
import { localModerator } from "./embedded.ts";

moderatorConformance(localModerator);

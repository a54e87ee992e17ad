import { duels } from "#bench/duels/duels.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(duels);

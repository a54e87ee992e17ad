import { forgeShown } from "#bench/forge-shown/forge-shown.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(forgeShown);

import { forgeScenes } from "#bench/forge-scenes/forge-scenes.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(forgeScenes);

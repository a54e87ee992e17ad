import { largePlayer } from "#bench/requests/large-player.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(largePlayer);

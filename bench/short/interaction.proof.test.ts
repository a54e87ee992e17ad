import { interaction } from "#bench/interaction.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(interaction);

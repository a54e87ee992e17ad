import { lighthouseScores } from "#bench/lighthouse.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(lighthouseScores);

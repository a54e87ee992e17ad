import { duelEngine } from "#bench/duel-engine.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(duelEngine);

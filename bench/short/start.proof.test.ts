import { start } from "#bench/start.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(start);

import { moderator } from "#bench/moderator.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(moderator);

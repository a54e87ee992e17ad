import { growth } from "#bench/growth/growth.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(growth);

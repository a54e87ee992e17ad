import { forge } from "#bench/forge.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(forge);

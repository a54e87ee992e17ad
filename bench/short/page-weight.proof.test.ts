import { pageWeight } from "#bench/page-weight.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(pageWeight);

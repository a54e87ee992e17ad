import { purchases } from "#bench/market/purchases.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(purchases);

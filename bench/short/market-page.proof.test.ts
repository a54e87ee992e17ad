import { marketPage } from "#bench/market/market-page.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(marketPage);

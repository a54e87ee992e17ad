import { chain } from "#bench/chain/chain.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(chain);

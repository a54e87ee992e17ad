import { payments } from "#bench/payments/payments.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(payments);

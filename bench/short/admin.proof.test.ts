import { admin } from "#bench/admin/admin.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(admin);

import { memory } from "#bench/memory.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(memory);

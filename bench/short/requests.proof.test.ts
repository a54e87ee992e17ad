import { requests } from "#bench/requests/requests.ts";
import { provesShortForm } from "./test-short-form.ts";

provesShortForm(requests);

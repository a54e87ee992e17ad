import type * as z from "zod/v4/core";
import type { Endpoint } from "#contract/endpoint.ts";

/** What a call answers. */
export type AnswerTo<Of extends Endpoint> = z.output<Of["output"]>;

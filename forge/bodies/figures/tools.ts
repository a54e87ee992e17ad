/** What figures may hold. */
import { toolsOfTales } from "./tools-of-tales.ts";
import { toolsOfWork } from "./tools-of-work.ts";

export const tools = { ...toolsOfTales, ...toolsOfWork };

export type ToolName = keyof typeof tools;

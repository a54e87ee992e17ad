/** What other parts of the game need of moderation. */
export { lockCaseOf, undoDecision } from "./undone.ts";

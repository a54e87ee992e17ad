/** What other parts of the game need of the back office. */
export { notifyAdmins } from "./letters.ts";
export { lockAdmins } from "./role-queries.ts";

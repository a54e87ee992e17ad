/** The door for other features. */
export { lockDealsOf } from "./closing.ts";

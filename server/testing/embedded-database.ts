import { embeddedDatabase } from "./one-database.ts";

export { embeddedDatabase as setup };

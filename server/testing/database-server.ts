import { databaseServer } from "./one-database.ts";

export { databaseServer as setup };

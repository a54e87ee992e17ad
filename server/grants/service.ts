export { waitingFor as grantsWaitingFor } from "./list.ts";

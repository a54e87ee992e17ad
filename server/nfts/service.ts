/** Cards on Solana: what other features call. */
export { auditChain } from "./audit.ts";
export { openChainReads } from "./chain-reads.ts";
export { lockUnsentOf, lockWithdrawalsOf } from "./closing.ts";
export { lookForReturned } from "./coming-back.ts";
export { registerNftFiles } from "./files-route.ts";
export { leaveWithKey, noteKeyShown } from "./leave-with-key.ts";
export { sendWaiting } from "./leaving.ts";
export { sendNftLetter } from "./letters.ts";
export { sendOutOfClosed } from "./send-out.ts";
export { watchTreasury } from "./treasury.ts";
export { forgetOldTexts } from "./withdrawal-queries.ts";
export { workOnNfts } from "./worker.ts";

/** Told to the window by a call that did not reach the server, so that somebody looks into it. */
export const NO_CONNECTION = "no-connection";

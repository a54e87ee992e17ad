/** The window's event after a call that did not reach the server, so that the app checks why. */
export const NO_CONNECTION = "no-connection";

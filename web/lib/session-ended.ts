/** Told to the window by whatever hears from the server that nobody is signed in any more. */
export const SESSION_ENDED = "session-ended";

/** The window's event after the server has said that the session is over. */
export const SESSION_ENDED = "session-ended";

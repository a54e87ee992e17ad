import { failure } from "./failed.ts";

export const accessDenied = failure("Access Denied", "Admin access required");

/** What the screens of the back office say instead of their content. */
export const ACCESS_DENIED = "Access denied";

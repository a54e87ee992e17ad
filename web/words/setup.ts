import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";

export const isFirstAdmin = (message: string): Toast => ({
  title: "Welcome, Admin!",
  description: message,
});
export const isNoAdmin = failed("You Are Not an Admin");
export const notTried = failed("That Was Not Tried");

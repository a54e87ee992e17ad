import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";

export const albumRewarded = (message: string): Toast => ({
  title: "Hooray!",
  description: message,
});
export const albumNotRewarded = failed("Not Yet");

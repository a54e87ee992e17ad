import { lazily } from "./lazily.tsx";

/** The confirm dialog for screens that can be used without one: its code comes when it is asked. */
export const ConfirmDialog = lazily(() => import("#web/ui/confirm-dialog.tsx"), "ConfirmDialog");

import { lazily } from "./lazily.tsx";

/** The confirm dialog for screens that can be used without one: its code loads when it opens. */
export const ConfirmDialog = lazily(() => import("#web/ui/confirm-dialog.tsx"), "ConfirmDialog");

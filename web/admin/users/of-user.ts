import { getUserStory, listUserEvents, type UserStoryOnWire } from "#contract/admin.ts";

/** Of a dialog about one player. */
export type UserDialogProps = { user: UserStoryOnWire; onClose: () => void };

/** What a deed about one player makes outdated. */
export const touchesUser = [getUserStory, listUserEvents];

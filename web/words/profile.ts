import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike } from "./failed.ts";

export const profileUpdated: Toast = {
  title: "Profile Updated",
  description: "Your changes are saved.",
};
export const profileNotUpdated = failedAlike(
  "Update Failed",
  "Failed to update profile. Please try again.",
);

export const passwordChanged = (message: string): Toast => ({
  title: "Password Changed",
  description: message,
});
export const passwordNotChanged = failed("Update Failed");

export const letterSent = (message: string): Toast => ({
  title: "Email Sent",
  description: message,
});
export const letterNotSent = failed("Email Not Sent");

export const deviceSignedOut: Toast = {
  title: "Signed Out",
  description: "That device is signed out.",
};
export const deviceNotSignedOut = failed("Update Failed");

export const webPushNotChanged = failed(
  "Messages Not Changed",
  "Your browser's message service did not answer. Please try again later.",
);

export const quietHoursSaved: Toast = {
  title: "Quiet Hours Saved",
  description: "No message will come at that time.",
};
export const NEVER_QUIET = "Messages may come at any time.";
export const noQuietHours: Toast = {
  title: "Quiet Hours Saved",
  description: NEVER_QUIET,
};
export const quietHoursNotSaved = failed("Update Failed");

export const appealed = (words: string): Toast => ({ title: "Sent", description: words });
export const notAppealed = failed("Not Sent");

export const titleChosen = (message: string): Toast => ({ title: message });
export const titleNotChosen = failed("Title Not Chosen");

export const lookWorn = (message: string): Toast => ({ title: message });
export const lookNotWorn = failed("Not Worn");
export const lookBought = (message: string): Toast => ({ title: "Bought", description: message });
export const lookNotBought = failed("Not Bought");

export const pageChanged = ({ message }: { message: string }): Toast => ({ title: message });
export const pageNotChanged = failed("Page Not Changed");
export const pageLinkCopied: Toast = { title: "The link is copied" };
export const pageLinkNotCopied: Toast = {
  title: "Not copied",
  description: "Please copy the address of this page.",
};

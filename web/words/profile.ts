import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike } from "./failed.ts";
import { answered, said } from "./said.ts";

export const profileUpdated = said("Profile Updated", "Your changes are saved.");
export const profileNotUpdated = failedAlike(
  "Update Failed",
  "Failed to update profile. Please try again.",
);

export const passwordChanged = answered("Password Changed");
export const passwordNotChanged = failed("Update Failed");

export const letterSent = answered("Email Sent");
export const letterNotSent = failed("Email Not Sent");

export const deviceSignedOut = said("Signed Out", "That device is signed out.");
export const deviceNotSignedOut = failed("Update Failed");

export const webPushNotChanged = failed(
  "Messages Not Changed",
  "Your browser's message service did not answer. Please try again later.",
);

export const quietHoursSaved = said("Quiet Hours Saved", "No message will come at that time.");
export const NEVER_QUIET = "Messages may come at any time.";
export const noQuietHours = said("Quiet Hours Saved", NEVER_QUIET);
export const quietHoursNotSaved = failed("Update Failed");

export const appealed = answered("Sent");
export const notAppealed = failed("Not Sent");

export const titleNotChosen = failed("Title Not Chosen");

export const lookNotWorn = failed("Not Worn");
export const lookBought = answered("Bought");
export const lookNotBought = failed("Not Bought");

export const pageNotChanged = failed("Page Not Changed");
export const pageLinkCopied: Toast = { title: "The link is copied" };
export const pageLinkNotCopied = said("Not copied", "Please copy the address of this page.");

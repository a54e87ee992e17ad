import type { Toast } from "#web/ui/toast.tsx";
import { failed, failedAlike } from "./failed.ts";
import { answered, inItsWords, outcome, said } from "./said.ts";

export const profileUpdated = outcome(
  said("Profile Updated", "Your changes are saved."),
  failedAlike("Update Failed", "Failed to update profile. Please try again."),
);

export const passwordChanged = outcome(answered("Password Changed"), failed("Update Failed"));

export const letterSent = outcome(answered("Email Sent"), failed("Email Not Sent"));

const notSignedOut = failed("Update Failed");
export const deviceSignedOut = outcome(
  said("Signed Out", "That device is signed out."),
  notSignedOut,
);
export const othersSignedOut = outcome(
  said("Signed Out", "All your other devices are signed out."),
  notSignedOut,
);

export const webPushNotChanged = failed(
  "Messages Not Changed",
  "Your browser's message service did not answer. Please try again later.",
);

export const NEVER_QUIET = "Messages may come at any time.";
export const quietHoursSaved = outcome(
  ({ quietFrom }: { quietFrom: number | null }) =>
    said(
      "Quiet Hours Saved",
      quietFrom === null ? NEVER_QUIET : "No message will come at that time.",
    ),
  failed("Update Failed"),
);

export const appealed = outcome(answered("Sent"), failed("Not Sent"));

export const titleChosen = outcome(inItsWords, failed("Title Not Chosen"));

export const lookWorn = outcome(inItsWords, failed("Not Worn"));
export const lookBought = outcome(answered("Bought"), failed("Not Bought"));

export const pageChanged = outcome(inItsWords, failed("Page Not Changed"));
export const pageLinkCopied: Toast = { title: "The link is copied" };
export const pageLinkNotCopied = said("Not copied", "Please copy the address of this page.");

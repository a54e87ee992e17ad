import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";

export const freeCardFailed = failed("Creation Failed", "Failed to create your card");

export const customCardFailed = failed("Card Creation Failed");

export const creationWords = (number: number): string =>
  `Creation no. ${number.toLocaleString("en")}`;

export const bonusCardCreated = (message: string): Toast => ({
  title: message,
  description: "Watch your creature take shape.",
});
export const bonusCardNotCreated = failed("Bonus Card Not Created");

export const creatureRenamed = (message: string): Toast => ({
  title: "New Name",
  description: message,
});
export const creatureNotRenamed = failed("Not Renamed");

export const pictureBegun: Toast = {
  title: "New Picture",
  description: "It is being painted. The old one stays until you take another.",
};
export const pictureNotBegun = failed("No New Picture");

export const pictureTaken = (message: string): Toast => ({
  title: "Picture Taken",
  description: message,
});
export const pictureNotTaken = failed("Picture Not Taken");

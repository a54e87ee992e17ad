import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { answered, said } from "./said.ts";

export const freeCardFailed = failed("Creation Failed", "Failed to create your card");

export const customCardFailed = failed("Card Creation Failed");

export const creationWords = (number: number): string =>
  `Creation no. ${number.toLocaleString("en")}`;

export const bonusCardCreated = (message: string): Toast => ({
  title: message,
  description: "Watch your creature take shape.",
});
export const bonusCardNotCreated = failed("Bonus Card Not Created");

export const creatureRenamed = answered("New Name");
export const creatureNotRenamed = failed("Not Renamed");

export const pictureBegun = said(
  "New Picture",
  "It is being painted. The old one stays until you take another.",
);
export const pictureNotBegun = failed("No New Picture");

export const pictureTaken = answered("Picture Taken");
export const pictureNotTaken = failed("Picture Not Taken");

import type { Toast } from "#web/ui/toast.tsx";
import { failed } from "./failed.ts";
import { answered, outcome, said } from "./said.ts";

export const freeCardFailed = failed("Creation Failed", "Failed to create your card");

export const customCardFailed = failed("Card Creation Failed");

export const creationWords = (number: number): string =>
  `Creation no. ${number.toLocaleString("en")}`;

export const bonusCardCreated = ({ message }: { message: string }): Toast =>
  said(message, "Watch your creature take shape.");
export const bonusCardNotCreated = failed("Bonus Card Not Created");

export const creatureRenamed = outcome(answered("New Name"), failed("Not Renamed"));

export const pictureBegun = outcome(
  said("New Picture", "It is being painted. The old one stays until you take another."),
  failed("No New Picture"),
);

export const pictureTaken = outcome(answered("Picture Taken"), failed("Picture Not Taken"));

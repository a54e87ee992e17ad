import { failed } from "./failed.ts";

export const freeCardFailed = failed("Creation Failed", "Failed to create your card");

export const customCardFailed = failed("Card Creation Failed");

export const creationWords = (number: number): string =>
  `Creation no. ${number.toLocaleString("en")}`;

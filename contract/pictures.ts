/** Where a picture lies, as people who run the game enter it. */
import * as z from "zod/mini";
import { requestRemarks } from "#texts/en/requests.ts";

/**
 * A path of this site or an https address: never a script. Whether it points into a private network
 * is for the server to say, which knows how browsers read addresses
 * (`server/lib/picture-address.ts`).
 */
export const pictureAddress = z
  .string()
  .check(
    z.maxLength(2000, requestRemarks.no_picture_address),
    z.regex(/^(\/(?![/\\])|https:\/\/)/i, requestRemarks.no_picture_address),
  );

/** What a row of the table of screens says. */
import type { ContentType } from "#game/content/content.ts";
import type { FirstRead, VisitorRead } from "./first-reads.ts";

/**
 * - `anyone`: visitors and players.
 * - `visitor`: for players the path does not exist.
 * - `player`: visitors are sent to /login.
 * - `hidden`: for visitors the path does not exist.
 */
export type PathAccess = "anyone" | "visitor" | "player" | "hidden";

/** A file from web/ on. `home/home-screen.tsx` exports `HomeScreen`, and so do all others. */
type ScreenFile = `${string}-screen.tsx` | `${string}-page.tsx`;

export type ScreenRow = {
  path: `/${string}`;
  access: PathAccess;
  file: ScreenFile;
  /** The heading, and the name of the browser's tab. A screen that shows one thing names it itself. */
  title: string;
  /** What visitors see instead. With `onlyWith` only when that is answered, and else the way to /login. */
  visitor?: { file: ScreenFile; title: string; onlyWith?: VisitorRead };
  /** What visitors get as HTML that needs no script. */
  prerendered?: {
    file: ScreenFile;
    /** What search engines show under the title. */
    description: string;
    /** The content items that it shows; the server writes them into the page. */
    content: readonly ContentType[];
    /** The page makes claims about the launch, which the server takes back when they are over. */
    claimsLaunch?: true;
  };
  /** Works without a connection. */
  offline?: true;
  /** What it asks of the server at once. */
  firstReads?: readonly FirstRead[];
  /** What stands in a player's page until the app is there, and its picture, fetched first. */
  placeholder?: { file: `${string}-placeholder.tsx`; picture: string };
  /** Its name in the footer, which has the order of this table. */
  footer?: string;
};

type More = Omit<ScreenRow, "path" | "access" | "file" | "title">;

/** Makes rows of the table for those who may see them. */
export const screensFor =
  (access: PathAccess) =>
  <const Path extends ScreenRow["path"]>(
    path: Path,
    file: ScreenFile,
    title: string,
    more: More = {},
  ): ScreenRow & { path: Path } => ({ path, access, file, title, ...more });

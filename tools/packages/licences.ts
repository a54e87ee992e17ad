/** Whether what is shipped may be shipped: the licences of packages that the game runs with. */

type Package = { license?: string; dev?: boolean };

export type LockFile = { packages: Record<string, Package> };

/** They ask for no more than that their notice goes along, which stands in each package. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  // The files of such a package stay under it; what uses them does not.
  "MPL-2.0",
  // Letters, pictures and lists of words.
  "CC-BY-3.0",
  "CC-BY-4.0",
  "OFL-1.1",
]);

/** A library of its own that is loaded at run time, unchanged, and that anybody may replace. */
const allowedThere: Record<string, string> = { "LGPL-3.0-or-later": "node_modules/@img/" };

const isAllowed = (licence: string, path: string): boolean => {
  const place = allowedThere[licence];
  return allowed.has(licence) || (place !== undefined && path.startsWith(place));
};

/** An SPDX expression in which AND and OR are not mixed; of a mixed one nothing is allowed. */
function permits(expression: string, path: string): boolean {
  const parts = expression.replaceAll(/^\(|\)$/g, "");
  if (parts.includes(" OR ") && parts.includes(" AND ")) return false;
  if (parts.includes(" OR ")) return parts.split(" OR ").some((each) => isAllowed(each, path));
  return parts.split(" AND ").every((each) => isAllowed(each, path));
}

/** A line for every package of the lock file that is shipped and may not be; none when all may. */
export const refusedLicences = ({ packages }: LockFile): string[] =>
  Object.entries(packages).flatMap(([path, { license = "no licence", dev = false }]) =>
    path === "" || dev || permits(license, path) ? [] : [`${path}: ${license}`],
  );

import type { CSSProperties } from "react";
import { Gem } from "lucide-react";
import { newPackage, type packageColors } from "#game/purchases/packages.ts";
import styles from "./store.module.css";

/** The light that an admin's words for a colour mean, in the game's own colours. */
const lights: Readonly<Record<(typeof packageColors)[number], string>> = {
  "from-blue-500 to-purple-600": "--foil-epic",
  "from-purple-500 to-pink-600": "--accent",
  "from-green-500 to-teal-600": "--good",
  "from-yellow-500 to-orange-600": "--gold",
  "from-red-500 to-rose-600": "--bad",
  "from-slate-500 to-slate-700": "--muted",
};

const lightOf = (color: string): string =>
  new Map(Object.entries(lights)).get(color) ?? "--foil-epic";

type PackPictureProps = {
  icon: string;
  color: string;
  /** How many gems are pictured, where the icon is a gem. */
  size: number;
};

/** What an admin has chosen for a pack: its sign in its light. */
export function PackPicture({ icon, color, size }: PackPictureProps) {
  const style: CSSProperties & { "--light": string } = { "--light": `var(${lightOf(color)})` };
  return (
    <span aria-hidden className={styles.shelf} style={style}>
      {icon === newPackage.icon || icon === "" ? (
        <Gems count={size} />
      ) : (
        <span className="text-6xl">{icon}</span>
      )}
    </span>
  );
}

const Gems = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, nth) => (
    <Gem key={nth} size={nth === 0 ? 64 : 44} strokeWidth={1.5} className={styles.gem} />
  ));

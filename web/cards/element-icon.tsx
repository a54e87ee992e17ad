import {
  Droplet,
  Flame,
  Gem,
  Ghost,
  Leaf,
  Moon,
  Mountain,
  Snowflake,
  Sparkles,
  Star,
  Sun,
  TreePine,
  Wind,
  Zap,
  Plug,
  type LucideIcon,
} from "lucide-react";
import { isElement, type Element } from "#game/cards/elements.ts";

const icons: Record<Element, LucideIcon> = {
  fire: Flame,
  water: Droplet,
  earth: Mountain,
  air: Wind,
  lightning: Zap,
  electric: Plug,
  ice: Snowflake,
  dark: Moon,
  shadow: Ghost,
  light: Sun,
  nature: TreePine,
  leaf: Leaf,
  crystal: Gem,
  spirit: Sparkles,
};

/** Any text is allowed: an unknown element is a star. Put the element's name beside it. */
export function ElementIcon({ element, size = 16 }: { element: string; size?: number }) {
  const Icon = isElement(element) ? icons[element] : Star;
  return <Icon size={size} strokeWidth={2.4} aria-hidden />;
}

import { packs } from "#game/packs/packs.ts";

type OfPack = { id: number };

const wrapperOf = ({ id }: OfPack) => packs.find((pack) => pack.id === id)?.wrapper;

/** In which light a pack lies and is opened: the rarity after which it is named in the stylesheets. */
export const lightOf = (pack: OfPack): string => wrapperOf(pack)?.light ?? "rare";

/** Also of a pack that the server sells and this page does not know yet. */
export function pictureOf(pack: OfPack): string {
  const wrapper = wrapperOf(pack);
  return wrapper ? `/creatures/${wrapper.creature}.webp` : "/logo.svg";
}

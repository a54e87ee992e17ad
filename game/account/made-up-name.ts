/** Names that say nothing about the player, such as "Brave Otter 4821". */
import type { Dice } from "#game/lib/dice.ts";

const moods =
  "Brave,Bright,Calm,Clever,Gentle,Happy,Jolly,Kind,Lucky,Merry,Nimble,Quick,Quiet,Swift";
const animals = "Badger,Beaver,Dolphin,Falcon,Fox,Hare,Heron,Lynx,Otter,Owl,Panda,Robin,Seal,Wren";

const moodList = moods.split(",");
const animalList = animals.split(",");
const shape = new RegExp(`^(${moodList.join("|")}) ?(${animalList.join("|")}) ?\\d+$`, "i");

/** One of about two million. */
export const madeUpName = (dice: Dice): string =>
  `${dice.pick(moodList)} ${dice.pick(animalList)} ${dice.int(1000, 9999)}`;

/** Players may not choose such a name, so that the game can always give one. */
export const looksMadeUp = (name: string): boolean => shape.test(name.trim());

/** Which things fit in the hands, which stand beside a creature, and which are a place. */
import { mounts } from "./lexicon/parts.ts";
import { set } from "./lexicon/word-sets.ts";
import { homeOf, isAlive } from "./nouns/homes.ts";

const largeHomes = set(
  `house castle bed sofa table door cabinet piano tent tower window bathtub toilet tree rocket volcano mountain
   planet moon sun cloud rainbow washer machine`,
);

const largeThings = set(
  `fence wall gate hedge hurdle log boulder hydrant fire_hydrant goalpost goal barrel bench desk wardrobe fridge
   freezer oven stove cooker bin dustbin trampoline swing slide seesaw statue snowman scarecrow tombstone grave
   lamppost lamp_post streetlight billboard signpost mailbox postbox letterbox fountain pool pond puddle tv
   television chair armchair throne crate carpet rug bathtub sink shower curtain
   lighthouse windmill bridge tunnel cannon tank harp drum_kit jukebox chimney roof statue treadmill`,
);

const landscapes = set(
  `fence_line city town village sky island mountain planet world moon sea ocean land field hill river lake forest
   wood jungle desert beach garden park playground meadow valley canyon volcano street road highway roof rooftop
   rainbow cloud star sun horizon house castle school kingdom building skyscraper bridge waterfall farm zoo
   stadium pitch campfire fire swamp glacier pond pool harbor harbour bay cliff crater galaxy earth`,
);

/** "Over the city": it is there, and nothing that one meets. */
export const isLandscape = (noun: string): boolean =>
  landscapes.has(noun) ||
  landscapes.has(noun.slice(noun.lastIndexOf("_") + 1)) ||
  /^(mountain|volcano|rainbow|planet|moon|sun|cloud)$/.test(homeOf(noun)?.home ?? "");

/** What one can lift: a candle, and no fence. */
export function isHandy(noun: string): boolean {
  const home = homeOf(noun);
  if (!home || home.isWeak || isAlive(home)) return false;
  const isLarge =
    largeHomes.has(home.home) ||
    largeThings.has(noun) ||
    mounts.has(noun) ||
    home.shape === "vehicle" ||
    isLandscape(noun);
  return !isLarge;
}

/**
 * What a creature can do besides its moves. It follows from the names of its abilities, so it stays
 * the same for as long as the card does. What each does in a duel: game/duel/talents.ts.
 */
import { seedFrom } from "#game/lib/dice.ts";
import type { CardDesign } from "./card.ts";

/** Each with the words in the name of an ability that speak of it; its own name does, too. */
const wordsOf = {
  pounce: "leap dive dart rush swoop hop lunge sprint charge dash jump kick bounce race",
  rest: "lullaby cuddle bubble puddle cocoon patience bloom drift sway glide hum dream song roll tide",
  cover:
    "wall bulwark shell carapace veil cloud mirage halo bastion fortress step canopy wing feather stone",
  scare:
    "howl roar glare stare hiss screech wail haunt cry whisper lament growl giggle rattle shade dusk shock moonless",
  loyal: "salute stand parade march drumbeat echo five dance waltz plan crest grace memory vow",
  spark:
    "burst comet volley splat storm boulder landslide topple dust breath quake slam ash caldera",
  thorns:
    "horn spike needle snare pincer bramble spiral coil claw talon squeeze thorn whip prism fern",
  hungry: "bite gulp swallow snap peck nip lick nibble undertow hunt grasp chase snatch munch",
} as const;

export type Talent = keyof typeof wordsOf;

export const talents = Object.keys(wordsOf) as Talent[];

const talentOfWord = new Map(
  talents.flatMap((talent) =>
    [talent, ...wordsOf[talent].split(" ")].map((word) => [word, talent] as const),
  ),
);

/** The first name that speaks of a talent decides; where none does, all names together. */
export function talentOf({
  abilities,
  specialAbility,
}: Pick<CardDesign, "abilities" | "specialAbility">): Talent {
  const names = [specialAbility, abilities[1] ?? "", abilities[0] ?? ""];
  for (const word of names
    .join(" ")
    .toLowerCase()
    .split(/[^a-z]+/)) {
    const talent = talentOfWord.get(word);
    if (talent) return talent;
  }
  return talents[seedFrom(names.join("\n")) % talents.length]!;
}

/** What a silhouette is made of: a word of its name says it, the last one first. */
import type { ThingColor } from "#forge/paint/thing-colors.ts";

const table = {
  wood:
    "wood wooden log plank planks chair table desk door bat barrel crate cart wagon wheel raft canoe " +
    "boat ship galleon galley club bow crossbow staff stick broom crutch bench fence pier bridge " +
    "ladder stairs guitar bass lyre harp violin viola banjo flute totem cabin hut barn dog-house " +
    "windmill catapult trebuchet ballista boomerang easel frame clothespin puzzle pipe cane oar paddle " +
    "paddles slingshot rocking stool rack shelf bookshelf lockers house mallet rake acorn nut walnut " +
    "hazelnut coconut pinecone root twig branch spoon brush",
  paper:
    "paper map scroll envelope book notebook newspaper card ticket letter page folder passport papyrus " +
    "calendar kite lantern banknote portrait box tablet stamp cardboard sticker flour popcorn",
  leather:
    "leather saddle boot boots belt whip bag pouch sack holster wallet briefcase backpack suitcase " +
    "shoe shoes sandal sandals glove gloves slippers football basketball ball waterskin satchel " +
    "basket nest bread meat sausage steak ham pretzel croissant cookie pie",
  cloth:
    "cloth shirt dress skirt kimono robe coat jacket cape cloak hat cap hood scarf tie towel blanket " +
    "pillow curtain curtains banner flag tent sail parachute poncho socks trousers shorts vest toga " +
    "clothes armchair sofa couch bed ribbon bandana turban fez fedora beret sombrero hammock yarn " +
    "string net apron umbrella balaclava sling sleeping mask",
  stone:
    "stone rock boulder pillar column columns tower castle temple pyramid ruins obelisk statue bust wall " +
    "arch cave mountain mountains hill hills well fountain fort fortress church monolith asteroid meteor " +
    "pagoda palace moai anvil-stone coal ore igloo chimney furnace oven",
  gold:
    "gold golden crown tiara trophy medal coin coins ring necklace earring earrings chalice goblet bell " +
    "gong trumpet tuba trombone saxophone horn key keys lamp treasure chest scepter star sun " +
    "honey butter cheese corn banana halo wand pharaoh sphinx",
  leaf:
    "leaf leaves tree bush grass fern clover shamrock vine plant cactus bamboo herb seedling sprout palm " +
    "seaweed algae lettuce cabbage cucumber pickle pea peas moss lily bonsai beanstalk asparagus " +
    "artichoke leek broccoli",
} satisfies Partial<Record<ThingColor, string>>;

const stuffOfWord = new Map(
  Object.entries(table).flatMap(([stuff, words]) =>
    words.split(" ").map((word) => [word, stuff as keyof typeof table] as const),
  ),
);

/** Tools, machines and whatever else has no word in the table are of steel. */
export function silhouetteStuff(name: string): ThingColor {
  const words = name.split("-").toReversed();
  const known = words.find((word) => stuffOfWord.has(word));
  return known === undefined ? "steel" : stuffOfWord.get(known)!;
}

/** Words that speak of an element. Data only. */
import type { BodyPlan } from "#forge/genome.ts";
import type { Element } from "#game/cards/elements.ts";
import { animalElements } from "./animal-plans.ts";

export const elementWords: Record<Element, string> = {
  fire:
    "fire flame flaming ember lava magma volcano volcanic burn burning blaze blazing inferno ash " +
    "cinder scorch scorching soot hot heat coal furnace forge torch fiery phoenix molten campfire " +
    "bonfire hearth smoke pepper",
  water:
    "water ocean sea river wave tide tidal rain rainy reef lake pond coral deep aqua bubble stream " +
    "sailor abyss island waterfall splash brine wet swim swimming ship puddle underwater dew",
  earth:
    "earth stone rock rocky mountain sand sandy desert clay mud muddy dust iron boulder canyon cave " +
    "fossil terracotta soil dirt pebble hill ground brick granite metal steel",
  air:
    "air wind windy sky cloud cloudy breeze gale feather tornado whirlwind kite balloon float " +
    "floating flying fly whirl hurricane breath swift airship",
  lightning:
    "lightning thunder thundering storm stormy bolt tempest thunderstorm thunderbolt thundercloud",
  electric:
    "electric electricity volt spark sparking plasma static neon battery wire cable robot laser " +
    "circuit current shock plug magnet magnetic computer lamp machine cyber energy power electrical",
  ice:
    "ice icy snow snowy frost frosty frozen glacier winter cold blizzard arctic hail icicle polar " +
    "hoarfrost freeze freezing sleet iceberg snowflake north chilly",
  dark: "dark darkness night midnight ink inky moonless void obsidian onyx pitch starless coal",
  shadow:
    "shadow shadowy shade gloom gloomy curse cursed nightmare twilight dusk eclipse evening haunted " +
    "sinister dread poison venom venomous toxic",
  light:
    "light sun sunny star starry holy angel dawn radiant shine shining glow glowing sunrise " +
    "moonlight bright halo sunlight sunbeam morning heaven heavenly rainbow daylight lamp",
  nature:
    "nature forest moss mossy flower grass jungle garden bloom blooming tree blossom wood wooden " +
    "seed root meadow mushroom spring rose petal thorn bramble berry fruit woodland swamp honey",
  leaf:
    "leaf leafy leaves fern twig clover bamboo maple ivy vine oak willow herb tea autumn canopy " +
    "branch bush mint foliage",
  crystal:
    "crystal gem glass diamond amethyst ruby sapphire quartz jewel prism geode mirror opal topaz " +
    "crystalline shard facet jade pearl gemstone",
  spirit:
    "spirit ghost soul dream dreamy phantom ancestor memory remembered song mist fog lullaby ethereal " +
    "whisper ghostly spectral magic magical mystic echo spiritual",
};

/** They tip the scales when nothing else is said. */
export const elementHints: Partial<Record<Element, string>> = {
  fire: "lantern red crimson orange candle",
  water: "blue azure teal tear",
  dark: "black",
  light: "moon white candle gold golden",
  nature: "green emerald",
  earth: "brown bronze copper shield",
  shadow: "purple violet",
};

/** When neither the words nor the species say anything. */
export const likelyElements: Record<BodyPlan, readonly Element[]> = {
  beast: ["fire", "nature", "earth", "electric", "ice", "shadow", "light", "leaf"],
  dragon: ["fire", "ice", "lightning", "crystal", "dark", "air"],
  bird: ["air", "light", "lightning", "fire"],
  fish: ["water"],
  mascot: ["leaf", "nature", "electric", "fire", "light", "spirit"],
  serpent: ["water", "leaf", "shadow", "crystal", "earth"],
  golem: ["earth", "crystal"],
  spirit: ["spirit", "dark", "light"],
  plant: ["nature", "leaf"],
  moth: ["light", "dark", "air", "spirit"],
  beetle: ["earth", "electric", "crystal"],
  turtle: ["nature", "earth", "water", "leaf"],
  slime: ["water", "crystal", "nature", "spirit"],
  kraken: ["water", "dark", "shadow"],
  raptor: ["earth", "lightning", "leaf", "fire", "shadow"],
  thing: ["light", "electric", "earth", "fire", "air", "spirit", "leaf", "water"],
  figure: ["light", "fire", "nature", "water", "air", "spirit", "lightning", "crystal"],
  ...animalElements,
};

/**
 * How a story begins: what happened, where, and in which words. Sparks happened once and are told in
 * the past. `{name}` is the creature, `{noun}` its species. Data only.
 */
import type { Element } from "#game/cards/elements.ts";

export const sparks: Record<Element, readonly string[]> = {
  fire: [
    "the last lantern of the festival refused to go out",
    "a star fell into the oldest forge",
    "the mountain laughed and threw sparks at the moon",
    "somebody forgot to blow out a birthday candle",
    "an old dragon sneezed in its sleep",
    "a campfire told a story of its own",
  ],
  water: [
    "the tide came in singing",
    "a pearl cracked open on the sea floor",
    "it rained for nine days on a single pond",
    "the river took a shortcut through the village",
    "a message in a bottle answered itself",
    "two raindrops raced down a window and both won",
  ],
  earth: [
    "the canyon let out a long breath",
    "two mountains finally shook hands",
    "a farmer found a warm stone in the field",
    "a cave echoed with a joke nobody had told",
    "a pebble rolled uphill",
    "the desert counted all its grains of sand",
  ],
  air: [
    "every kite in the valley broke its string",
    "a cloud came down to drink",
    "the wind forgot which way to blow",
    "a feather fell for three whole days",
    "the weathercock learned to crow",
    "a sigh slipped out of an open window",
  ],
  lightning: [
    "the storm struck the same tree seven times",
    "the bells rang with no one at the rope",
    "thunder stayed behind after the rain had gone",
    "a thunderclap was late and came alone",
    "two storm clouds bumped heads",
    "the sky wrote its name in one bright scribble",
  ],
  electric: [
    "every street lamp in town winked at once",
    "an old radio began to purr",
    "somebody rubbed a balloon on the wrong cat",
    "the clock tower hiccuped at noon",
    "a spark jumped the fence and kept running",
    "all the doorbells rang and nobody was there",
  ],
  ice: [
    "the lake froze in the shape of a flower",
    "the northern lights touched the ground",
    "the first snow fell in summer",
    "an icicle hummed all night and broke at dawn",
    "a snowman was told a secret",
    "winter stayed a week longer to see what would happen",
  ],
  dark: [
    "the moon took a night off",
    "an inkwell tipped over and kept on spilling",
    "midnight struck thirteen",
    "all the candles went to bed early",
    "somebody left the door of the night ajar",
    "a black cat crossed its own path",
  ],
  shadow: [
    "a shadow stood up and bowed",
    "the sundial cast two shadows",
    "dusk arrived before lunch",
    "a lamp was lit and nothing got brighter",
    "the puppets of the shadow theatre walked home alone",
    "the evening lost its way and stayed",
  ],
  light: [
    "the sun rose twice",
    "a tower window poured out colour",
    "a lost star asked for directions",
    "a sunbeam got stuck in a jam jar",
    "the lighthouse blinked first",
    "the longest night of the year gave up early",
  ],
  nature: [
    "the oldest oak dropped a single glowing seed",
    "flowers opened all at once along the road",
    "the forest floor began to hum",
    "a gardener sang to the weeds by mistake",
    "the bees held a parade",
    "spring came three weeks early and would not say why",
  ],
  leaf: [
    "one green leaf refused to fall in autumn",
    "a five-leaf clover opened in the rain",
    "the ivy finished climbing the tower",
    "a maple tree shook with laughter",
    "an acorn fell up",
    "the wind read a leaf like a letter",
  ],
  crystal: [
    "a cavern rang like a bell",
    "a mirror remembered a face it had never seen",
    "light was folded seven times and would not unfold",
    "a geode opened from the inside",
    "a rainbow went into the mine and never came out",
    "a glass slipper was finally swept up",
  ],
  spirit: [
    "a lullaby went on after the singer slept",
    "the mist learned to knock",
    "somebody dreamed it twice",
    "an empty swing began to move",
    "an echo answered with a different word",
    "a forgotten wish came back for its coat",
  ],
};

export const places: Record<Element, string> = {
  fire: "at the rim of the Sleeping Caldera",
  water: "off the Lantern Reef",
  earth: "in the Red Mesa",
  air: "above the Drifting Isles",
  lightning: "on the Stormglass Plain",
  electric: "in the town of Humming Wires",
  ice: "under the Aurora Peaks",
  dark: "on the far side of Midnight Hill",
  shadow: "in the Hollow Wood",
  light: "on the Stairs of Morning",
  nature: "in the Whispering Grove",
  leaf: "in the Valley of Falling Leaves",
  crystal: "deep in the Prism Caves",
  spirit: "by the River of Lamps",
};

/** `{spark}` is one of the sparks, `{place}` one of the places. */
export const beginnings: readonly string[] = [
  "{name} was born the night {spark}.",
  "The day {spark}, {name} woke up for the first time.",
  "When {spark}, everyone ran away except one {noun}: {name}.",
  "Nobody saw {name} arrive {place}. It was the morning {spark}.",
  "Grandmothers {place} say that {name} appeared when {spark}.",
  "It is told {place} that {spark}, and that {name} was what happened next.",
  "First, {spark}; then there was {name}.",
  "{name} grew up {place}, in the year {spark}.",
  "Ask {name} how old it is, and it will tell you about the day {spark}.",
];

/** Of what changed into what it is; `{plain}` is what it was. */
export const changedBeginnings: readonly string[] = [
  "Until the night {spark}, {name} was an ordinary {plain}.",
  "Once {name} was a perfectly quiet {plain}; then {spark}.",
  "Nobody had ever looked twice at that {plain}, until {spark} and {name} woke up.",
  "First, {spark}; next morning the {plain} on the shelf was called {name}.",
];

/** For a creature that belongs to a person close to the player. */
export const ownedBeginnings: readonly string[] = [
  "At {owner}'s house everybody remembers the day {spark} and {name} woke up.",
  "{owner} found {name} in the kitchen on the morning {spark}.",
  "{name} was {owner}'s best-kept secret until {spark}.",
  "{owner} always knew there was something about {name}; then {spark}.",
];

/** What moves are called. Data only. */
import type { BodyPlan } from "#forge/genome.ts";
import type { Element } from "#game/cards/elements.ts";
import { animalMoves } from "./animal-plans.ts";

export const moveAdjectives: Record<Element, string> = {
  fire: "Ember Cinder Molten Blazing Scarlet Smouldering Torchlit Searing Sparkling Wildfire",
  water: "Tidal Coral Rain Pearl Rippling Misty Deepsea Rolling Foaming Riverborn",
  earth: "Granite Iron Canyon Clay Pebble Mountain Dusty Sturdy Amber Bedrock",
  air: "Gale Cloud Feather Sky Whirling Breezy Soaring Silver Highwind Zephyr",
  lightning: "Thunder Storm Forked Flash Rumbling Tempest Crackling Skyfire Stormlit Sudden",
  electric: "Static Volt Buzzing Neon Humming Charged Zigzag Crackling Live Magnetic",
  ice: "Frost Glacial Snow Rime Aurora Icicle Winter Shivering Polar Snowdrift",
  dark: "Midnight Ink Moonless Velvet Raven Obsidian Starless Inky Silent Nightfall",
  shadow: "Dusk Hollow Twilight Eclipse Gloaming Veiled Creeping Vanishing Murky Haunting",
  light: "Radiant Dawn Gilded Halo Star Sunlit Golden Gleaming Morning Shining",
  nature: "Moss Verdant Bramble Blossom Root Wild Meadow Thorny Woodland Honeyed",
  leaf: "Clover Fern Maple Leafy Ivy Willow Acorn Minty Autumn Twirling",
  crystal: "Prism Geode Facet Mirror Quartz Opal Glittering Diamond Ringing Amethyst",
  spirit: "Dream Echo Mist Lullaby Ghostly Whispering Moonlit Drifting Memory Unseen",
};

export const moves: Record<BodyPlan, string> = {
  beast: "Pounce,Rush,Howl,Prowl,Bite,Leap,Tail Sweep,Quick Step,Headbutt,Stampede",
  dragon: "Breath,Roar,Talon,Wingbeat,Dive,Tail Whip,Glare,Spiral,Claw,Skyfall",
  bird: "Dive,Gust,Plume,Cry,Swoop,Feather Dance,Peck,Spiral,Wing Slap,Song",
  fish: "Current,Fin Slap,Ripple,Leap,Surge,Whirlpool,Splash,Bubble Ring,Undertow,Dart",
  mascot: "Hop,Spin,Tumble,Trick,Dash,Cartwheel,Cuddle,Giggle,Somersault,Surprise",
  serpent: "Coil,Strike,Spiral,Hiss,Sidestep,Tail Flick,Stare,Squeeze,Ribbon,Slither",
  golem: "Fist,Quake,Bulwark,Slam,Stomp,Wall,Boulder Toss,Embrace,Drumbeat,Landslide",
  spirit: "Veil,Lament,Drift,Whisper,Haunt,Vanishing Act,Serenade,Touch,Wail,Dance",
  plant: "Vine Whip,Bloom,Root Snare,Pollen Puff,Embrace,Seed Volley,Petal Storm,Snare,Sway,Burst",
  moth: "Dust,Flutter,Halo,Mirage,Glide,Waltz,Wing Flash,Cocoon,Swarm,Glimmer",
  beetle: "Horn,Carapace,Charge,Pincer,Drill,Clatter,Shell Bash,Scuttle,Ambush,March",
  turtle: "Shell,Bastion,Tremor,Spin,Stomp,Guard,Snap,Slow Roll,Fortress,Patience",
  slime: "Splash,Bounce,Gulp,Wobble,Squish,Puddle,Stretch,Splat,Jiggle,Swallow",
  kraken: "Grasp,Ink Cloud,Maelstrom,Coil,Tentacle,Undertow,Eightfold Slap,Squeeze,Lurk,Wave",
  figure:
    "Salute,Somersault,Charge,High Kick,Battle Cry,Handstand,Clever Plan,Last Stand,Bow,Parade",
  raptor: "Slash,Sprint,Ambush,Screech,Snap,Talon,Lunge,Hunt,Tail Lash,Chase",
  thing: "Rattle,Topple,Clatter,Roll,Bump,Wobble,Boot Stomp,High Five,Jumble,Lucky Bounce",
  ...animalMoves,
};

/** What a special ability borrows its greatness from. */
export const wonders: Record<Element, string> = {
  fire: "a Hundred Sparks,the Old Forge,the Red Comet,the Last Ember,Midsummer",
  water: "the Seventh Wave,the Deep Bell,a Thousand Rains,the Lost Lagoon,High Tide",
  earth: "the First Mountain,the Long Canyon,Patient Stones,the Red Mesa,Buried Kings",
  air: "the Four Winds,the Highest Kite,a Falling Sky,the Cloud Road,the First Flight",
  lightning: "the Seven Strikes,the Storm King,Rolling Thunder,the Split Oak,a Torn Sky",
  electric: "a Million Volts,the Humming Wire,the Great Switch,Bright Streets,a Static Sky",
  ice: "the First Snow,the Still Lake,the Long Winter,the Northern Lights,Blue Silence",
  dark: "the Longest Night,the New Moon,Ten Black Cats,the Closed Door,a Starless Sea",
  shadow: "the Second Self,the Empty Coat,the Falling Dusk,a Hidden Hour,the Grey Masquerade",
  light: "the Rising Sun,a Thousand Candles,the Lost Star,the Golden Hour,Morning's Promise",
  nature: "the Oldest Oak,a Hundred Springs,the Waking Wood,the Wild Hunt,Midsummer's Garden",
  leaf: "the Four-Leaf Clover,the Autumn Wind,the Whispering Ivy,a Thousand Leaves,First Buds",
  crystal: "the Seven Colours,the Broken Mirror,the Singing Cave,the Hidden Geode,Folded Light",
  spirit: "the Last Lullaby,Forgotten Friends,the River of Lamps,a Shared Dream,Old Promises",
};

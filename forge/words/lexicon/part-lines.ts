/**
 * Lines about a part of the body that the description names. `{it}` is the part with what is
 * said of it ("pickle eyes"); `[is|are]` is chosen by its number. A line in small letters is
 * something that the creature does. Data only.
 */
import type { TopicLines } from "./topic-lines.ts";

export type PartKind =
  | "eyes"
  | "arms"
  | "legs"
  | "wings"
  | "tail"
  | "head"
  | "heads"
  | "ears"
  | "mouth"
  | "hair"
  | "horns"
  | "nose"
  | "shell"
  | "belly"
  | "skin"
  | "other";

/** The words of each kind; a part in no list is of the kind "other". */
export const partKindWords: Partial<Record<PartKind, string>> = {
  eyes: "eye eyelash eyebrow",
  arms: "arm hand finger claw paw tentacle fin flipper pincer fingernail",
  legs: "leg foot hoof toe knee",
  wings: "wing",
  tail: "tail",
  head: "head face neck chin cheek",
  ears: "ear",
  mouth: "mouth tooth fang tongue beak bill smile lip jaw",
  hair: "hair mane beard mustache moustache mohawk fur whisker wool crest wig",
  horns: "horn antler antenna tusk spike spine stinger",
  nose: "nose trunk snout",
  shell: "shell back hump roof",
  belly: "belly tummy stomach chest heart muscle body pouch",
  skin: "skin scale feather stripe spot dot line pattern tattoo freckle mark leaf petal gill",
};

export const partLines: Record<PartKind, TopicLines> = {
  eyes: {
    moves: "Stare,Wink,Glare,Blink,Side-Eye",
    lines: [
      "wins every staring contest with its {it}",
      "winks with its {it} whenever somebody fibs",
      "spots a lost sock from a mile away with its {it}",
      "sees around corners with its {it}",
      "Whoever looks into its {it} forgets what the quarrel was about.",
      "One look from its {it}, and even thunder says sorry.",
      "Its {it} [has|have] seen things that no owl would believe.",
      "It closes its {it} only for birthday surprises.",
    ],
  },
  arms: {
    moves: "Slap,Hug,Grab,High Five,Tickle",
    lines: [
      "hugs first and fights later with its {it}",
      "juggles apples and rivals with its {it}",
      "opens any jar in the kingdom with its {it}",
      "waves its {it} until the whole arena waves back",
      "Its {it} [is|are] made for hugging, and nobody has complained so far.",
      "Its {it} once won a thumb war without a thumb.",
      "Nobody has ever beaten its {it} at arm wrestling, and many have tried twice.",
      "It claps with its {it} at the end of every sunset.",
    ],
  },
  legs: {
    moves: "Kick,Stomp,Dance,Sprint,Tiptoe",
    lines: [
      "dances out of every trap on its {it}",
      "outruns its own bedtime on its {it}",
      "tiptoes past sleeping giants on its {it}",
      "kicks a ball over three villages with its {it}",
      "Its {it} once went for a walk alone and came back with souvenirs.",
      "Shoemakers faint when they see its {it}.",
      "It taps its {it} when it has a plan, so everybody knows.",
      "It has never been asked to slow down twice, thanks to its {it}.",
    ],
  },
  wings: {
    moves: "Gust,Flap,Swoop,Glide,Loop",
    lines: [
      "fans bad weather away with its {it}",
      "folds its {it} around whoever is cold",
      "turns three loops on its {it} just to say hello",
      "lands on any chimney with its {it} and knocks politely",
      "Its {it} [tickles|tickle] the clouds until they rain.",
      "Its {it} [is|are] still learning, so every landing is a surprise.",
      "When it spreads its {it}, hats fly off in the next town.",
      "It dries its {it} on the washing line, next to the socks.",
    ],
  },
  tail: {
    moves: "Whip,Swish,Sweep,Wag,Twirl",
    lines: [
      "writes its name in the sand with its {it}",
      "knocks on doors with its {it}",
      "sweeps the whole arena clean with its {it}",
      "trips up show-offs with its {it}",
      "Its {it} [has|have] ideas of [its|their] own, and mostly good ones.",
      "When its {it} [wags|wag], dinner is near.",
      "It has chased its {it} round the world once and nearly won.",
    ],
  },
  head: {
    moves: "Headbutt,Nod,Grin,Peekaboo",
    lines: [
      "nods with its {it}, and the argument is over",
      "looks both ways with its {it} before it saves the day",
      "frightens bullies with its {it} and makes babies laugh with it",
      "Its {it} [is|are] famous in nine villages and on one postage stamp.",
      "Nobody who has seen its {it} has ever forgotten [it|them].",
      "Mirrors are very fond of its {it}.",
    ],
  },
  heads: {
    moves: "Chorus,Debate,Group Hug,Headbutt",
    lines: [
      "argues with itself, and all of its {it} win",
      "keeps watch with one of its {it} while the others nap",
      "shares one sandwich fairly among its {it}",
      "Its {it} never agree on dinner, so it eats several.",
      "One of its {it} tells the jokes and the rest laugh.",
      "Its {it} sing in harmony, except before breakfast.",
      "Its {it} take turns at being brave.",
    ],
  },
  ears: {
    moves: "Flap,Eavesdrop,Echo,Twitch",
    lines: [
      "hears a biscuit break two valleys away with its {it}",
      "catches secrets in its {it} and gives them back",
      "flaps its {it} when it laughs",
      "Its {it} [goes|go] up when somebody needs help.",
      "It covers its {it} only when the violin comes out.",
      "Its {it} [hears|hear] everything except the word bedtime.",
    ],
  },
  mouth: {
    moves: "Chomp,Grin,Bite,Slurp",
    lines: [
      "grins with its {it} until its rival giggles",
      "cracks nuts for the whole village with its {it}",
      "chews through the hardest riddle with its {it}",
      "Dentists write poems about its {it}.",
      "It is proud of its {it} and polishes [it|them] twice a day.",
      "Behind its {it} hides a very gentle burp.",
      "Its {it} [looks|look] dangerous, and only sandwiches need to worry.",
    ],
  },
  hair: {
    moves: "Toss,Whirl,Tickle,Tangle,Swoosh",
    lines: [
      "tosses its {it}, and the wind takes notes",
      "hides snacks for its friends in its {it}",
      "tickles grumpy knights with its {it}",
      "Its {it} [has|have] never met a comb and would rather not.",
      "A family of sparrows pays rent in its {it}.",
      "On windy days its {it} [arrives|arrive] first.",
      "Hairdressers come from far away to see its {it}, and leave in awe.",
    ],
  },
  horns: {
    moves: "Charge,Jab,Signal,Poke,Flourish",
    lines: [
      "picks apples for everyone with its {it}",
      "points the way home with its {it}",
      "pops bad dreams like balloons with its {it}",
      "Its {it} [hums|hum] when somebody tells the truth.",
      "It dries its socks on its {it} and is not ashamed.",
      "Its {it} [gets|get] stuck in doors, so doors have been made bigger.",
    ],
  },
  nose: {
    moves: "Sneeze,Sniff,Honk,Snort",
    lines: [
      "smells trouble and pancakes with its {it}",
      "sneezes a small storm out of its {it}",
      "follows its {it} to the best adventures",
      "Its {it} [twitches|twitch] a minute before anything exciting happens.",
      "Its {it} can tell Monday from Tuesday.",
    ],
  },
  shell: {
    moves: "Block,Roll,Wall,Slam",
    lines: [
      "hides the whole team behind its {it}",
      "rolls downhill on its {it} and shouts hooray",
      "lets arrows bounce off its {it}",
      "Its {it} [is|are] warm at night, and everybody wants the place next to [it|them].",
      "Travellers ask whether they may spend the night on its {it}.",
      "Maps of its {it} are sold out everywhere.",
    ],
  },
  belly: {
    moves: "Bounce,Drumroll,Rumble,Bump",
    lines: [
      "drums a battle song on its {it}",
      "bounces rivals off its {it}",
      "points proudly at its {it} before each battle",
      "Its {it} [rumbles|rumble] exactly once before rain.",
      "Tired friends may use its {it} as a pillow.",
    ],
  },
  skin: {
    moves: "Shimmer,Gleam,Dazzle,Flash",
    lines: [
      "shimmers with its {it} until nobody knows where to look",
      "dazzles rivals with its {it}",
      "shows off its {it} at every party",
      "Its {it} [changes|change] a little whenever it is happy.",
      "Painters travel far to see its {it} and go home with empty tubes.",
      "It hides badly because of its {it}, and wins anyway.",
    ],
  },
  other: {
    moves: "Surprise,Trick,Twist,Show",
    lines: [
      "surprises everyone with its {it}",
      "uses its {it} in ways that nobody planned",
      "Nobody knows what its {it} can do until it is too late.",
      "It polishes its {it} every Sunday.",
      "Its {it} [has|have] a fan club in the next valley.",
    ],
  },
};

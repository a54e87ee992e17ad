/** What stands before the creature in a sentence: dreams, wishes and what others think. Data only. */
import { roles } from "./people.ts";

const being = [
  ...roles,
  "ghost",
  "dragon",
  "unicorn",
  "robot",
  "alien",
  "mermaid",
  "fairy",
  "monkey",
]
  .map((role) => role.replaceAll("_", " "))
  .join("|");

const anyone = "(?:nobody|no one|everybody|everyone|people|my \\w+|our \\w+|mom|dad|i|we)";
const request = "(?:make|draw|create|do|imagine|paint|show me|give me|i want|we want)";

const titles =
  "sir|lord|lady|captain|capt|dr|doctor|prof|professor|king|queen|prince|princess|count|baron|general|sergeant|mr|mrs|miss|ms|agent|chef";

export const openings: readonly (readonly [RegExp, string])[] = [
  // "Roses are red, violets are blue, a wolf with wings is hunting you."
  [/^roses are red ?,? (?:and )?violets are blue ?[,.]? (?=\w)/, ""],
  [/^(?:u+h+|u+m+|e+r+m*|h+m+)[ ,.]+(?=\w)/, ""],
  // "Seagulls are the worst so make one in jail."
  [
    new RegExp(
      `^(?:(?:i|we|my \\w+) (?:really |just )?(?:love|like|hate|adore)s? )?(\\w+?)s (?:(?:are|is) [^.]*?)?(?:,|\\.|so|and) (?:(?:so|and|but|then|please|can you|could you) )*${request} (?:me )?one(?= )`,
    ),
    "a $1",
  ],
  // "Our villain is Dr Gherkin, a pickle with a laser."
  [
    new RegExp(
      `^(?:our|the|my) (${[...roles].join("|")}) is (?!an? |the |my |our )[^,]{1,30} ?, (an? )((?:\\w+ )?\\w+)(?= with | who | that | in | on | and |$)`,
    ),
    "$2$3 $1",
  ],
  // "This is Sir Crumpet, he is a hedgehog."
  [
    new RegExp(
      `^(?:(?:this is|meet|here is|here comes|introducing|presenting|say hello to) (?!an? |the |my |our |two |three )|(?=(?:${titles}) ))[^,]{1,30} ?, (?:(?:he|she|it|they|who) (?:is|are) )?(?=(?:an?|the|half|my) )`,
    ),
    "",
  ],
  // "My brother says forks are boring. Make a fork."
  [
    new RegExp(
      `^(?:[^.]+\\.|(?:${anyone}|\\w+ (?:is|are)) [^.]*(?:,| so|(?= and draw))) (?:(?:so|and|but|then|now|please|can you|could you) )*${request} (?:me |him |her |us )?(?=(?:an?|one|two|three|some) )`,
    ),
    "",
  ],
  // "Last night I dreamed an elephant was in my kitchen."
  [
    /^(?:(?:last|one|the other) (?:night|nite|note|time|day) )?(?:i |we )?(?:once |just |always )?(?:dreamed|dreamt|dream|had (?:an? )?dream|saw|imagined|thought|drew|met|found|invented|made up)(?: (?:about|of|that|up|there was))*(?= (?:an?|the|my|this|two|three) )/,
    "",
  ],
  // "Everyone hates this gnat."
  [
    new RegExp(
      `^${anyone} (?:really |just )?(?:likes?|loves?|hates?|knows?|believes?|remembers?|forgot|fears?)(?= (?:this|that|the|an?) )`,
    ),
    "",
  ],
  // "Make my toast a ghost", "turn my cat into a pirate".
  [
    new RegExp(
      `^(?:please )?(?:make|turn) ((?:my|our|the|an?) \\w+) (?:into )?(?=an? (?:\\w+ )?(?:${being})\\b)`,
    ),
    "$1 as ",
  ],
  // "Popcorn is my dog, draw him as a lifeguard."
  [
    /(?<=\w) ?[,.] (?:please |now |can you |so )*(?:draw|make|paint|show|do) (?:him|her|it|them) (?=as |with |in |wearing |holding |riding )/,
    " ",
  ],
  // "Instead of a stinger it has a lollipop".
  [
    /\binstead of (?:an? |the |its |his |her )?(\w+) ?,? ?(?:it|he|she) (?:has|have|got|has got|uses) ((?:\w+ ){0,2}?\w+)(?= and | that | who | with | ?[,.]|$)/,
    "without $1 with $2 for $1",
  ],
  // "A fox with a rabbit, both in hats".
  [
    /^(an? (?:\w+ )?\w+) with (an? (?:\w+ )?\w+)(?<! in) ?,? (?:they (?:are )?|and )?(?=both )/,
    "$1 and $2 ",
  ],
  // "A goat versus a robot".
  [/ (?:vs|versus) (?=an? |the |my |\w)/g, " against "],
  [/\b(leg)(warmers?)\b/g, "$1 $2"],
  [/\b(is|are) feeling (?=\w)/g, "$1 "],
  [/\b(?:dreads|dreds)\b/g, "dreadlocks"],
  [/ (?:yesterday|today|tonight|tomorrow|last (?:night|week|year)|this morning)(?=$| ?[,.])/g, ""],
  // "Who's a pilot".
  [
    /(?<=\w )(who|that|he|she)'s (?=(?:an?|the|not|made|wearing|holding|riding|\w+ing) )/g,
    "$1 is ",
  ],
  // "A dozen eggs".
  [/\ba dozen (?:of )?(?=\w)/g, "twelve "],
  // "Why is my grandpa a walrus?"
  [/^why (?:is|are) ((?:my|our|the) \w+) (?=an? )/, "$1 is "],
];

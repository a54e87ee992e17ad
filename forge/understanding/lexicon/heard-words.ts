/** Right words that were meant as others that sound the same, where their neighbours tell. Data only. */
import { colors } from "./looks.ts";
import { parts, worn } from "./parts.ts";

const part = [...parts].join("|");
const own = "its|his|her|their|my|the|a|an";
const hue = [...colors].filter((color) => !color.includes("_")).join("|");
const look = `big|huge|giant|massive|strong|long|short|little|tiny|fluffy|curly|bushy|spiky|sharp|pointy|striped|${hue}`;
/** A creature follows, or the end: "a bare with a hat". */
const being = "(?= (?:with|who|that|which|wearing|holding|riding|eating|and|in|on)\\b|,|$)";
const having = "with|has|have|had|having|got|and";

/** What stands before and after the word, what is written, and what was meant. */
const heard: readonly (readonly [before: string, written: string, after: string, meant: string])[] =
  [
    ["", "peace", " of (?!mind)", "piece"],
    ["(?:a|the|this|that|tiny|little) ", "nat", "", "gnat"],
    [`(?:${look}|flex|flexes|flexing) (?:(?:${own}) )?`, "mussels", "", "muscles"],
    [`(?:${having}|its|his|her) `, "mussels", "", "muscles"],
    ["", "mussels", " (?:that |who )?lift", "muscles"],
    ["lift(?:s|ing)? ", "waits", "", "weights"],
    ["(?:up|down|climbs?|climbing|of|on|onto) (?:the |some )?", "stares", "", "stairs"],
    ["(?:sock|desk|kitchen|secret) ", "draw", "", "drawer"],
    ["(?:in|inside|opens?|opening|from) (?:a|the|its|his|her|my) ", "draw", "(?! )", "drawer"],
    ["chests? of ", "draws", "", "drawers"],
    ["(?:at|to|in) (?:the )?", "jim", "", "gym"],
    ["", "jim", " (?:teacher|class|bag|shoes|shorts|coach)", "gym"],
    ["", "rapped", " (?:up|in|around|with)", "wrapped"],
    ["", "rapping", " (?:paper|(?:itself|himself|herself|up) in)", "wrapping"],
    [
      `(?:its|his|her|their|no|two|three|fish|mermaid|monkey|forked|${look}) `,
      "tales",
      "",
      "tails",
    ],
    [`(?:its|his|her|their|no|fish|mermaid|monkey|forked|${look}) `, "tale", "", "tail"],
    [`(?:${having}) (?:(?:${look}|messy|spaghetti) )+`, "hare", "", "hair"],
    ["(?:its|her) ", "hare", " (?:is|looks)", "hair"],
    ["(?:polar|teddy|grizzly|panda|gummy|koala) ", "bare", "", "bear"],
    ["(?:a|the|brown|black) ", "bare", being, "bear"],
    ["", "flours", "", "flowers"],
    ["", "flour", " (?:crown|pot|petals|dress|hat|in)", "flower"],
    ["(?:as|is|be) an? (?:\\w+ )?", "night", being, "knight"],
    [
      "^(?:an? )?(?:brave |evil |tiny |little |scared |black )?",
      "night",
      " (?:with|who|that|in (?:an? |shining |\\w+ armou?r)|on a|riding|holding|wearing)",
      "knight",
    ],
    ["", "sale", " boat", "sail"],
    ["(?:fly|flies|flying|driving|drives|pilots?|piloting) an? (?:\\w+ )?", "plain", "", "plane"],
    ["", "(?:pear|pare)", " of (?:\\w+ )?(?:\\w+s\\b)", "pair"],
    ["(?:the|deep|under) ", "see", "(?= ?(?:$|,|and|with|creature|monster))", "sea"],
    ["(?:eat|eats|eating|loves|of|raw) ", "meet", "", "meat"],
    ["(?:eat|eats|eating|grills?|grilling) (?:an? |\\w+ )?", "stake", "", "steak"],
    ["(?:bowl of|eats?|eating) ", "serial", "", "cereal"],
    ["", "serial", " (?:box|bowl)", "cereal"],
    ["(?:eats?|eating|for) ", "deserts?", "", "dessert"],
    ["jelly ", "been", "", "bean"],
    ["^an? (?:\\w+ )?", "be", being, "bee"],
    [`(?:its|his|her|their|webbed|two|four|six|eight|${look}) `, "feat", "", "feet"],
    ["(?:its|his|her|their|\\w+y) ", "tows", "", "toes"],
    ["high ", "heals", "", "heels"],
    ["(?:its|his|her|their|the) ", "waste", "", "waist"],
    [`(?:${look}) `, "knows", "", "nose"],
    ["(?:a|the) ", "hoarse", "", "horse"],
    ["(?:a|the|baby) ", "dear", being, "deer"],
    ["", "(?:rain|rein) dear", "", "reindeer"],
    ["", "ferry", " (?:wings|princess|dust|godmother|wand|tale)", "fairy"],
    ["tooth ", "ferry", "", "fairy"],
    ["", "angle", " (?:wings|with|who|that)", "angel"],
    ["(?:guardian|an evil|a fallen|as an) ", "angle", "", "angel"],
    ["", "wares", ` (?:${own}|${hue})`, "wears"],
    [
      "",
      "(?:their|there|they)",
      " \\w+ing (?:an?|the|on|in|with|some|each|at|to|his|her|its|down|up|under|over|through|around|into) ",
      "they are",
    ],
    ["", "it is", ` (?:\\w+ )?(?:${part})s? (?:is|are|looks?|glows?|has)\\b`, "its"],
    [`(?:${having}) `, "too?", ` (?:\\w+ )?(?:${part})s\\b`, "two"],
    [`(?:${having}) `, "for", ` (?:\\w+ )?(?:${part})s\\b`, "four"],
    [`(?:${having}) `, "ate", ` (?:\\w+ )?(?:${part})s\\b`, "eight"],
    [`(?:${having}|only) `, "won", ` (?:\\w+ )?(?:${part})\\b`, "one"],
    ["(?:an?|the|with|has|is|in|light|dark|and|all) ", "blew", "", "blue"],
    [
      "(?:an?|with|has|wearing|in|bright|dark) ",
      "read",
      ` (?:${part}|${[...worn].join("|")})s?\\b`,
      "red",
    ],
    ["(?:skate|surf|snow|hover) ", "bored", "", "board"],
    ["(?:wear|wears|wearing|in) (?:\\w+ )?", "close", "", "clothes"],
    ["(?:tomato|hot|chili|apple|barbecue|pasta) ", "source", "", "sauce"],
    ["", "chilly", " peppers?", "chili"],
    ["(?:sushi|toilet|cinnamon|toilet paper|sausage|spring) ", "role", "", "roll"],
    [`(?:its|his|her|an? (?:\\w+ )?|${look}) ?`, "main", " (?:is|of|made|that)", "mane"],
    ["santa ", "clause", "", "claus"],
    ["", "clause", "", "claws"],
    ["(?:wear|wears|wearing|blue|ripped) ", "genes", "", "jeans"],
    ["(?:on|from) (?:an?|the|its|his|her|their) (?:\\w+ )?", "thrown", "", "throne"],
    ["of ", "steal", "", "steel"],
    ["", "steal", " (?:armou?r|sword|helmet|wings|claws|teeth)", "steel"],
    ["of ", "(?:mettle|medal)", "", "metal"],
    ["(?:win|wins|won|wearing|wears|holding) an? (?:gold|silver|bronze) ", "metal", "", "medal"],
    ["(?:flower|rose|tulip|daisy) ", "pedals", "", "petals"],
    ["(?:a|the|huge|giant) ", "bolder", "", "boulder"],
    ["", "guerr?illa", "", "gorilla"],
  ];

const behind = (before: string) => (before ? `(?<=${before.replace(/^(?!\^)/, "\\b")})` : "\\b");
const ahead = (after: string) => after.replace(/^(?!\(\?)(.+)$/, "(?=$1)");

/** In the order in which they are looked for. */
export const heardWords: readonly (readonly [RegExp, string])[] = heard.map(
  ([before, written, after, meant]) => [
    new RegExp(`${behind(before)}${written}\\b${ahead(after)}`, "g"),
    meant,
  ],
);

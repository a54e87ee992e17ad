/** Turns that children type as in a message, and plain English for them. Data only. */
import { colors, materials, moods, sizes } from "./looks.ts";
import { parts } from "./parts.ts";
import { kin, roles } from "./people.ts";

/** "Its furry and it purrs"; but "its head". */
const described = [colors, materials, moods, sizes].flatMap((words) => [...words.keys()]).join("|");

const not = "(?:do|does|did|is|are|was|has|have|had|can|could|will|would) not";
/** As far as one thing is said. */
const rest = "[^,.]*?(?= ?[,.]| and | but |$)";
const anyone = "(?:i|you|nobody|everyone|everybody|people|no one)";
const tiny =
  "ant|mouse|hamster|coin|thumb|pea|bug|bee|fly|button|marble|finger|grape|cookie|peanut";
const any = "(?: any| a| an)?";

/** After these an "s" makes more than one: "my brothers and I". */
const joining = "(?:and|are|as|who|with|that|in|on|have|or|is|but|at|riding|wearing)";

const measured = [...sizes.keys()].join("|");

const hue = `(?:light |dark )?(?:${[...colors].join("|")})`;
const half = `half-? ?(?:${[...colors].join("|")})`;

/** Turns of several words, in the order in which they are looked for. */
export const typedTurns: readonly (readonly [RegExp, string])[] = [
  [/^your honor ,? ?/, ""],
  [/\b(?:guine|gin|ginn|guinn|gine|ginne|guini)(?:y|ie|ea|a|e)?h? pig/g, "guinea pig"],
  [
    /(?<=\w )(?:ice|roller|figure|speed|inline|roller blade) skating(?! rink| on (?:an?|the) )/g,
    "skating",
  ],
  [
    /(?<=\w )(?:tap|belly|ballet|ballroom|disco|line|salsa|hip hop|river|folk|square) danc(ing|es)\b/g,
    "danc$1",
  ],
  [/(?<=\w )(?:rock|mountain|tree|wall|rope) climb(ing|s)\b(?! wall| frame)/g, "climb$1"],
  [/(?<=\w )(?:arm|thumb|mud) wrestl(ing|es)\b/g, "wrestl$1"],
  [/(?<=\w )(?:bird|whale|people|train) watching\b/g, "watching"],
  [/(?<=\w )(?:horse|horseback|pony) riding\b/g, "riding a horse"],
  [/(?<=\w )(?:bike|bicycle) riding\b/g, "riding a bike"],
  [
    /\b(an?|the|my) (?:scuba|deep sea) diving (\w+)(?= with | in | and | who | that | wearing | ?,|$)/,
    "$1 scuba diver $2 underwater",
  ],
  [/(?<=\w )(?:scuba|deep sea) diving\b/g, "diving"],
  [new RegExp(`(${hue})[- ]colou?red\\b`, "g"), "$1"],
  [
    /\b(?:lots|an? (?:lot|load|ton|heap|bunch|million|zillion|handful|whole bunch)|loads|tons|heaps|dozens|hundreds|thousands|millions|billions|zillions|plenty|masses|oodles) (?:and \w+ )?of /g,
    "some ",
  ],
  [/(?<=\b(?:is|are) )as (big|tall|huge|large|long|fat|small|tiny|little|short) as an? \w+/g, "$1"],
  [/\blong[- ]?neck(?:ed)? dino(?:saur)?\b/g, "longneck"],
  [/\bno cap\b(?= ?$| ?[,.])/g, ""],
  [/^(?:his|her|its|their) name is \w+ ?,? (?:and )?(?:he|she|it|they) (?:is|are) /, ""],
  [/^(?:picture|visualize|suppose|behold) (?=(?:an?|the|my|two|three) )/, ""],
  [
    /^(?:(?:an?|the|some) )?(?:creature|animal|monster|thing|something|someone|guy|person) (?:that|who|which) is (?:like |sort of )?(?=an? (?:mix|cross|mixture|combination|hybrid|cross))/,
    "",
  ],
  [/\bpeanut butter (?:and|n) jelly sandwich/g, "peanut butter sandwich"],
  [/\b(?:a )?salt (?:and|n) (?:a )?pepper shakers?\b/g, "a salt shaker and a pepper shaker"],
  [/\bmac(?:aroni)? (?:and|n) cheese\b/g, "macaroni"],
  [/\b(?:gets?|got|getting) married\b/g, "marrying"],
  [
    new RegExp(
      `,? (?:and |where |but )?the (\\w+) (?:is|are) (?:actually |really )?(?:its|his|her|their) (${[...parts].join("|")}|teeth|feet)s?\\b`,
      "g",
    ),
    " with $1 for $2",
  ],
  [
    /\b(two|three|four|five|six|seven|eight|nine|ten|\d+)[- ](layer|tier|storey|story)(?:ed)? ((?:\w+ )?(?:cake|burger|sandwich|house|castle|tower))\b/g,
    "$3 with $1 $2s",
  ],
  [/\bzero (?=\w+s\b)/g, "no "],
  [/\band not (?:any )?(\w+s)\b(?= ?$| ?[,.])/g, "without $1"],
  [
    /\b(cheeks?|face|nose|ears?|eyes?|hair|skin|tail|body|feet|hands|fur) (?:went|go|goes|turned|turns|got|gets) (?=(?:bright |dark |light |all )?\w+)/g,
    "$1 is ",
  ],
  [/\b(super|anti) (hero|villain)(?=s?\b)/g, "$1$2"],
  [/\bonly one (\w+) left\b/g, "one $1"],
  [/\bout ?t?a (?=\w)/g, "out of "],
  [/\ba bad (?:cold|cough|flu|fever)\b/g, "a cold"],
  [
    /\b(?:has|with|having|got|have|caught|catching) (?:an? |the )?(?:cold|flu|fever|sniffles|measles|chicken ?pox|mumps|tummy ?ache|stomach ?ache|belly ?ache|toothache|headache|sore throat|runny nose|stuffy nose|bad cough)\b/g,
    "is sick",
  ],
  // "With a toothbrush as a sword": the brush is what is seen.
  [
    /(?<=\b(?:with|has|hold\w*|us\w+|wav\w+|swing\w*|carr\w+) (?:an?|the|his|her|its) (?:\w+ )?\w+) (?:as|for) (?:an?|the|his|her|its) (?:sword|shield|wand|spear|lance|hammer|weapon|umbrella|parasol|club|axe|dagger|staff|microphone|drum|fan)\b/g,
    "",
  ],
  // "A living teapot" is there without a house.
  [/(?<=\b(?:an?|the|my) (?:\w+ )?)living (?!rooms?\b|in\b|on\b|under\b)(?=\w)/g, ""],
  [/^\w+ but as (?=an? )/, ""],
  [/^my \w+ \w+ ?, (?:he|she|it) is (?=an? )/, ""],
  [/\bthere (?:is|are) (\w+) (?=on (?:his|her|its) )/, "it has $1 "],
  [
    new RegExp(`\\ban? (\\w+) (?:that|which) (?:goes|fades|changes) from (${hue}) to (${hue})`),
    "a $2 and $3 $1",
  ],
  [/^(?:can|could|may) (?:i|we) (?:please )?(?:have|get|see) /, ""],
  [/\b(is|but|and|so) like (?=(?:really|super|so|very|totally) )/g, "$1 "],
  [/\ban upside down (?=\w)/g, "a "],
  [/\b(?:abducted|chased|followed|attacked|carried|hugged|kissed|tickled|pulled) by /g, "with "],
  [/\b(?:with )?(?:his|her|its|their) (?:best )?friend the (\w+)/g, "with a $1"],
  [/\bin love with /g, "friends with "],
  [
    new RegExp(
      `\\bwhere one (\\w+) is (${hue}) and (?:the other|another|one)(?: one| \\1)? is (${hue})`,
    ),
    "with $2 and $3 $1s",
  ],
  [/^(?:what|how) (?:about|if) (?:it is |it was |there was )?/, ""],
  [/ (?:i guess|i think|for once|or something|or so|if you can|just because)\b/g, ""],
  [/\bits (?=(?:an?|the|so|very|really|super|just|not|made|covered|called|got) )/g, "it is "],
  [new RegExp(`\\bits (?=(?:${described})(?: and\\b| but\\b| of\\b|,|\\.|$))`, "g"), "it is "],
  [
    new RegExp(`\\bis not (?:an? )?\\w+ ?,? (?:but |it is |its |he is |she is )(?=${hue}\\b)`, "g"),
    "is ",
  ],
  [/\bwho is (?=\w+ (?:is|are|look|looks|glow|glows) )/g, "whose "],
  [/\b(?:but) (?:he|she|it|they) (?:is|are) (?=an? )/g, "as truly "],
  [/\b(?:if|but) (?:he|she|it|they) (?:was|were) (?=an? )/g, "as "],
  [/,? (?:and |but |who is |that is )?(?:dressed|disguised) (?:up )?(?:as|like) /g, " as "],
  [
    new RegExp(`\\b((?:my|our) (?:${[...kin].join("|")}))s (?=\\w+\\b)(?!${joining}\\b)`, "g"),
    "$1's ",
  ],
  [
    /^(?:someone|somebody|something|an? (?:guy|person|creature|animal|thing|monster)) (?:who|that|which) is (?=half|part)/,
    "",
  ],
  [/^(an? )?(\w+) (?:who|that) is (?:half|part) (?:an? )?(\w+)$/, "half $2 half $3"],
  [
    /,? (?:and|but) (?:everybody|everyone|people|nobody|no one|kids) [^,.]*?(?=,| and | but |$)/g,
    "",
  ],
  [/\bnumber \d+ /g, ""],
  [/\bmissing (?:an?|one) (eye|ear|arm|leg|wing|hand|foot|antenna)\b/g, "with one $1"],
  [/\bone (\w+) missing\b/g, "one $1"],
  [/\bwith an? missing (eye|ear|arm|leg|wing|horn|hand|foot|antenna)\b/g, "with one $1"],
  [/\bcan not stop (?=\w+ing\b)/g, ""],
  [
    /\b(\w+s),? (?:and )?(?:each|every)(?: one)?(?: is| has| in)? an? different colou?r/,
    "multicolored $1",
  ],
  [
    new RegExp(
      `\\b(?!(?:an?|the|my|his|her|its|our|your|old|cute|soft|favou?rite|new|little|cuddly|lost|and|with|${described})\\b)(\\w+) (?:plushie|plushy|stuffie|(?:plush|soft|stuffed|cuddly) toy|stuffed animal)\\b`,
      "g",
    ),
    "plush $1",
  ],
  [/(?<= )(\w+s) ?,? (?:and )?(?:each|every) one (?:of them )?(?:is|are) on fire\b/g, "$1 on fire"],
  [
    /(?<= )(\w+s) ?,? (?:and )?(?:each|every) one (?:of them )?(?:is|are) made (?:out )?of\b/g,
    "$1 made of",
  ],
  [/\b(at|on) the (?:very )?(?:tip|end) of (its|his|her|their|the) tail\b/g, "on $2 tail"],
  [/\bglue ?sticks?\b/g, "glue stick"],
  [
    /\bplaying (?:as )?(?:an? |the )?(goalie|goalkeeper|pitcher|quarterback|striker|drummer)\b/g,
    "as a $1",
  ],
  [
    /(?<=\b(?:fish|goldfish|guppy|betta)\b[^,.]* in )(an?|its|his|her|the) (?:\w+ )?(?:fish ?)?(?:bowl|tank)\b/g,
    "$1 fishbowl",
  ],
  [
    new RegExp(
      `\\b(spray\\w*|squirt\\w*|shoot\\w*) (\\w+) (?:out of|from|with) (an?|its|his|her) (?!(?:\\w+ )?(?:${[...parts].join("|")}|eyes)\\b)(\\w+)`,
      "g",
    ),
    "holding $3 $4 and $1 $2",
  ],
  [
    /\b((?:in|inside|on) (?:an?|the|its|his|her) (?:\w+ )?\w+) (?:full of|filled with) (?=\w+s\b)/g,
    "$1 with ",
  ],
  [
    /\b(?:that |who )?(?:got|has|gets|with) (its|his|her) head stuck in (an? \w+)/g,
    "with $2 on $1 head",
  ],
  [/\btail with (?:an? )?(?:flames?|fire) (?:at|on) the (?:tip|end)(?: of it)?\b/g, "flaming tail"],
  [
    /\b(?:with|has) (?:an? )?(?:flames?|fire) on (?:(?:the|its|his|her|their) )?(\w+)\b/g,
    "with flaming $1",
  ],
  [
    /\bwith (flowers|stars|hearts|dots|moons|skulls|diamonds) (?:all over|on) (?:it|him|her|(?:its|his|her) body)\b/g,
    "with $1 on its back",
  ],
  [/\bwith (\w+s) all over (?:it|him|her|(?:its|his|her) body)\b/g, "covered in $1"],
  [/\bstuffed (?=\w+)(?!with\b|full\b|in\b)/g, "plush "],
  [/(?<=\b(?:an?|the|my|with|and|two|three) )glow in the dark\b/g, "glowing"],
  [/\bglow(s|ing)? in the dark\b/g, "glow$1"],
  [
    /\b(puffer(?= fish)|brief(?= case)|hair(?= net)|space(?= suit)|back(?= pack)|head(?= (?:phones|band|lamp))|sun(?= glasses)|skate(?= board)|snow(?= (?:man|storm))|sand(?= storm)|thunder(?= storm)|cup(?= cake)|tooth(?= brush)|eye(?= ball)|rain(?= coat)) /g,
    "$1",
  ],
  [/\bmissing (?:an?|its|his|her|the) (horn|nose|tail|head|mouth|shell|trunk)\b/g, "without a $1"],
  [
    new RegExp(`\\bone (${measured}) (\\w+) and (?:one|an?) (${measured}) (?:\\2|one)\\b`),
    "a $1 $2 and a $3 $2",
  ],
  [/\b(a|an|the) hole (?=\w)(?!in\b|on\b|with\b|and\b|that\b|of\b)/g, "$1 whole "],
  [new RegExp(`^make (my [\\w ]+?) an? (?=(?:${[...roles].join("|")})\\b)`), "$1 as a "],
  [/\bmy (\w+?)'?s name is \w+/g, "my $1"],
  [/ (?:and )?(?:his|her|its|their) name is \w+/g, ""],
  [/\b(he|she|it|they|who|that) (?:is|are) got /g, "$1 has "],
  [/^(?:the )?body of (an? \w+) ?,? (?:and |with )?(?:the )?/, "$1 with "],
  [/^something (.+?) ?, (?:and |but )?it is (an? \w+)$/, "$2 $1"],
  [new RegExp(`(?<!\\b(?:is|are) )(?=(?:the size of|as big as) an? (?:${tiny})\\b)`), "that is "],
  [new RegExp(`\\b(?:the size of|as big as) an? (?:${tiny})\\b`), "tiny"],
  [/(?<!\b(?:is|are) )\bthe size of an? \w+/, "that is huge"],
  [/\bthe size of an? \w+/, "huge"],
  [/\b(slices?) of (\w+)/g, "$2 $1"],
  [/\bsee[- ]thro?u(?:gh)? (?=\w)/g, "transparent "],
  [/\bpolka[- ]dot(?:ted)? (?=\w)/g, "dotted "],
  [new RegExp(`^(an? )(${half}) (?:and )?(${half}) (\\w+)`), "$1$4 $2 $3"],
  [/ with an? different colou?r (?:for|on) (?:each|every) head\b/, " with multicolored heads"],
  [
    /\bheads,? (?:and )?(?:each|every)(?: head| one| of them)?(?: is| has| in)? an? different colou?r/,
    "multicolored heads",
  ],
  [/^(?:an? )?(\w+) (\w+) (?:mix|hybrid|combo)\b/, "a mix of a $1 and a $2"],
  [/(?<=\w) (?:mr|mrs|ms) \w+/g, ""],
  [/\b(?:his|her|its|their|whose) best friends? (?:is|are) /g, "it is friends with "],
  [new RegExp(`\\bcolou?r (?=(?:${[...colors].join("|")})\\b)`, "g"), ""],
  [
    /\btak(?:es|ing) (?:an? |the )?((?:its|his|her|their) )?(?:pet )?(\w+) for a walk\b/g,
    "walking with $1$2",
  ],
  [/(?<=\w),? and lives (?=in|on|under|at|inside|near)/g, " and it lives "],
  [/\b(of|from|in|with) (?:autumn|fall|fallen|dead|dry) leaves\b/g, "$1 autumn"],
  // "One head red one head blue".
  [
    new RegExp(
      ` ?,? (?:and |with )?one head (?:is )?(${hue}) ?,? (?:and )?(?:one|the other)(?: head)? (?:is )?(${hue})\\b`,
    ),
    " with $1 and $2 heads",
  ],
  [
    /\ban? (\w+) in (?:each|every|both)(?: of (?:its|his|her|their))? (?:hand|paw|claw|fist|fin|flipper|pincer)s?\b/g,
    "two $1",
  ],
  [
    new RegExp(
      `\\bheads?,? (?:with )?one (?:is )?(${hue}),?(?: and)? one (?:is )?(${hue})(?:,?(?: and)? one (?:is )?(${hue}))?(?: head)?(?= |,|$)`,
    ),
    "heads, $1 heads, $2 heads, $3 heads",
  ],
  [
    new RegExp(`\\bone (${hue}) (eye|head) and (?:one|a|an) (${hue}) (?:eye|head|one)\\b`),
    "$1 and $3 $2s",
  ],
  [/\bsnow white\b/g, "white"],
  [/\bjet black\b/g, "black"],
  [/\b(?:sky|baby) (blue|pink)\b/g, "light $1"],
  [/\b(?:royal|forest|blood) (blue|green|red|purple)\b/g, "dark $1"],
  [/\bnot made of (\w+) but of /, "without $1 made of "],
  [
    /\b(?:sewn|stitched|knitted|glued|built|carved) (?:together )?(?:out of|from) (?:old )?(?=\w+s\b)/g,
    "made of ",
  ],
  [new RegExp(`\\b${not} (?:have|has|had|own|got|wear|wearing|eat|drink)${any} `, "g"), "without "],
  [
    new RegExp(`\\bnever (?:wears|has|had|owns|eats|drinks|uses|carries|holds|rides)${any} `, "g"),
    "without ",
  ],
  [/^((?:no \w+ ?,? )+)(?:just|only) (an? .+)$/, "$2 with $1"],
  [/\bno (\w+) ?,? (?:just|only) (?=an? )/g, "without $1 with "],
  [/\bno tale\b/g, "no tail"],
  [/\bis not (scared|afraid|frightened) of anything (?:except|but) /g, "is $1 of "],
  [
    /\bon (its|his|her|their|every|each) (\w+) (?:there )?(?:is|sits|lives|stands|grows) (an?(?: (?!with\b|and\b|who\b|that\b|which\b|in\b|on\b|of\b)\w+){1,3})/g,
    "it has $3 on $1 $2",
  ],
  [/\bno (\w+),? (?:just|only) (\w+)(?= ?[,.]|$| and | but )/g, "$2 instead of no $1"],
  [/\b(?:(?:with|has|have|got) )?no (\w+) ?,? (?:just|only) (?=\w)/g, "without $1 with "],
  [/^(.+?) (?:mixed|crossed|combined|merged|fused) with (?=(?:an?|the|my) )/, "a mix of $1 and "],
  [/^(an? \w+) (?:that|who|which) is also (?=an? )(an?) (?:real |actual )?/, "a mix of $1 and $2 "],
  [/\b(?:who|that|which|it|he|she|they) without /g, "without "],
  [
    / so (?:that )?(?:he|she|it|they) (?=(?:always )?(?:wears|wear|has|carries|holds|rides|drives)\b)/g,
    " and ",
  ],
  [/\bin (an?|his|her|its) (?:swim(?:ming)?|rubber|inflatable) ring\b/g, "wearing $1 rubber ring"],
  [/\bjoeys\b/g, "babies"],
  [/\beye patch(es)?\b/g, "eyepatch$1"],
  // "With chalk in all eight legs", "shoes on all his 16 feet".
  [
    /\b(with|holding|holds|wearing|wears) ((?:an? )?(?:\w+ )?\w+) (?:in|on) (?:all|each of) (?:(?:his|her|its|the|their) )?(\w+) (legs|arms|hands|tentacles|paws|claws|feet)\b/g,
    "with $3 $4 and $1 $2",
  ],
  [new RegExp(` so (?:that )?${anyone} ${rest}`, "g"), ""],
  [/ i made up\b/, ""],
  [new RegExp(`(?: (?:that|who|which|it|he|she|they))? ${not} ${rest}`, "g"), ""],
  [/ right and /g, " and "],
  [/\bswim(?:ming)? ring/g, "rubber ring"],
  [/\bswim(?:ming)? (?=goggles|cap)/g, ""],
  [/\bswim(?:ming)? (?:trunks|shorts)\b/g, "swim shorts"],
  [/\bround (?=(?:its|his|her|their|the) )/g, "around "],
  [/\bh(?:e)?art[- ]shaped (?=eyes\b)/g, "heart "],
  [/\bbath tub\b/g, "bathtub"],
  [/\b(at|on) the beech\b/g, "$1 the beach"],
  [/\brollerskates?\b/g, "roller skates"],
  [/\brock star\b/g, "rockstar"],
  [/\beyes (?:that |which )?glow(?:s|ing)?\b/g, "glowing eyes"],
  [new RegExp(`(\\w+) ?,? all(?: of them)? (${[...colors].join("|")})\\b`), "$2 $1"],
  [/^(an?|the|my) which\b/, "$1 witch"],
];

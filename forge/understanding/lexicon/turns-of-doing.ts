/** Turns about deeds, denials and times, and plainer words for them; read before other turns. Data only. */
import { colors } from "./looks.ts";

/** As far as one thing is said. */
const rest = "[^,.]*?(?= ?[,.]| and | but |$)";
const whom = "(?:him|her|it|them)";
const not = "(?:do|does|did|can|could|will|would|is|are) not";
const consuming = "(?:eat|drink|like|want|wear|use|have|need)";
const itself = "(?:he|she|it|they)";
const givers =
  "(?:his|her|its|their|my|our|the) (?:mum|mom|mummy|mommy|dad|daddy|nan|nana|nanny|gran|granny|grandma|grandmother|grandad|grandpa|aunt|auntie|uncle|sister|brother|cousin|friend|best friend|owner|teacher|wife|husband|boss|neighbou?r|mother|father)";
const handmade =
  "made|knitted|sewed|gave|bought|got|found|built|painted|drew|stole|baked|won|crocheted|borrowed|invented|wrote|grew|picked|caught|lost|lent|sent|brought|chose|designed|crafted|carved|decorated|has|wears|wore|used|had|loved";
const ailments =
  "(?:a |an |the )?(?:\\w+ )?(?:cold|flu|fever|cough|tummy ?ache|stomach ?ache|belly ?ache|head ?ache|tooth ?ache|runny nose|chicken ?pox|measles|the sniffles|sniffles|sore throat|bug)";
const others =
  "(?:i|you|we|nobody|everyone|everybody|people|no one|my|the|a|an|all|every|kids|children|others|someone|somebody|birds|bees|animals|its|his|her|their)";

export const turnsOfDoing: readonly (readonly [RegExp, string])[] = [
  // Wishes and talk of the one who types.
  [
    new RegExp(
      `,? (?:and |but )?i (?:will |would |can |just )?(?:call|named?|love|like|hate|miss|made|saw|drew) ${whom} ?${rest}`,
      "g",
    ),
    "",
  ],
  [
    new RegExp(
      `,? (?:and |but )?i (?:want|would like|wish|need) ${whom} to (?:be|look like) (?=an? )`,
      "g",
    ),
    " as ",
  ],
  [
    new RegExp(`,? (?:and |but )?i (?:want|would like|wish|need) ${whom} to (?=\\w)`, "g"),
    " it will ",
  ],
  [
    new RegExp(
      `(?: and|,)? (?:please )?(?:draw|make|paint|show|put|do) ${whom} (?=(?:as|with|in|on|at|without|wearing|riding|holding|eating|sitting|dancing|flying|playing)\\b)`,
      "g",
    ),
    " ",
  ],
  [
    new RegExp(
      `(?: and|,)? (?:please )?(?:give|add) (?:${whom} )?(?=(?:an?|some|two|three|four|big|huge|tiny|long) )`,
      "g",
    ),
    " with ",
  ],
  [
    new RegExp(
      `(?: and|,)? (?:please )?make ${whom} (?=(?:an?|very|really|super|${[...colors].join("|")})\\b)`,
      "g",
    ),
    " it is ",
  ],
  // Slang of the joke.
  [/^(?:it is|its|it) giving (?=\w)/, ""],
  [
    /(?<!\b(?:with|has|have|got|wears|wearing|and|no \w+ ?,)) ?,? no (?:cap|kizzy|lie|joke|kidding|shade|offen[cs]e)(?= ?[,.]|$)/g,
    "",
  ],
  [
    / (?:on god|on my mum|for real for real|for real|no joke|trust me|i swear|i promise|or else|big time|as always|as usual|for ever|forever)(?=$| ?[,.])/g,
    "",
  ],
  [
    /\b(?:with|has|and|got) (?:(?:so much|crazy|insane|mad|max|unlimited|infinite|big|major|serious|a lot of|lots of|the|some|good|unmatched|max level) )*(?:rizz|drip|aura|swag|vibes|main character energy|energy|sass|attitude|style)(?= and | but | ?[,.]|$)/g,
    "",
  ],
  [/\bliving (?:his|her|its|their) best (?:life|self)\b/g, ""],
  [
    /\b(?:and |but )?(?:he|she|it|they) (?:ate|eats|is the goat|understood the assignment|did that|slayed|slays)(?=$| ?[,.])/g,
    "",
  ],
  // As others do, and what others made.
  [
    /,? (?:just |exactly )?like (?:i|you|we|my|our|the|his|her|its|their|a|an|all|every|everyone|most|real|other)(?: \w+){0,3}? (?:do|does|did|used to|always do|always does)\b/g,
    "",
  ],
  [
    new RegExp(
      `,? (?:(?:that|which) )?(?:${givers}) (?:once |just |never |has |had )?(?:${handmade})(?: (?:for )?(?:him|her|it|them|me))?(?= (?:and|but|who|with|in|on|at|for|from|last|when|because)\\b| ?[,.]|$)(?: for (?:christmas|(?:his|her|its|my) birthday))?`,
      "g",
    ),
    "",
  ],
  [
    new RegExp(
      `,? (?:that|which) (?:i|he|she|it|they|you|we) (?:once |just |has |had |have )?(?:${handmade})\\b(?: (?:for |to )?(?:him|her|it|them|me))?(?: (?:in|at|from|on|by|out of) (?:the |a |an |his |her |its |my )?(?!\\w+ing\\b)\\w+)?`,
      "g",
    ),
    "",
  ],
  [
    /,? (?:and |but |who |that )?(?:(?:he|she|it) )?(?:is |are )?(?:still |always |already |never |so |very |really )*(?:\d+|two|three|four|five|ten|a few|one|an?) (?:hours?|minutes?|weeks?|days?|years?|months?) (?:late|early|old)\b(?: for \w+)?/g,
    " ",
  ],
  [
    /,? (?:and |but |who |that )?(?:(?:he|she|it) )?(?:is |are )(?:still |always |already |never |so |very |really )*(?:late|early)\b(?: for (?:the |his |her |its )?\w+)?/g,
    " ",
  ],
  [/,? (?:with )?one (?:for|on|in|per|at) (?:each|every)(?: of (?:his|her|its|their))? \w+/g, ""],
  // Made of.
  [
    /\b((?:knit|knitt|sew|weav|crochet|build|mak|carv|bak|mold|mould|sculpt)(?:s|es|ing) (?:an? |the |his |her |its |their )?(?:\w+ )?\w+) (?:out of|from) (?=\w)/g,
    "$1 made of ",
  ],
  // Fears.
  [
    /(?:\b(?:gets?|is|are|getting) )?\b(?:easily |so |very |really )?(?:scared|frightened|spooked|terrified|startled|petrified) (?:by|at (?!night|school|home|the)) ?(?=\w)/g,
    "is scared of ",
  ],
  [/\b(?:has|with) a (?:big |huge |secret )?(?:fear|phobia) of /g, "is scared of "],
  [
    /\b(who|that|which|and|but|he|she|it) (?:(?:really|secretly|totally) )?fears (?=\w)/g,
    "$1 is scared of ",
  ],
  // Ailments.
  [
    new RegExp(`\\b(?:has|have|got|has got) (?:${ailments})(?= and | but | ?[,.]|$)`, "g"),
    "is sick",
  ],
  [new RegExp(`\\bwith (?:${ailments})(?= and | but | in | ?[,.]|$)`, "g"), "that is sick"],
  // Denials.
  [/\b(with|has|have|got) (?:zero|0|absolutely no|literally no) (?=\w)/g, "$1 no "],
  [
    /\b(?:who |that |which |he |she |it |but |and )*(?:can|could|do|does|will) not (?:\w+ (?:or|and|nor) )+(?:breathe|breath|spit|shoot|make) (fire|ice|smoke|flames|lava|fireballs)\b/g,
    "without $1",
  ],
  [
    new RegExp(
      `\\b(?:who|that|which|${itself})? ?(?:${not}|never) ${consuming}s? (?:any )?(\\w+) ?,? (?:but |and )?(?:it |he |she )?(?:only|just) (?:eats |drinks |likes |wears |uses )?(?=\\w)`,
      "g",
    ),
    "without $1 and eats ",
  ],
  [
    /\b(?:all |ran |runs |run |running |is |who is |that is )+out of (?!the\b|an?\b)(?=\w+(?: (?!and\b|but\b)\w+)?(?: and| but| ?[,.]|$))/g,
    "without ",
  ],
  [/\b(has|have|had|with|got) no (\w+(?: \w+)?) (?:left|anymore|any more|at all)\b/g, "$1 no $2"],
  [
    new RegExp(`\\b${not} have (?:any )?(\\w+) (?:left|anymore|any more|at all)\\b`, "g"),
    "without $1",
  ],
  [/\bno longer (?:has|have|wears|had)\b/g, "without"],
  [/\bnothing but\b/g, ""],
  [
    /\bwithout (?:even |ever |really |actually )*(?:wearing|having|using|eating|drinking|holding|carrying) (?:any |an? )?/g,
    "without ",
  ],
  [
    new RegExp(
      `\\bwithout (?:even |ever |really |actually )*\\w+ing\\b(?! (?:boots|shoes|goggles|gloves|wings))${rest}`,
      "g",
    ),
    "",
  ],
  [
    /\bnever (?:once |ever )?(?:complain|sleep|stop|smile|move|give|tire|rest|miss|lose|forget|blink|talk|speak|say|get|leave|cr)(?:ies|[a-z]*(?:s|ed))?(?! (?:\w+ing|for)\b)\b/g,
    "NEVER",
  ],
  [
    /(?: and|,| but| who| that| which| it| he| she)* NEVER(?: (?:up|on|out|down|tired|lost|any\w*|a \w+|the \w+|his \w+|her \w+|its \w+))?/g,
    "",
  ],
  [
    new RegExp(
      `\\b(?:${not}) (?:breathe|breath|do|make|use|spit|shoot|ride|drive|grow|lay|catch|hold|carry|need|like|spray|hunt|chase|swallow|throw) (?:any )?(?!anything|it\\b|that\\b|well|him\\b|her\\b|them\\b|much|very|people|everyone|to\\b)(?=\\w)`,
      "g",
    ),
    "without ",
  ],
  [
    /^(?!no )(.*?\w ,? ?)(?:with |has |have )?no (\w+) ?,? (?:but )?(?:just|only) (?=\w+ (?!and\b|with\b|in\b|on\b|for\b|that\b)\w)/,
    "$1without $2 with ",
  ],
  [
    new RegExp(
      `(?: and| but| who| that| which| he| she| it)* never (?:ever |even )?(?!stop|wear|has\\b|had\\b|have\\b|own|eat|drink|once|quit|end|get|give)\\w+s\\b${rest}`,
      "g",
    ),
    "",
  ],
  [
    /,? (?:(?:and|but|who|that|which|he|she|it) )*(?:is|are) never (?!without|not)(?:very |really )?\w+(?= and | but | ?[,.]|$)/g,
    "",
  ],
  // Going on.
  [
    /\b(?:never|(?:do|does|can|will|would|did) not|is not|refuses to) (?:ever )?stops? (?=\w+ing\b)/g,
    "is ",
  ],
  [/\b(?:never ends? up|never quits?|never gets tired of|can not help) (?=\w+ing\b)/g, "is "],
  [/\bkeeps? on (?=\w+ing\b)/g, "is "],
  [/\b(who|that|which|he|she|it|and|but) (?:just |always )?keeps (?=\w+ing\b)/g, "$1 is "],
  [
    /\b(?:is |are )?(?:busy|good at|great at|bad at|amazing at|famous for|obsessed with|ready for|tired of|known for|bored of|about to start) (?=\w+ing\b)/g,
    "is ",
  ],
  [
    /\b(?:spends (?:all (?:his|her|its) time|all day|(?:his|her|its) days)|passes the time|ends up|goes around|goes about|is off|is out) (?=\w+ing\b)/g,
    "is ",
  ],
  [
    /\b(?:is |are )?(?:trying|about|learning|ready|going|getting ready|hoping|planning) to (?=(?!be\b|have\b|the\b|a\b|school\b|bed\b)[a-z]+\b)/g,
    "can ",
  ],
  // Times and weather.
  [/\b(?:while|as|when) it (?:is )?(?:rain|pour)(?:s|ing)?\b(?: outside)?/g, "in the rain"],
  [/\b(?:while|as|when) it (?:is )?snow(?:s|ing)?\b(?: outside)?/g, "in the snow"],
  [
    /\b(?:while|as|when) it (?:is )?(?:storm(?:s|ing|y)|thunder(?:s|ing))\b(?: outside)?/g,
    "in the storm",
  ],
  [
    /\b(?:while|as|when|during|at|before|after) (?:the )?sun(?: is|) ?(?:sets|setting|goes down|going down)\b/g,
    "at sunset",
  ],
  [
    /\bunder (?:the |a )?(?:moon and stars|full moon|moonlight|starlight|stars|night sky|starry sky)\b/g,
    "at night",
  ],
  [/\bin (?:the |a )?(?:pouring|heavy|light|cold|warm) rain\b/g, "in the rain"],
  [/\bin the middle of (?:the |a )?(night|storm|thunderstorm|blizzard|snowstorm)\b/g, "in the $1"],
  // What others do, and for what.
  [new RegExp(`\\bso that ${rest}`, "g"), ""],
  [new RegExp(`\\bso (\\w+)( and \\w+)? that ${rest}`, "g"), "so $1$2"],
  [
    new RegExp(
      `\\b(burps?|snores?|roars?|screams?|sings?|sneezes?|shouts?|farts?|laughs?|\\w+ing) so (\\w+) (?:all|everyone|everybody|people|the|my|your?|nobody|windows|birds)\\b ${rest}`,
      "g",
    ),
    "$1 so $2",
  ],
  [
    new RegExp(
      ` so (?:${others}|${itself}) (?:\\w+ )?(?:can|could|will|would|may|has to|does not|do not|can not) ${rest}`,
      "g",
    ),
    "",
  ],
  [
    new RegExp(
      `,? while (?:the|a|an|all|every|everyone|everybody|nobody|people|kids|others|other|my|his|her|its|their|some)\\b ${rest}`,
      "g",
    ),
    "",
  ],
  [new RegExp(`,? while (?:(?:he|she|it) (?:is )?)?(?=\\w+(?:ing|s)\\b)`, "g"), " and "],
  [
    /\b(?:dreams|dreaming|thinks|thinking|wonders|wondering|daydreams|daydreaming) (?:of|about) (?:[a-z]+ing )?(?:an? |the |his |her |its |some |all )?(?:\w+ )?\w+(?=$| and | but | ?[,.]| in | on | at | while | with )/g,
    "dreaming",
  ],
  // Plainer words.
  [/\bmake (?:him|her|it|them) look (?:like )?(?=\w)/g, "it is "],
  [
    /\b(?:always|constantly|forever|is|stuck|glued to|staring at|addicted to) (?:on )?(?:his|her|its|their|a|the) (phone|tablet|ipad|mobile|cellphone|smartphone)\b/g,
    "holding a $1",
  ],
  [/\b(?:is |are )?(?:getting|got) married(?: to (?=an? ))?/g, "marrying "],
  [/\bpatch (?:over|on|covering) (?:(?:his|her|its|one|an?|the) )?(?:\w+ )?eye\b/g, "eyepatch"],
  [
    /\b(surf|skate|snow|body|boogie|hover|paddle|key|black|white|dart|chess) (?:board|bord|bored)\b/g,
    "$1board",
  ],
  [/\bcorn fields?\b/g, "cornfield"],
  [/\bsuper (hero|heroes|power|powers|villain|villains)\b/g, "super$1"],
  [/\bbreak (danc(?:e|es|ing))\b/g, "break$1"],
  [
    /\b(?:being |is |getting )?(?:pulled|towed|dragged|lifted|carried|chased|followed|abducted|attacked) by (?=an? |the |his |her |its |\w+s\b)/g,
    "versus ",
  ],
  [
    /(?<=\w )(?<!\b(?:an?|the|his|her|its|their|my|of|and|with|red|pink|blue|green|purple|yellow|long|sparkly|rainbow|big|little|holding|swinging|twirling|using) )(?:jump|skip)(?:ping|ing|s) rope\b/g,
    "jumping with a rope",
  ],
  [/ (?:nobody|no one|everyone|everybody) (?!always\b)[a-z]+s\b(?= and\b| but\b| ?[,.]|$)/g, ""],
  [/\b(people|everyone|everybody|someone|somebody|nobody)s (?=\w)/g, "$1's "],
  [
    /\b(mud|paint|ketchup|glitter|dirt|jam|flour|snow|ink|slime|moss|sand|icing|honey|ice cream|dust|soot|glue) all over (?:his|her|its|their) (\w+)/g,
    "$2 covered in $1",
  ],
  [
    /,? and my (\w+)(?: [a-z]+)? is (?:its|his|her|their|the) (?:best )?(?:friend|referee|sidekick|helper|assistant|partner|buddy|rider|driver|pet|boss|audience|coach|judge)\b/g,
    " and it is friends with my $1",
  ],
  [
    /,? and (the|an?) ((?:\w+ )?\w+) is (?:its|his|her|their|the) (?:best )?(?:friend|referee|sidekick|helper|assistant|partner|buddy|rider|driver|pet|boss|audience|coach|judge)\b/g,
    " and it is friends with $1 $2",
  ],
  [/\b(all|both|each|every one|most) of (?=(?:his|her|its|their|the) )/g, ""],
  [
    /\bplay(s|ing)? (?:a game of )?(?:hide (?:and|n) (?:go )?seek|tug of war|truth or dare|rock paper scissors|duck duck goose|simon says|catch|tag|pretend|dead|hopscotch|charades|peek a boo|leapfrog|hangman|bingo|fetch|twister|musical chairs|red light green light|the floor is lava|hide and go seek|house|dress up|make believe|tig|it|noughts and crosses)\b/g,
    "play$1",
  ],

  [/\b(?:puts|putting|put|has got|has) on (?=(?:an?|his|her|its|their|two|a pair) )/g, "wearing "],
  [/\btak(es|ing|en) (?:an? )?(?:\w+ )?(nap|snooze)\b/g, "napping"],
  [/\btak(?:es|ing) (?:an? )?(?:\w+ )?(?:selfies?|photos?|pictures?) of /g, "photographing "],
  [/\bhav(?:ing|e) (?:an? )?(?:\w+ )?(snowball|pillow|food|water) fight with\b/g, "fighting with"],
  [
    /\b(?:its|it is) (telling|playing|holding|wearing|riding|eating|carrying|dancing|singing|shooting|sitting|standing|flying|throwing|chasing|reading|running|doing|making|using|building|fighting|sleeping|hiding|floating|drinking|driving)\b/g,
    "it is $1",
  ],
  [/\b(?:versus|vs) /g, "versus "],
  [
    /\b(?:going|goes|went|go) (sledding|skiing|fishing|surfing|swimming|skating|camping|shopping|hiking|snowboarding|trick or treating|bowling|dancing)\b/g,
    "$1",
  ],
];

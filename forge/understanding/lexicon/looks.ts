/** Words that say how something looks or feels. Data only. */
import { meanings, set } from "./word-sets.ts";

const plainColors = set(
  `red blue green yellow orange purple pink black white brown grey gray golden gold silver violet turquoise teal cyan
   magenta crimson scarlet azure emerald navy indigo lavender beige rainbow multicolored colorful dark pale
   maroon lime peach mint lilac aqua blond blonde ginger tan fuchsia ivory chestnut burgundy khaki mauve
   cobalt periwinkle auburn taupe`,
);

/** "Light blue" is one colour. */
export const shades = set("light pale dark deep bright neon pastel hot navy lime");

const shaded = [...shades].flatMap((shade) => [...plainColors].map((color) => `${shade}_${color}`));

export const colors: ReadonlySet<string> = new Set([...plainColors, ...shaded]);

export const numbers = new Map<string, number>([
  ...`one two three four five six seven eight nine ten eleven twelve`
    .split(" ")
    .map((word, at) => [word, at + 1] as const),
  ["single", 1],
  ["double", 2],
  ["triple", 3],
  ["hundred", 100],
  ["thousand", 1000],
  ["many", 9],
  ["several", 4],
]);

export const sizes = meanings({
  small:
    "smaller tiny small little mini miniature smallest tiniest shortest baby teeny wee itty bitty short micro",
  large:
    "huge big giant gigantic enormous massive large colossal towering humongous biggest largest longest tallest fattest fat long tall giga mega chubby bigger longer taller larger",
});

export const moods = meanings({
  shy: `shy timid scared afraid bashful nervous frightened terrified petrified anxious worried
    spooked startled panicked panicky jumpy skittish cowardly fearful embarrassed meek
    jittery uneasy horrified flustered sheepish insecure awkward shyest quivery`,
  brave: `brave bold heroic fearless loyal strong mighty courageous daring cool valiant gallant
    plucky gutsy tough determined bravest strongest toughest chivalrous dauntless
    unstoppable invincible`,
  gentle: `gentle kind friendly sweet nice cuddly caring loving polite kindhearted tender
    affectionate helpful thoughtful generous softhearted warmhearted goodhearted
    tenderhearted compassionate considerate lovable loveable huggable snuggly patient
    forgiving peaceful friendliest kindest gentlest nicest calm serene`,
  happy: `happy smiley cheerful joyful jolly merry glad delighted joyous gleeful ecstatic
    overjoyed thrilled excited elated blissful cheery chipper jovial content contented
    pleased perky giddy happiest grateful bubbly`,
  sick: "sick ill poorly unwell queasy nauseous sickly dizzy feverish seasick carsick sniffly",
  fierce: `fierce angry mean furious evil scary spooky wild mad savage terrifying haunted vicious
    creepy cruel nasty wicked ferocious enraged menacing livid irate raging hostile
    aggressive bloodthirsty brutal ruthless vengeful sinister diabolical villainous
    malevolent malicious threatening frightening dangerous deadly demonic devilish fiendish
    feral rabid outraged fuming seething infuriated hangry spiteful heartless intimidating
    scariest meanest angriest evilest nastiest fiercest dastardly nefarious hateful eerie
    ghastly bad-tempered wrathful`,
  sleepy: `sleepy tired lazy dozy drowsy exhausted snoozy groggy weary sluggish lethargic knackered
    sleepiest laziest pooped sleepyheaded`,
  wise: `wise old ancient clever smart elderly aged intelligent brainy nerdy geeky scholarly
    wisest oldest smartest cleverest brilliant wizened`,
  playful: `playful silly funny goofy wacky zany daft frisky whimsical comical hilarious dopey derpy
    kooky silliest funniest goofiest hyper hyperactive energetic dorky jokey rowdy lively`,
  proud: `proud royal noble majestic fancy elegant posh snooty vain arrogant smug regal stately
    dignified haughty boastful conceited cocky glamorous classy snobby pompous sophisticated
    triumphant fanciest snobbish dapper bougie`,
  grumpy: `grumpy cranky moody grouchy crabby sulky annoyed grumpiest cantankerous irritable
    irritated sullen surly huffy petulant frustrated stroppy gruff ornery peeved disgruntled
    crotchety pouty fussy whiny bitter sulking`,
  sneaky: `sneaky sly naughty mischievous cheeky cunning crafty devious shifty stealthy conniving
    scheming sneakiest wily impish thieving roguish rascally deceitful cheekiest naughtiest`,
  lonely: `lonely sad homesick unhappy heartbroken gloomy miserable depressed melancholy
    melancholic sorrowful weepy tearful teary mournful upset glum dejected downcast forlorn
    abandoned unloved hopeless disappointed mopey downhearted crestfallen friendless
    rejected brokenhearted saddest loneliest despairing woeful lonesome
    lovesick heartsick`,
  curious: "curious nosy adventurous inquisitive nosey snoopy nosiest",
});

/** How one likes it says nothing of how it looks. */
export const praises = set(
  `cute awesome weird amazing great beautiful pretty adorable random strange normal epic ordinary lovely fabulous
   buff muscular muscly jacked ripped swole beefy ugly famous popular fashionable stylish perfect real regular
   gorgeous stunning magnificent wonderful fantastic incredible legendary mysterious bizarre odd unusual peculiar
   handsome cutest coolest best favorite favourite simple plain basic iconic sassy emo dramatic clumsy messy rare`,
);

export const materials = meanings({
  fur: "fluffy furry fuzzy hairy",
  scales: "scaly",
  feather: "feathery",
  rust: "rusty",
  wood: "wooden wood",
  metal:
    "metal metallic mechanical cyber cyborg steampunk robotic robot iron steel clockwork mecha",
  stone: "stone rocky stony rock",
  crystal: "crystal crystalline",
  ice: "ice icy frozen frosty",
  fire: "fire fiery ember flaming burning flame blazing",
  lava: "lava molten magma",
  water: "water watery",
  jelly: "jelly wobbly jiggly gummy",
  slime: "slimy gooey",
  bubblegum: "bubblegum",
  candy: "candy sugary",
  chocolate: "chocolate",
  cloud: "cloud cloudy",
  smoke: "smoke smoky",
  bone: "bony",
  paper: "paper",
  wool: "wool woolly woolen wooly woollen",
  yarn: "yarn",
  cloth: "cloth felt knitted",
  plush: "plush",
  sticky: "sticky",
  neon: "neon",
  glow: "glowing glowy shining luminous",
  glass: "glass",
  lightning: "lightning electric stormy storm thunder",
  sparkle: "sparkly glittery glitter sparkling shiny",
  gem: "gem jewel",
  diamond: "diamond",
  copper: "copper",
  bronze: "bronze",
  magic: "magic magical",
  shadow: "shadow",
  ghost: "ghostly ghost invisible",
  moss: "mossy moss",
  striped: "striped stripy pinstriped",
  spotted: "spotted spotty polka dotted dotty",
  checkered: "checkered chequered checked",
  plaid: "plaid tartan",
  flower: "floral flowery flowered hawaiian",
  mold: "moldy mouldy mold",
  transparent: "transparent translucent",
  broken: "broken cracked",
  bandage: "bandaged",
  snow: "snowy",
  sun: "sun",
  moon: "moon",
  sand: "sandy sand",
  honey: "honey",
  pearl: "pearl pearly",
  coral: "coral",
  galaxy: "galaxy cosmic starry galactic",
  wind: "windy breezy",
  steam: "steamy steam",
  poison: "poisonous toxic poison",
  jade: "jade",
  velvet: "velvet velvety",
  silk: "silk silky",
  plastic: "plastic",
  rubber: "rubber rubbery",
  leather: "leather leathery",
  lace: "lace lacy",
  denim: "denim",
  gingerbread: "gingerbread",
  toilet_paper: "toilet_paper",
  fog: "fog",
  foam: "foam foamy",
  wax: "wax waxy",
  clay: "clay",
  foil: "foil tinfoil",
  marble: "marble",
  ink: "ink inky",
  dust: "dusty",
  stained_glass: "stained_glass stain_glass",
  mud: "muddy mud",
  straw: "straw",
  cardboard: "cardboard",
});

/** Where and for what a thing is: "a beach towel". */
export const sorts = set(
  `football soccer baseball basketball tennis hockey beach school birthday christmas halloween party hospital race
   police toy monster bucket church castle kitchen garden`,
);

/** They look like nouns of another meaning. */
export const outlines = set(
  "round square oval pointy curly straight flat sharp crescent floppy crazy blind",
);

/** What is a pattern where it lies on a part of the body: "stars on its belly". */
export const patterns = set(
  "star heart spot dot stripe flower moon line swirl circle diamond skull rune",
);

/** Adjectives that name a part. */
export const partAdjectives = new Map([
  ["spiky", "spike"],
  ["prickly", "spike"],
  ["bearded", "beard"],
  ["horned", "horn"],
  ["winged", "wing"],
  ["toothy", "tooth"],
  ["antlered", "antler"],
]);

export const weather = meanings({
  rain: "rain rainy rainstorm drizzle downpour",
  snow: "snow snowstorm blizzard snowfall",
  storm: "storm thunderstorm sandstorm hailstorm gale hurricane tornado typhoon lightning_storm",
  fog: "fog mist haze",
  wind: "windstorm",
  night: "night midnight moonlight starlight nighttime",
  sunset: "sunset sundown dusk twilight",
});

/** "On a rainy corner", "in a foggy swamp". */
export const weathers = meanings({
  rain: "rainy drizzly",
  snow: "snowy winter wintry",
  storm: "stormy thundery",
  fog: "foggy misty",
  night: "moonlit starlit",
});

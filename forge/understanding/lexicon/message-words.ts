/** Words that children type as in a message, and the plain words for it. Data only. */

/** Said of the wish or the joke, and not of the creature. */
const said = `lol lmao haha hahaha hehe xd omg pls plz please thx thanks idk btw tho bro dude hmm umm um uh maybe bruh jk fr ngl tbh rn yum hey hi hello ok okay
 yo yeah nah kinda sorta basically basicly literally litterally obviously obvs actually actualy honestly lowkey highkey deadass
 istg smh ikr ik imo imho irl fyi nvm srsly prolly probably def definitely defo sry soz lols lool rofl omfg omgg welp ngl frfr ong onggg fax fr sheesh bussin goated slay rizz rizzler rizzy sus sussy mid based cringe
 cringy gyat gyatt buff swole jacked beefy bougie iconic unhinged tbf iykyk yuh yass yasss bet deffo innit lit periodt fam bestest ngl legit noice pog poggers skibidi sigma`;

const plainWords: Readonly<Record<string, string>> = {
  with: "w wit wiv wiht whit wif",
  without: "witout wo",
  because: "cuz coz cos bc bcs bcuz becuz cause",
  through: "thru",
  and: "n an' nd",
  the: "da teh",
  this: "dis",
  that: "dat",
  you: "u ya",
  are: "r",
  your: "ur",
  really: "rly rlly",
  "want to": "wanna",
  "going to": "gonna",
  "has to": "gotta",
  something: "smth",
  // Objects have a property of this name, which tables of words would answer with.
  builder: "constructor",
  builders: "constructors",
  small: "smol",
  little: "lil",
  chubby: "chonky thicc",
  cute: "kawaii",
  tiny: "tinny",
  giant: "ginormous gigantoid humongo",
  dog: "doggo pupper",
  bird: "birb",
  cat: "catto kitteh",
  rock: "rok",
  snake: "snek",
  shoes: "shoos",
  school: "skool",
  raccoon: "racoon",
  icing: "iceing",
  scarecrow: "scarcrow",
  skeleton: "skelington skellington",
  cream: "creem",
  "bubble tea": "boba",
  which: "wich",
  llama: "lama",
  llamas: "lamas",
  "out of": "outta outa",
  lights: "lites",
  tonight: "tonite 2nite",
  night: "nite",
  grey: "gray",
  knits: "nits",
  gumshield: "gumsheild gum-shield",
  wheelie: "weelie wheely weely wheeley",
  bodyboard: "bodybord",
  skateboard: "skatebord skateborde sk8board sk8bord",
  surfboard: "surfbord",
  penguin: "penquin pengwin penguine pinguin pengiun",
  handle: "handel",
  dandelion: "dandylion dandilion dandalion dandelian",
  dandelions: "dandylions dandilions",
  narwhal: "narwal narwall narwhale norwhal narwol",
  narwhals: "narwals narwalls narwhales",
  seagull: "seagal seagul seegull seagall",
  seagulls: "seagals seaguls seegulls",
  chihuahua: "chiwawa chihuaha chiwawwa chihauhau chiwahwah",
  chihuahuas: "chiwawas chihuahas chiwawwas",
  croissant: "croisant crossant crosant crossiant",
  croissants: "croisants crossants crosants crossiants",
  chandelier: "chandelear chandeleer chandalier shandelier",
  pincers: "pinchers pinsers",
  tentacles: "tenticals tentickles tentacals",
  quill: "quil",
  "quad bike": "quadbike",
  dungarees: "dungeries dungarees",
  tongue: "tung toung tounge tonge toungue tonuge tunge",
  syrup: "sirup",
  cookie: "cooky kookie",
  head: "hed",
  teeth: "teth tooths",
  whale: "wale",
  crystal: "cristal",
  otter: "ottar",
  polar: "poler",
  necklace: "neckless",
  shiny: "shinny",
  ugly: "ugli",
  human: "humin",
  earth: "urth",
  library: "liberry libary",
  minotaur: "minotor",
  wagon: "waggon",
  villain: "villein",
  scooter: "scoter",
  three: "thre",
  piranha: "pirana",
  throws: "throes",
  dreads: "dreds",
  nervous: "nervus",
  scaly: "scaley",
  plumber: "plummer",
  toucan: "tukan",
  waiter: "waitor",
  lightning: "lightening litening",
  earrings: "erings earings",
  mountain: "mountin mountan",
  make: "mak",
  same: "saame",
  fish: "fsh",
  frog: "frg",
  dead: "ded",
  feet: "fet",
  silver: "silva",
  about: "abt abut bout",
  great: "gr8",
  hate: "h8",
  wait: "w8",
  before: "b4",
  today: "2day",
  someone: "some1 sum1",
  everyone: "every1 evry1",
  anyone: "any1",
  nobody: "no1",
  people: "ppl peeps",
  love: "luv",
  loves: "luvs",
  birthday: "bday",
  favorite: "fav fave favourite favrite",
  "best friend": "bff bestie",
  "best friends": "besties bffs",
  "trying to": "tryna",
  "give me": "gimme gimmie",
  "let me": "lemme",
  "you all": "yall",
  phoenix: "fenix phenix pheonix phoenex",
  hedgehog: "hegehog hedghog hegdehog",
  rhinoceros: "rinoserus rhinoserus rinosaurus",
  tyrannosaurus: "tiranosaurus tyranosaurus",
  flashlight: "flashlite",
  grandpa: "grampa gramps granpa grandad granddad",
  moustache: "mustash mustach moustash moustach mustashe moustashe mostache mustace",
  moustaches: "mustashes moustashes",
  giraffe: "giraf girafe",
  "do not": "dont don't",
  "does not": "doesnt doesn't dosent dosnt",
  "is not": "isnt isn't aint ain't",
  "are not": "arent aren't",
  "can not": "cant can't cannot",
  "will not": "wont won't",
  "did not": "didnt didn't",
  "was not": "wasnt wasn't",
  "has not": "hasnt hasn't",
  "have not": "havent haven't",
  "that is": "thats that's",
  "who is": "whos who's",
  "he is": "hes he's",
  "she is": "shes she's",
  "they are": "theyre they're",
  "it is": "it's",
  "there is": "theres there's",
  "i am": "im i'm",
  "what is": "whats",
};

/** Verbs as they are heard; of each its forms, too: "cartweels", "cartweeling". */
const heardVerbs: Readonly<Record<string, string>> = {
  cartwheel: "cartweel cartwheal",
  hiccup: "hickup hicup hiccough",
  somersault: "summersault summersalt somersalt",
  skateboard: "skatebord",
  snowboard: "snowbord",
  gallop: "galop",
  parachute: "parashoot parashute",
  knit: "knitt nitt",
  juggle: "jugle juggel",
  whistle: "wistle whisle",
  wrestle: "resle restle wressle",
  climb: "clime climm",
  clap: "klap",
  sneeze: "sneez sneaz",
  yawn: "yorn",
  whisper: "wisper",
  gargle: "gargel",
  wobble: "wobbel",
};

const formsOf = (verb: string): readonly string[] => {
  const stem = verb.replace(/e$/, "");
  return [verb, `${verb}s`, `${stem}ing`, `${stem}ed`];
};

/** The last letter is written twice: "clapping". */
const doubles = /^(?:clap|knit)$/;
const rightForms = (verb: string) =>
  formsOf(verb).map((form, at) =>
    at > 1 && doubles.test(verb) ? form.replace(verb, verb + verb.at(-1)) : form,
  );

const wordsOfVerbs = Object.entries(heardVerbs).flatMap(([right, typed]) =>
  typed
    .split(" ")
    .flatMap((verb) =>
      formsOf(verb).map((form, at) => [form, rightForms(right)[at] ?? right] as const),
    ),
);

/** Names that are no slip of another word. */
export const names = "easter christmas halloween hawaii santa valentine".split(" ");

/** Words that are younger than the tables, or only sounds: they are no slips either. */
export const youngWords: ReadonlySet<string> = new Set(
  `selfie selfies vibe vibes vibing emoji emojis influencer influencers vlogger gamer gamers bestie besties bff
   welly wellies plait plaits plaited dreads dreadlocks mochi ramen boba sushi taco bento sriracha naan pho udon
   wifi app apps blog vlog meme memes glitch glitchy glitching rizz rizzler yeet yeets yeeting skibidi sigma
   sus slay slays slaying bussin cringe cringy gyatt noob noobs pwn derp derpy chonk chonky floof floofy floofer
   nana nanas nan nans nani nanis nanny nonna nonno abuela abuelo oma opa mums dads moms grans
   boop boops booping boopable blep mlem bloop bloopy gloop gloopy splodge splodgy squee squish squishy squishies
   squidgy wiggly wibbly wobbly snuggly fuzzy poof poofy pom poms pompom pompoms kaboom vroom zoom zoomies whoosh
   boing bonk bonks bonking yoink oof oops yikes yay woohoo yippee yum yummy yucky icky eww meh blah nom noms
   onesie onesies scrunchie scrunchies hoodie hoodies beanie beanies crocs plushie plushies slime slimes fidget
   fidgets popsicle popsicles slushie slushies smoothie smoothies kawaii chibi kaiju yokai sensei shuriken katana
   ninja ninjas samurai yeti yetis kraken wyvern wyverns basilisk chimera chupacabra cryptid mothman bigfoot
   gremlin gremlins poltergeist necromancer paladin mech mechs mecha droid droids cyborg lightsaber jetpack drone
   drones hoverboard laser lasers snuffle snuffles snuffling flump zappy zap zaps zapping wizzy fluffball furball
   dino dinos rhino hippo doggy doggie kitty piggy birdie froggy bunny ducky fishy horsey teddy mousey mousy`.split(
    /\s+/,
  ),
);

export const typedWords: ReadonlyMap<string, string> = new Map([
  ...wordsOfVerbs,
  ...names.map((name) => [name, name] as const),
  ...said.split(/\s+/).map((word) => [word, ""] as const),
  ...Object.entries(plainWords).flatMap(([plain, typed]) =>
    typed.split(" ").map((word) => [word, plain] as const),
  ),
]);

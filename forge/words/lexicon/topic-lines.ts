/**
 * Lines about whatever else a description names. `{it}` is the thing without an article and
 * `{one}` with it, `{noun}` the creature; a line in small letters is something that it does.
 * Data only.
 */
export type TopicLines = {
  /** What abilities of it are called: "Stare" in "Pickle Stare". */
  moves: string;
  lines: readonly string[];
};

export type TopicKind =
  | "ride"
  | "company"
  | "cargo"
  | "meal"
  | "fear"
  | "missing"
  | "place"
  | "journey"
  | "deed"
  | "deedOn"
  | "owner"
  | "became"
  | "role"
  | "stuff"
  | "rare"
  | "kind"
  | "halves";

export const topicLines: Record<TopicKind, TopicLines> = {
  ride: {
    moves: "Rush,Joyride,Drift,Chase",
    lines: [
      "arrives everywhere on its {it}, a little too fast",
      "races the wind on its {it} and lets it win on Sundays",
      "does loops on its {it} whenever somebody watches",
      "Its {it} [knows|know] the way, and it has never asked for more.",
      "Nobody else may steer its {it}.",
      "It learned to start its {it} before it learned to stop.",
    ],
  },
  company: {
    moves: "Team-Up,Duet,Rescue,Double Trouble",
    lines: [
      "shares every sandwich with its {it}",
      "plans each adventure with its {it}",
      "goes nowhere without its {it}",
      "Its {it} [tells|tell] it the news every morning.",
      "Together with its {it} it has never lost at hide-and-seek.",
      "It asks its {it} for advice and gets only jokes.",
      "While it sleeps, its {it} [keeps|keep] watch, more or less.",
    ],
  },
  cargo: {
    moves: "Delivery,Surprise,Avalanche,Parade",
    lines: [
      "carries its {it} everywhere and never spills a crumb",
      "shows its {it} to anybody who asks nicely",
      "balances its {it} even in a storm",
      "Nobody knows how its {it} got there, least of all {name}.",
      "Its {it} [has|have] been in the newspaper twice.",
    ],
  },
  meal: {
    moves: "Snack,Slurp,Munch,Feast",
    lines: [
      "would cross three deserts for {one}",
      "shares {one} with hungry rivals",
      "eats {one} for breakfast and thinks about lunch",
      "Nobody serves {one} faster than those who want to be its friend.",
      "Its cookbook has one chapter: {one}.",
      "It smells {one} from three hills away.",
      "It is always hungry, and only {one} will do.",
    ],
  },
  fear: {
    moves: "Panic,Escape,Scream,Tiptoe",
    lines: [
      "is brave about everything except {one}",
      "fears nothing in the whole world but {one}",
      "turns around three times when it hears of {one}",
      "It looks under the bed for {one}, twice, with one eye closed.",
      "One day it will say hello to {one}, but not today.",
      "Its list of frightening things is short: {one}.",
      "When it hears of {one}, it remembers an appointment far away.",
    ],
  },
  missing: {
    moves: "Puzzle,Trick",
    lines: [
      "manages very well without {some}",
      "It is {aNoun} with no {it}, and has never once been bored.",
      "People ask {name} where its {it} went; it tells a different story each time.",
      "It was offered {some} once and said no, thank you.",
    ],
  },
  place: {
    moves: "Echo,Welcome,Ambush,Party",
    lines: [
      "waits {where} for anybody who needs a friend",
      "saves the best seat {where} for its friends",
      "practises its moves {where} when nobody looks",
      "Whoever looks for it {where} hears it giggle first.",
      "Life {where} has never been boring since {name} came.",
      "It knows a secret way out {where}, and two ways in.",
      "The echo {where} has learned its name.",
    ],
  },
  journey: {
    moves: "Express,Return,Detour",
    lines: [
      "tells long stories of its way {where}",
      "knows every step of the way {where}",
      "sends a postcard from its way {where}",
      "Its way {where} has been turned into a song with nine verses.",
      "Nobody has ever made the way {where} look so easy.",
      "It found its way {where} without a map, and without meaning to.",
    ],
  },
  deed: {
    moves: "Surprise,Finale,Show,Marathon",
    lines: [
      "{verbs} better than anybody expects",
      "{verbs} a little every morning to stay in shape",
      "{verbs} until somebody joins in",
      "{verbs} on rooftops, in rivers and once inside a cupboard",
      "{verbs} first and explains later",
      "would rather {verb} than win, and so it does both",
      "can {verb} for nine hours without a biscuit",
      "Nobody {verbs} quite like {name}.",
      "It learned to {verb} from a book with the last page missing.",
      "When it begins to {verb}, people bring chairs.",
      "No other {noun} can {verb} like that.",
      "Its friends know how it {verbs}, and stand a little to the left.",
    ],
  },
  deedOn: {
    moves: "Surprise,Finale,Show,Mission",
    lines: [
      "{verbs} {one} better than anybody expects",
      "{verbs} {one} with both eyes closed, just to show off",
      "{verbs} {one} whenever somebody needs cheering up",
      "would cross a desert to {verb} {one} and be back for tea",
      "Nobody {verbs} {one} quite like {name}.",
      "Even on its birthday it {verbs} {one}.",
      "Ask why it {verbs} {one}, and it only smiles.",
      "No other {noun} {verbs} {one} like that.",
      "Songs are sung about how it {verbs} {one}, mostly in the bath.",
    ],
  },
  owner: {
    moves: "Recipe,Lullaby,Secret",
    lines: [
      "still helps in {owner}'s kitchen every Sunday",
      "guards {owner}'s biscuit tin like a dragon",
      "{Owner} pretends not to notice what the {noun} does at night.",
      "{Owner} still keeps a place at the table free for {aNoun}.",
      "Everything it knows about being {aNoun}, it learned in {owner}'s kitchen.",
      "In {owner}'s kitchen the spoons still whisper about {name}.",
    ],
  },
  became: {
    moves: "Awakening,Change,Revenge",
    lines: [
      "used to be a perfectly normal {noun} and does not miss it",
      "remembers its quiet days as {aNoun} and laughs",
      "Being {aRole} is new to {name}, who is learning fast.",
      "On Mondays it still acts like a perfectly normal {noun}.",
      "It turned into {aRole} overnight and still had time for breakfast.",
      "Nobody was more surprised than {name} when it became {aRole}.",
    ],
  },
  role: {
    moves: "Salute,Oath,Secret,Trick",
    lines: [
      "takes being {aRole} very seriously, except on Fridays",
      "became {aRole} because nobody else wanted to get up that early",
      "Nobody had ever hired {aNoun} as {aRole} before.",
      "It read a book on how to be {aRole} and skipped only the middle.",
      "Other {roles} laughed at first; now they ask for lessons.",
      "The best {role} in five kingdoms is {aNoun}, and everybody knows which.",
    ],
  },
  stuff: {
    moves: "Block,Bump,Burst,Charge",
    lines: [
      "fixes every broken {noun} with a little {it}",
      "leaves a trail of {it}, as {aNoun} should",
      "Whoever hugs this {noun} has {it} on the sleeves for a week.",
      "It knows every joke about {nouns} and {it}, and tells them all.",
      "Somewhere there must be a whole village of {nouns} made of {it}, and it is looking for it.",
      "{name} is made of {it}, courage and a secret third thing.",
    ],
  },
  rare: {
    moves: "Surprise,Trick,Twist",
    lines: [
      "is the only {rare} {noun} for miles around and gets all the post",
      "proves that {aRare} {noun} can do anything",
      "People come from far away to see a real {rare} {noun}.",
      "There has never been such {aRare} {noun}, and it knows.",
      "Before {name}, nobody believed in {aRare} {noun}.",
      "It has never met another {rare} {noun}, but it keeps looking.",
    ],
  },
  kind: {
    moves: "Bump,Surprise,Trick,Charge",
    lines: [
      "shows the world what {aNoun} can do",
      "Nobody had ever seen {aNoun} win before.",
      "It is not like other {nouns}, and other {nouns} agree.",
      "Being {aNoun} is harder than it looks, and it makes it look easy.",
      "In every book about {nouns} there is one blank page, and that is where it lives.",
      "Ask any {noun} who the bravest one is, and wait for the blush.",
    ],
  },
  halves: {
    moves: "Mix,Mash,Two-in-One",
    lines: [
      "is half {noun} and half {it}, and wholly itself",
      "argues with itself about who is the better half, the {noun} or the {it}",
      "The {noun} in it makes the plans, and the {it} in it has all the fun.",
      "It is invited to parties of {nouns} and of {its}, and goes to both.",
    ],
  },
};

/** Things that cannot be counted, so that no "a" stands before them. */
export const uncountable =
  "hair fur skin wool armor armour webbing gold silver milk juice water bread cheese honey jam toast " +
  "rice pasta spaghetti soup sauce syrup chocolate popcorn ice_cream candy sugar salt pepper music " +
  "magic metal fire ice snow sand mud moss grass hay straw lava rain thunder lightning fog smoke dust " +
  "light darkness moonlight sunlight homework money treasure jewellery jewelry trash garbage rubbish " +
  "food meat fish_food tea coffee cocoa lemonade water butter corn fruit furniture luggage paper glass " +
  "slime jelly glue paint ink glitter electricity steam ash coal bubblegum gum cotton_candy seaweed";

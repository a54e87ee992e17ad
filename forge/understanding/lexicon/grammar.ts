/** The closed word classes that the reader of sentences needs. Data only. */
import { set } from "./word-sets.ts";

export const auxiliaries = set(
  "can could will would do does did may might must should never always only just really also often sometimes still not n't",
);

export const fearful = set("afraid scared frightened terrified petrified");

/** Nothing that can be seen, yet feared by many. */
export const commonFears = set(
  "dark darkness height lightning thunder loneliness silence monday shadow blood water needle heights noise noises germs germ school homework maths spider death crowd crowds everything exam test bath night storm strangers dentist ghost",
);

export const determiners = set(
  "a an the my your his her its their our this these some every each any another no both all whose lots much",
);

export const possessives = set("my your his her its their our");

export const relatives = set("who that which");

export const adverbs = set(
  "very super way really so too extremely quite totally incredibly pretty mega ultra always only just even also super-duper different identical same matching all",
);

export const placePrepositions = set(
  "in inside on at under over above through near behind around onto into from by across along between beneath below beside up down upon to towards toward against about outside off past out away during",
);

/** "A bunch of bananas" are bananas. */
export const groups = set(
  "stack row heap bundle bouquet handful armful load set batch collection selection bunch roll kind type sort pile group pair piece herd pack lot couple army team family mix mixture combination hybrid cross version string strand picture drawing image photo photograph painting sketch",
);

/** Of these two subjects come. */
export const mixtures = set("mix mixture combination hybrid cross");

export const fillers = set(
  "do i he she they we want to see so just do give once was were if had would like make me draw create please give it it's is there there's this that's imagine can you need a an the design think of show my dream creature animal card called named",
);

/** "A pizza slice" is a pizza, "a wolf cub" a wolf. */
export const partitives = set("slice piece cone cube loaf cub pup");

/** What follows gives a reason, not a look. */
export const subordinators = set("because when while if until since although unless after before");

export const verbs = {
  wear: set("wear dress wore sport"),
  hold: set("hold carry wield grab clutch bring swing hug juggle grip use"),
  ride: set("ride drive fly_on surf steer paddle row pedal pilot"),
  eat: set(
    "eat drink munch chew chomp lick devour swallow gobble slurp sip nibble gulp guzzle gnaw crunch",
  ),
  have: set("have has had having got get need"),
  be: set("be is are was were am being look looks seem feel"),
  become: set("turn become transform change"),
};

/** "Loves to swim": it swims. */
export const likings = /^(?:(?:love|want|like|need|learn|start|hate)s?|tr(?:y|ies|ying))$/;

/** "Keeps laughing": it laughs. */
export const goings = /^(?:keep|start|love|like|enjoy|go|begin|try)(?:s|es)?$/;

export const pronouns = set("i you he she it we they");

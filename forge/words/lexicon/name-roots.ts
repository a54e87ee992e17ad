/** The syllables that names are built from. Data only; `names.ts` joins them. */
import type { Element } from "#game/cards/elements.ts";

const list = <Key extends string>(rows: Record<Key, string>) =>
  Object.fromEntries(
    Object.entries<string>(rows).map(([key, words]) => [key, words.split(" ")]),
  ) as Record<Key, string[]>;

export const elementRoots = list<Element>({
  fire: "ember cind blaz kindl scor pyr ign sol ash kal flick vesu brand torr smold tinder",
  water: "aqu mar tide rill rip brook cor und lag nere pearl driz wav mer spla delt",
  earth: "terr gra ped oro clay bas peb bould dune loam umber cobb slat marl cair quar",
  air: "zeph aer cirr gal vent nim breez whif alt swoop plum sky gust wist aur fleet",
  lightning: "fulg thund tem bolt storm rumb ton kera flash brev arc tempes clap rai skar",
  electric: "volt amp zap joul wat stat neo buzz fizz plug dyn spark coil hertz jolt",
  ice: "cry glac bor niv frost rim hail flur sleet chil wint polar snow skad brisk",
  dark: "noct nyx ink ebon obsid sabl murk vel jet mirk mid tene rav moth coal",
  shadow: "umb dusk gloam hush shad vesp grim eclip hol myrk twil wane drear fade",
  light: "lum sol hel sera cand ora glim dawn hal gild beam sun radi clar gleam",
  nature: "syl flor ver bri thal moss thorn bloom gro wil sap wold bram meadow glad",
  leaf: "fol fern clov twig ivy mapl lin spri bud mint sorr basil tendr arb fron",
  crystal: "pris gem quar amet lith opal fac jad beryl shard glint spar garn topa",
  spirit: "anim rei ael mys psy hau echo lull mem whis seanc dream wraith aeth omen",
});

export type Register = "cute" | "plain" | "grand";

export const endings = list<Register>({
  cute:
    "ling let pip kin wick bun nib lo nik roo dot bop tum mo bee sy dle pop min ny lu bit " +
    "snip quill tuft whisk",
  plain:
    "ara ix or ena ael yra eth orn elle ova ero ine ume awn ander ellin ique isk oon arro " +
    "era ilo una avis esk olin",
  grand:
    "drax gor thar kron vok rath zul maw fang tusk dor vex crest rok bane grim thor garde " +
    "mir storm arax oth azar",
});

/** Added when all plain names of a creature are taken: "Emberkit the Bold". */
export const epithets =
  "the Bold,the Kind,the Swift,the Wise,the Bright,the Quiet,the Merry,the Free,the Elder," +
  "the Young,the Loyal,the Lucky,of Dawn,of Dusk,of the Hill,of the Vale,of the Sea,of the Star," +
  "of the Moon,of the Wood,the Second,the Third";

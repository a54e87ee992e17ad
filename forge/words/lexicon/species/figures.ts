/** Species that are people, or look like them. Data only. */
import type { Family } from "./family.ts";

const person = { fierce: 0.1, cute: 0.7 } as const;

/** What a figure does or is called; any other creature may have it as a title. */
export const roleFamilies: readonly Family[] = [
  {
    words:
      "knight paladin soldier guard captain general gladiator spartan viking barbarian warrior " +
      "samurai hunter huntress archer ranger",
    plan: "figure",
    kanji: "騎",
    roots: "gar pal val bran",
    traits: { ...person, fierce: 0.25 },
  },
  {
    words: "ninja assassin shinobi spy detective inspector",
    plan: "figure",
    kanji: "忍",
    roots: "shin kag nin sly",
    traits: { ...person, fierce: 0.25 },
  },
  {
    words:
      "wizard sorcerer sorceress mage warlock magician enchanter enchantress druid witch monk priest",
    plan: "figure",
    kanji: "魔",
    roots: "arc myst quil mag",
    traits: person,
  },
  {
    words: "pirate buccaneer sailor cowboy cowgirl sheriff",
    plan: "figure",
    kanji: "海",
    roots: "cor bucc jol rov",
    traits: { ...person, fierce: 0.2 },
  },
  {
    words: "princess prince king queen emperor empress",
    plan: "figure",
    kanji: "王",
    roots: "reg roy aur cor",
    traits: person,
  },
  {
    words:
      "astronaut cosmonaut spaceman explorer adventurer archaeologist superhero superheroine hero heroine scientist inventor engineer",
    plan: "figure",
    kanji: "星",
    roots: "ast nov orb com",
    traits: person,
  },
  {
    words:
      "chef cook baker doctor vet dentist surgeon nurse teacher professor librarian firefighter " +
      "fireman firewoman farmer gardener builder mechanic plumber pilot aviator police policeman policewoman policeofficer officer cop miner blacksmith",
    plan: "figure",
    kanji: "人",
    roots: "tam mil hob dor",
    traits: person,
  },
  {
    words:
      "clown jester joker ballerina dancer singer popstar idol rockstar rocker musician guitarist " +
      "artist painter gamer dj streamer footballer goalkeeper athlete bride",
    plan: "figure",
    kanji: "楽",
    roots: "jol mel piro rif",
    traits: person,
  },
  {
    words:
      "boy girl kid child student schoolgirl woman lady man grandma granny grandmother grandpa " +
      "grandfather grandad baby toddler",
    plan: "figure",
    kanji: "子",
    roots: "min pip lul tom",
    traits: person,
  },
];

/** Beings; before an animal they only say what it is like: "zombie fox". */
export const beingFamilies: readonly Family[] = [
  {
    words: "robot android droid cyborg",
    plan: "figure",
    kanji: "機",
    roots: "mek cog rob gyr",
    element: "electric",
    traits: person,
  },
  {
    words: "skeleton skellington bonehead mummy pharaoh zombie",
    plan: "figure",
    kanji: "骨",
    roots: "bon rat mort cryp",
    element: "shadow",
    traits: person,
  },
  {
    words: "vampire dracula",
    plan: "figure",
    kanji: "夜",
    roots: "noct vlad mor fang",
    element: "dark",
    traits: { ...person, fierce: 0.3 },
  },
  {
    words: "werewolf wolfman",
    plan: "figure",
    kanji: "狼",
    roots: "lyk lun howl ulf",
    element: "dark",
    traits: { ...person, ears: "point", tail: "bushy", fierce: 0.3 },
  },
  {
    words: "fairy pixie nymph elf gnome leprechaun",
    plan: "figure",
    kanji: "妖",
    roots: "pix fay elv lil",
    element: "nature",
    traits: { ...person, cute: 0.85 },
  },
  {
    words: "santa santaclaus",
    plan: "figure",
    kanji: "雪",
    roots: "nik yul klau hol",
    element: "ice",
    traits: person,
  },
  {
    words: "zeus thor",
    plan: "figure",
    kanji: "神",
    roots: "zev tor keraun don",
    element: "lightning",
    traits: person,
  },
  {
    words: "poseidon neptune",
    plan: "figure",
    kanji: "神",
    roots: "pos trit nept okean",
    element: "water",
    traits: person,
  },
  {
    words: "hades medusa gorgon",
    plan: "figure",
    kanji: "神",
    roots: "had styx nub gorg",
    element: "shadow",
    traits: { ...person, fierce: 0.2 },
  },
  {
    words: "anubis",
    plan: "figure",
    kanji: "神",
    roots: "nub khon het ra",
    element: "shadow",
    traits: { ...person, ears: "point" },
  },
  {
    words:
      "hera aphrodite persephone demeter athena ares achilles odysseus perseus apollo helios artemis " +
      "hermes hercules heracles odin loki freya freyja frigg",
    plan: "figure",
    kanji: "神",
    roots: "olym asg hel rag",
    element: "light",
    traits: person,
  },
  {
    words: "angel cherub cupid",
    plan: "figure",
    kanji: "天",
    roots: "ser cel gab hal",
    element: "light",
    traits: { ...person, wings: "feather", halo: true },
  },
  {
    words: "valkyrie",
    plan: "figure",
    kanji: "翼",
    roots: "val bryn hild sig",
    element: "light",
    traits: { ...person, wings: "feather", fierce: 0.2 },
  },
  {
    words: "devil demon fiend",
    plan: "figure",
    kanji: "鬼",
    roots: "imp mal rasc bel",
    element: "fire",
    traits: { ...person, horns: "up", wings: "bat", wing: 0.85, tail: "thin", fierce: 0.35 },
  },
  {
    words: "dwarf goblin hobgoblin orc ogre troll",
    plan: "figure",
    kanji: "鉱",
    roots: "gob grum trol dur",
    element: "earth",
    traits: { ...person, fierce: 0.25 },
  },
  {
    words: "centaur",
    plan: "figure",
    kanji: "馬",
    roots: "kent chir equ gal",
    element: "nature",
    traits: person,
  },
  {
    words: "minotaur",
    plan: "figure",
    kanji: "牛",
    roots: "min taur bov lab",
    element: "earth",
    traits: { ...person, ears: "floppy", horns: "up", fierce: 0.35 },
  },
  {
    words: "mermaid merman siren",
    plan: "figure",
    kanji: "潮",
    roots: "mar ner cora sir",
    element: "water",
    traits: person,
  },
  {
    words: "genie djinn",
    plan: "figure",
    kanji: "霧",
    roots: "jin zaf mir lamp",
    element: "spirit",
    traits: person,
  },
  {
    words: "scarecrow gingerbread gingerbreadman",
    plan: "figure",
    kanji: "麦",
    roots: "crum hay gin bisk",
    element: "leaf",
    traits: person,
  },
  {
    words: "snowman snowwoman yeti bigfoot sasquatch",
    plan: "figure",
    kanji: "雪",
    roots: "sno yet flur nev",
    element: "ice",
    traits: person,
  },
  {
    words: "alien martian extraterrestrial",
    plan: "figure",
    kanji: "宙",
    roots: "zor xen ork ufi",
    element: "crystal",
    traits: person,
  },
];

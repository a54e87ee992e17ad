/** Species that are people, or look like them. Data only. */
import { familiesOf, type Family } from "./family.ts";

const person = { fierce: 0.1, cute: 0.7 } as const;

/** What a figure does or is called; any other creature may have it as a title. */
export const roleFamilies: readonly Family[] = [
  ...familiesOf("figure", [
    {
      named: [
        "knight paladin soldier guard captain general gladiator spartan viking barbarian warrior " +
          "samurai hunter huntress archer ranger",
        "騎",
        "gar pal val bran",
      ],
      traits: { ...person, fierce: 0.25 },
    },
    {
      named: ["ninja assassin shinobi spy detective inspector", "忍", "shin kag nin sly"],
      traits: { ...person, fierce: 0.25 },
    },
    {
      named: [
        "wizard sorcerer sorceress mage warlock magician enchanter enchantress druid witch monk priest",
        "魔",
        "arc myst quil mag",
      ],
      traits: person,
    },
    {
      named: ["pirate buccaneer sailor cowboy cowgirl sheriff", "海", "cor bucc jol rov"],
      traits: { ...person, fierce: 0.2 },
    },
    {
      named: ["princess prince king queen emperor empress", "王", "reg roy aur cor"],
      traits: person,
    },
    {
      named: [
        "astronaut cosmonaut spaceman explorer adventurer archaeologist superhero superheroine hero heroine scientist inventor engineer",
        "星",
        "ast nov orb com",
      ],
      traits: person,
    },
    {
      named: [
        "chef cook baker doctor vet dentist surgeon nurse teacher professor librarian firefighter " +
          "fireman firewoman farmer gardener builder mechanic plumber pilot aviator police policeman policewoman policeofficer officer cop miner blacksmith",
        "人",
        "tam mil hob dor",
      ],
      traits: person,
    },
    {
      named: [
        "clown jester joker ballerina dancer singer popstar idol rockstar rocker musician guitarist " +
          "artist painter gamer dj streamer footballer goalkeeper athlete bride",
        "楽",
        "jol mel piro rif",
      ],
      traits: person,
    },
    {
      named: [
        "boy girl kid child student schoolgirl woman lady man grandma granny grandmother grandpa " +
          "grandfather grandad baby toddler",
        "子",
        "min pip lul tom",
      ],
      traits: person,
    },
  ]),
];

/** Beings; before an animal they only say what it is like: "zombie fox". */
export const beingFamilies: readonly Family[] = [
  ...familiesOf("figure", [
    {
      named: ["robot android droid cyborg", "機", "mek cog rob gyr"],
      element: "electric",
      traits: person,
    },
    {
      named: ["skeleton skellington bonehead mummy pharaoh zombie", "骨", "bon rat mort cryp"],
      element: "shadow",
      traits: person,
    },
    {
      named: ["vampire dracula", "夜", "noct vlad mor fang"],
      element: "dark",
      traits: { ...person, fierce: 0.3 },
    },
    {
      named: ["werewolf wolfman", "狼", "lyk lun howl ulf"],
      element: "dark",
      traits: { ...person, ears: "point", tail: "bushy", fierce: 0.3 },
    },
    {
      named: ["fairy pixie nymph elf gnome leprechaun", "妖", "pix fay elv lil"],
      element: "nature",
      traits: { ...person, cute: 0.85 },
    },
    { named: ["santa santaclaus", "雪", "nik yul klau hol"], element: "ice", traits: person },
    { named: ["zeus thor", "神", "zev tor keraun don"], element: "lightning", traits: person },
    { named: ["poseidon neptune", "神", "pos trit nept okean"], element: "water", traits: person },
    {
      named: ["hades medusa gorgon", "神", "had styx nub gorg"],
      element: "shadow",
      traits: { ...person, fierce: 0.2 },
    },
    {
      named: ["anubis", "神", "nub khon het ra"],
      element: "shadow",
      traits: { ...person, ears: "point" },
    },
    {
      named: [
        "hera aphrodite persephone demeter athena ares achilles odysseus perseus apollo helios artemis " +
          "hermes hercules heracles odin loki freya freyja frigg",
        "神",
        "olym asg hel rag",
      ],
      element: "light",
      traits: person,
    },
    {
      named: ["angel cherub cupid", "天", "ser cel gab hal"],
      element: "light",
      traits: { ...person, wings: "feather", halo: true },
    },
    {
      named: ["valkyrie", "翼", "val bryn hild sig"],
      element: "light",
      traits: { ...person, wings: "feather", fierce: 0.2 },
    },
    {
      named: ["devil demon fiend", "鬼", "imp mal rasc bel"],
      element: "fire",
      traits: { ...person, horns: "up", wings: "bat", wing: 0.85, tail: "thin", fierce: 0.35 },
    },
    {
      named: ["dwarf goblin hobgoblin orc ogre troll", "鉱", "gob grum trol dur"],
      element: "earth",
      traits: { ...person, fierce: 0.25 },
    },
    { named: ["centaur", "馬", "kent chir equ gal"], element: "nature", traits: person },
    {
      named: ["minotaur", "牛", "min taur bov lab"],
      element: "earth",
      traits: { ...person, ears: "floppy", horns: "up", fierce: 0.35 },
    },
    { named: ["mermaid merman siren", "潮", "mar ner cora sir"], element: "water", traits: person },
    { named: ["genie djinn", "霧", "jin zaf mir lamp"], element: "spirit", traits: person },
    {
      named: ["scarecrow gingerbread gingerbreadman", "麦", "crum hay gin bisk"],
      element: "leaf",
      traits: person,
    },
    {
      named: ["snowman snowwoman yeti bigfoot sasquatch", "雪", "sno yet flur nev"],
      element: "ice",
      traits: person,
    },
    {
      named: ["alien martian extraterrestrial", "宙", "zor xen ork ufi"],
      element: "crystal",
      traits: person,
    },
  ]),
];

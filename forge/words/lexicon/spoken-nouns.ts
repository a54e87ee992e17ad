/** Species and things whose word is another one when it is spoken. Data only. */
import { spokenThings } from "./spoken-things.ts";

export const spokenNouns: Readonly<Record<string, string>> = {
  trex: "T. rex",
  rex: "T. rex",
  redpanda: "red panda",
  guineapig: "guinea pig",
  flyingfox: "flying fox",
  seaserpent: "sea serpent",
  honeybadger: "honey badger",
  stagbeetle: "stag beetle",
  hermitcrab: "hermit crab",
  sabertooth: "sabre-tooth",
  treefrog: "tree frog",
  sealion: "sea lion",
  ...spokenThings,
  policeofficer: "police officer",
  santa: "Santa",
  santaclaus: "Santa Claus",
  rockstar: "rock star",
  popstar: "pop star",
  gingerbread: "gingerbread man",
  gingerbreadman: "gingerbread man",
  killerwhale: "killer whale",
  fruitbat: "fruit bat",
  longneck: "long neck",
};

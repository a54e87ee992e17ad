/** What a noun may be the plural of. */

const irregular: Readonly<Record<string, string>> = {
  mice: "mouse",
  wolves: "wolf",
  geese: "goose",
  feet: "foot",
  teeth: "tooth",
  leaves: "leaf",
  knives: "knife",
  children: "child",
  people: "person",
  men: "man",
  women: "woman",
  elves: "elf",
  fishes: "fish",
  octopi: "octopus",
  cacti: "cactus",
  dwarves: "dwarf",
  scarves: "scarf",
  wives: "wife",
  hooves: "hoof",
  calves: "calf",
  shelves: "shelf",
  fireflies: "firefly",
  butterflies: "butterfly",
  loaves: "loaf",
  oxen: "ox",
  halves: "half",
  vases: "vase",
  axes: "axe",
  pickaxes: "pickaxe",
  mars: "mars",
  fries: "fries",
  cookies: "cookie",
  brownies: "brownie",
  smoothies: "smoothie",
  selfies: "selfie",
  zombies: "zombie",
  pixies: "pixie",
};

/** The word itself, and what it may be the plural of; the likeliest first. */
export function singulars(word: string): string[] {
  const forms = [word];
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known) return [known, word];
  if (word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (/(s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^s]s$/.test(word)) forms.push(word.slice(0, -1));
  return forms;
}

const plurals = new Map(Object.entries(irregular).map(([plural, singular]) => [singular, plural]));

/** The form of a noun for more than one. */
export function pluralOf(noun: string): string {
  const known = /^(fish|sheep|deer)$/.test(noun) ? noun : plurals.get(noun);
  if (known) return known;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return noun + (/(s|x|z|ch|sh|tomato|potato|hero|volcano|mango)$/.test(noun) ? "es" : "s");
}

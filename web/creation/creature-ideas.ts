/** Words to begin with, for players who look at an empty box. */
export const ideas = [
  "A shy moss dragon that naps inside teapots",
  "A thunder otter who surfs on rain clouds",
  "A lantern owl that collects lost wishes",
  "A tiny lava turtle with a volcano for a shell",
  "A frost fox whose tail draws pictures in the snow",
  "A crystal whale that sings at midnight",
] as const;

const moods = [
  "brave",
  "sleepy",
  "curious",
  "grumpy",
  "gentle",
  "mischievous",
  "proud",
  "clumsy",
  "dreamy",
  "fearless",
];

const matters = [
  "ember",
  "storm",
  "moss",
  "frost",
  "crystal",
  "shadow",
  "moonlight",
  "coral",
  "thunder",
  "starlight",
  "bramble",
  "river",
];

const creatures = [
  "dragon",
  "fox",
  "owl",
  "turtle",
  "wolf",
  "beetle",
  "whale",
  "stag",
  "serpent",
  "otter",
  "moth",
  "golem",
  "squirrel",
  "kraken",
];

const deeds = [
  "that guards a forgotten library",
  "who paints the sky at dawn",
  "that bakes bread for travellers",
  "who never loses a staring contest",
  "that carries a garden on its back",
  "who collects the echoes of songs",
  "that sleeps in clock towers",
  "who is afraid of butterflies",
  "that swims through clouds",
  "who keeps the winter warm",
];

const pick = (words: readonly string[], random: () => number): string =>
  words[Math.floor(random() * words.length)]!;

/** A random idea: one of many thousands of sentences. */
export function surprise(random: () => number = Math.random): string {
  const [mood, matter, creature, deed] = [moods, matters, creatures, deeds].map((words) =>
    pick(words, random),
  );
  const article = /^[aeiou]/.test(mood!) ? "An" : "A";
  return `${article} ${mood} ${matter} ${creature} ${deed}`;
}

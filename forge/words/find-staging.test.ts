import { expect, test } from "vitest";
import type { Staging } from "#forge/genome.ts";
import { readDescription } from "./read-description.ts";

const stagingOf = (sentence: string): Staging =>
  readDescription(sentence, { seed: 1, rarity: "common" }).staging;

const speciesAround = ({ extras }: Staging) =>
  extras.map(({ species, spot }) => `${species} ${spot}`);

test("a companion is of the element and stuff that are said of it", () => {
  const [foe] = stagingOf("an ice dragon fighting a fire monster").extras;

  expect(foe).toMatchObject({ element: "fire", dress: { stuff: "fire" } });
});

test.each([
  ["a cat who naps on clouds", { act: "sleeping", place: "clouds", mount: "cloud" }],
  ["a pink axolotl that lives in a bubble tea", { place: "bubble_tea", mount: "bubble_tea" }],
  ["a kitten sitting in a blue bowl", { mount: "bowl" }],
  ["a cat in a cardboard box", { mount: "box" }],
  ["a dog chasing its own tail", { act: "running", signs: ["whirl"] }],
  ["a sushi cat", { mount: "rice" }],
  ["a fox reading a book in a library", { act: "sitting", place: "library" }],
  ["a shark that lives in outer space", { place: "space" }],
  ["a fox running through the winter forest", { place: "forest", snows: true }],
  ["an anglerfish in the dark deep sea", { place: "underwater" }],
  ["a penguin sledding down a hill", { mount: "sled" }],
  ["a squirrel skateboarding", { mount: "skateboard" }],
  ["a djinn coming out of a lamp", { extras: [] }],
  ["a living teapot", { signs: [] }],
  ["a roaring lion in a volcano", { act: "roaring", place: "volcano" }],
  ["a bear dancing on a stage", { act: "dancing", place: "stage" }],
  ["a turtle riding a skateboard", { mount: "skateboard" }],
  ["a witch flying on a broom at night", { act: "flying", mount: "broom", night: true }],
  ["a dragon that guards gold", { hoard: true }],
  ["a cloud that rains on mean people", { rains: true }],
  ["a cyber wolf with laser eyes", { lasers: "" }],
  ["a teddy bear in candy land", { place: "candy_land" }],
  ["an orange cat sleeping on a pillow", { act: "sleeping", mount: "pillow" }],
  ["a goat standing on a mountain", { place: "mountains", mount: "mountain" }],
  ["a baby dragon coming out of an egg", { mount: "egg" }],
  ["a chick hatching from an egg", { mount: "egg", signs: ["shell"] }],
  ["a hen hatching eggs", { mount: null }],
  ["a goat behind a mountain", { mount: null }],
  ["a cat on fire", { mount: null }],
  ["a frog talking on the phone", { mount: null }],
  ["a troll under a bridge", { place: "bridge", mount: null }],
  ["a goldfish floating in a bubble", { aura: { kind: "bubble", color: null }, extras: [] }],
  ["a kangaroo boxing at the olympics", { act: "cheering", place: "sports_field" }],
  ["a panda doing kung fu", { act: "cheering" }],
  ["a bear doing a handstand", { act: "hanging" }],
  ["a dinosaur going to school", { act: "running", place: "classroom" }],
  ["a taco taking its pet olive for a walk", { act: "running" }],
  ["a cat that purrs", { signs: ["hearts"] }],
  ["a carrot with muscles", { act: "cheering" }],
  ["a goat on the roof", { mount: "rooftop" }],
  ["a hamster running in a wheel", { mount: "wheel", extras: [] }],
  ["a giraffe in a convertible", { mount: "car" }],
  ["a hamster in a ball", { mount: "hamster_ball", extras: [] }],
  ["a cat curled up in a ball", { mount: null }],
  ["a guinea pig in a pink cage", { mount: "cage", extras: [] }],
  ["a monster crying under the bed", { mount: "under_bed", place: "bedroom" }],
  ["a frog under an umbrella", { mount: "under_umbrella" }],
  ["a cow being taken by a ufo", { mount: "under_ufo" }],
  ["a monkey swinging from a vine", { mount: "vine" }],
  ["a bull with smoke coming out of its nose", { breath: { kind: "smoke", color: null } }],
  [
    "an alien with green slime dripping from its mouth",
    { breath: { kind: "bubble", color: "green" }, extras: [] },
  ],
  ["a bat hanging upside down from a branch", { mount: "branch", signs: [], extras: [] }],
  ["a koala sleeping in a hammock", { mount: "hammock" }],
  ["a ladybug sitting on a leaf", { mount: "leaf" }],
  ["a frog on a lily pad", { mount: "lily_pad" }],
  ["a giraffe eating from a palm tree", { place: "beach" }],
  ["a mouse driving a train", { mount: { species: "train" } }],
  ["a dolphin jumping through a ring of fire", { mount: "ring", place: null }],
  ["a cat stuck in a tree", { mount: "in_tree", place: "forest" }],
  ["a bear climbing a ladder", { mount: "ladder", signs: [] }],
  ["a hippo in a hot air balloon", { mount: "air_balloon" }],
  ["a fairy sleeping in a tulip", { mount: "flower" }],
  ["a fairy trapped in a glass bottle", { mount: "bottle", extras: [] }],
  ["a firefly in a jar", { mount: "jar", extras: [] }],
  ["a spider in the middle of its web", { mount: "web" }],
  ["an elephant with a parachute", { mount: "parachute" }],
  ["a duck jumping in a puddle", { act: "leaping", mount: "puddle" }],
  ["a raccoon cooking soup in a big pot", { mount: null, extras: [{ species: "pot" }] }],
  ["a hamster eating a slice of pizza", { extras: [{ species: "pizza", spot: "mouth" }] }],
  ["a cloud throwing lightning", { signs: [] }],
  ["a witch riding a broom in front of the full moon", { night: true, place: null }],
  ["a bunny jumping over a puddle", { act: "leaping", mount: "puddle", extras: [] }],
  ["a dinosaur at sunset next to a volcano", { extras: [{ species: "volcano", spot: "place" }] }],
  ["a penguin sliding on its belly down the ice", { act: "lying", place: "snow" }],
  ["a bear doing push-ups on the beach", { act: "pushing", signs: ["sweat"] }],
  ["a crocodile swimming in lava", { signs: ["lava"] }],
  ["a hedgehog in a forest with falling leaves", { aura: { kind: "leaf" } }],
  ["a sloth hanging from a branch", { signs: [], extras: [] }],
  ["a thunderbird", { aura: { kind: "lightning", color: null } }],
  ["an egg that is hatching", { mount: null }],
  ["a trex making his bed", { signs: [] }],
  ["a yeti in Hawaii", { place: "beach" }],
  ["a frog going to school", { place: "classroom" }],
  ["a small grey mouse", { act: "calm", place: null, mount: null, breath: null, aura: null }],
] as const)("%s", (sentence, expected) => {
  expect(stagingOf(sentence)).toMatchObject(expected);
});

test("who pushes a cart has it before itself", () => {
  const staging = stagingOf("a raccoon pushing a shopping cart");

  expect(speciesAround(staging)).toEqual(["shoppingcart cover"]);
});

test("a thing that one is in or behind stands beside, unless one sits in it", () => {
  expect(speciesAround(stagingOf("a dragon that lives in a teapot"))).toEqual(["teapot place"]);
  expect(speciesAround(stagingOf("a moth that sleeps in a lantern"))).toEqual(["lantern place"]);
  expect(speciesAround(stagingOf("a mouse sleeping in a teacup"))).toEqual([]);
  expect(speciesAround(stagingOf("a fox in a forest"))).toEqual([]);
  expect(speciesAround(stagingOf("a ninja under a lamp post"))).toEqual(["lamppost place"]);
  expect(speciesAround(stagingOf("a cat sitting at the window"))).toEqual(["window place"]);
});

test("who hides behind a thing has it before itself, and no bush", () => {
  const hiding = stagingOf("a ghost hiding behind a curtain");

  expect(speciesAround(hiding)).toEqual(["curtain cover"]);
  expect(hiding.signs).toEqual([]);
});

test("what comes out of a mouth has its own colour, and the creature keeps its own", () => {
  const red = readDescription("a huge red dragon that breathes blue fire", {
    seed: 1,
    rarity: "common",
  });
  const plain = readDescription("a dragon breathing green fire", { seed: 1, rarity: "common" });

  expect(red).toMatchObject({ color: "red", staging: { breath: { kind: "fire", color: "blue" } } });
  expect(plain.color).not.toBe("green");
  expect(plain.staging.breath).toEqual({ kind: "fire", color: "green" });
  expect(stagingOf("a cow that breathes rainbow bubbles").breath?.kind).toBe("bubble");
  expect(stagingOf("a fire-breathing dragon").breath?.kind).toBe("fire");
  expect(stagingOf("an ice spitting snake").breath?.kind).toBe("ice");
});

test("who howls at the moon has it in the sky alone, and over the ocean there is air", () => {
  const howling = stagingOf("a wolf howling at the moon");

  expect([howling.night, speciesAround(howling)]).toEqual([true, []]);
  expect(stagingOf("an elephant flying over the ocean").place).toBe("sea");
  expect(stagingOf("a whale in the ocean").place).toBe("underwater");
});

test("who is named beside it is in the picture, where such a one would be", () => {
  expect(speciesAround(stagingOf("a skeleton pirate with a parrot"))).toEqual(["parrot shoulder"]);
  expect(speciesAround(stagingOf("a deer, and on every branch sits a tiny bird"))).toEqual([
    "bird head",
  ]);
  expect(speciesAround(stagingOf("a mermaid who sings to whales"))).toEqual([
    "whale sky",
    "whale sky",
  ]);
  expect(speciesAround(stagingOf("a giant kraken that eats ships"))[0]).toBe("ship ground");
  expect(speciesAround(stagingOf("a tree with birds living in his hair"))[0]).toBe("bird head");
  expect(speciesAround(stagingOf("a monkey eating a banana"))).toEqual(["banana mouth"]);
  expect(speciesAround(stagingOf("a bunny eating a carrot"))).toEqual(["carrot mouth"]);
  expect(speciesAround(stagingOf("a robot eating a car"))).toEqual(["car ground"]);
  expect(speciesAround(stagingOf("a vampire with a bat on his head"))).toEqual(["bat head"]);
  expect(speciesAround(stagingOf("a bear with a mouse on its shoulder"))).toEqual([
    "mouse shoulder",
  ]);
  expect(speciesAround(stagingOf("a goblin who only eats crusts"))).toEqual(["crust mouth"]);
});

test("several moons are in the sky, young on a back, and what belongs to a place is there", () => {
  expect(aroundIn("a dragon with two moons behind it")).toEqual(["moon sky", "moon sky"]);
  expect(speciesAround(stagingOf("a wolf that howls at three moons"))).toHaveLength(3);
  expect(aroundIn("a girl holding a moon")).toEqual(["thing moon"]);
  expect(aroundIn("a lion with its baby on its back")).toEqual(["lion back"]);
  expect(aroundIn("a horse with a cat on its back")).toEqual(["cat back"]);
  expect(aroundIn("a tiger in a city with skyscrapers")).toEqual([]);
  expect(aroundIn("a hedgehog in a forest with falling leaves")).toEqual([]);
  expect(speciesAround(stagingOf("a dragon breathing fire at an ice monster"))).toEqual([
    "monster ground",
  ]);
});

const sizesIn = (sentence: string) => stagingOf(sentence).extras.map(({ size }) => size);

test("who or what is held, cooked in or caught is there once", () => {
  const eagle = stagingOf("a bald eagle carrying a snake");
  const witch = stagingOf("a witch stirring a cauldron");

  expect(speciesAround(eagle)).toEqual(["snake hand"]);
  expect(speciesAround(witch)).toEqual(["cauldron ground"]);
  expect(witch.signs).not.toContain("pot");
});

function aroundIn(sentence: string): string[] {
  const { staging, gear } = readDescription(sentence, { seed: 1, rarity: "common" });
  return [...speciesAround(staging), ...gear.map(({ prop, thing }) => `${prop} ${thing}`)];
}

test("what is alive is held as it lives, and a piano stands before its player", () => {
  expect(aroundIn("a girl holding a snake")).toEqual(["snake hand"]);
  expect(aroundIn("a bear hugging a bee")).toEqual(["bee hand"]);
  expect(aroundIn("a penguin with a fish in its beak")).toEqual(["fish mouth"]);
  expect(aroundIn("a dragon reading a story to its babies")).toEqual([
    "dragon ground",
    "dragon ground",
  ]);
  expect(aroundIn("a robot washing dishes")).toEqual(["dish ground", "dish ground"]);
  expect(aroundIn("a bear holding a rose")).toEqual(["thing rose"]);
  expect(aroundIn("a hedgehog playing the piano")).toEqual(["piano place"]);
  expect(aroundIn("an octopus that plays drums")).toEqual(["drum place", "drum place"]);
  expect(aroundIn("a bear with an umbrella")).toEqual([]);
  expect(stagingOf("a bear with an umbrella").mount).toBe("under_umbrella");
  expect(aroundIn("a boy with an umbrella")).toEqual(["thing umbrella"]);
  expect(aroundIn("a boy playing drums")).toEqual(["thing drum"]);
  expect(aroundIn("a fork lying beside a spoon")).toEqual(["spoon ground"]);
  expect(aroundIn("a cloud that is raining on a little snail")).toEqual(["snail ground"]);
});

test("in a snow storm it snows, and a diver is under water", () => {
  expect(stagingOf("a penguin in a snow storm").signs).not.toContain("storm");
  expect(stagingOf("a scuba diving cat").place).toBe("underwater");
});

test("companions and meals are as large as they are said to be", () => {
  expect(sizesIn("a giant with a tiny bird")).toEqual(["small"]);
  expect(sizesIn("a hamster who eats a huge strawberry")).toEqual(["large"]);
  expect(sizesIn("a skeleton pirate with a parrot")).toEqual([undefined]);
});

test("any thing with a look of its own can be stood on", () => {
  expect(stagingOf("a hamster on a pizza").mount).toMatchObject({ species: "pizza" });
});

test("an animal that carries somebody is no company besides", () => {
  const { mount, extras } = stagingOf("a knight riding a horse");

  expect(mount).toMatchObject({ species: "horse" });
  expect(extras).toEqual([]);
});

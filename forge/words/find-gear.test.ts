import { expect, test } from "vitest";
import type { Gear } from "#forge/gear.ts";
import { readDescription } from "./read-description.ts";

const traitsOf = (description: string) =>
  readDescription(description, { seed: 1, rarity: "common" }).traits;

const gearOf = (description: string) =>
  readDescription(description, { seed: 1, rarity: "common" }).gear;

test.each<[string, Partial<Gear>]>([
  ["a hedgehog with crayons as spines", { prop: "onSpines", thing: "crayon" }],
  ["a crab with scissors for claws", { prop: "onHands", thing: "scissors" }],
  ["a lobster with scissors as hands", { prop: "onHands", thing: "scissors" }],
  ["a cat with underpants on its head", { prop: "onHead", thing: "underpants" }],
  ["a parrot with a bandage on its wing", { prop: "growth", thing: "wingCast" }],
  ["an owl with a broken wing", { prop: "growth", thing: "wingCast" }],
  ["a clown juggling pancakes", { prop: "inAir", thing: "pancake" }],
  ["a monkey who juggles", { prop: "inAir", thing: "ball", count: 3 }],
  ["a castle with flags on its towers", { prop: "growth", thing: "flags" }],
  ["a dragon with a rooster comb", { prop: "borrowed", thing: "comb" }],
  ["a dog with a mace at the end of its tail", { prop: "onTail", thing: "hammer" }],
  ["a bat in a purple hoodie", { prop: "garment", thing: "hoodie", color: "purple" }],
  ["a hamster in an astronaut helmet", { prop: "garment", thing: "spaceHelmet" }],
  ["a cat with its head stuck in a jar", { prop: "onHead", thing: "jar" }],
  ["a fox spraying water out of a hose", { prop: "thing", thing: "hose" }],
  ["a guinea pig in a bathtub full of carrots", { prop: "thing", thing: "carrot" }],
  ["a penguin playing goalie", { prop: "garment", thing: "gloves" }],
  ["a unicorn but its hooves are wheels", { prop: "borrowed", thing: "wheels" }],
  ["a pig in a white apron", { prop: "garment", thing: "apron", color: "white" }],
  ["a fox in light blue boots", { prop: "boots", color: "light blue" }],
  ["a wolf with a long white beard", { prop: "growth", thing: "beard", size: "large" }],
  ["an evil snowman with a wooden club and a crown of honey", { prop: "crown", stuff: "honey" }],
  ["a giant worm wearing ten hats", { prop: "hat", count: 10 }],
  ["a mouse with a tiny crown", { prop: "crown", size: "small" }],
  ["a carrot with a spoon sword", { prop: "thing", thing: "spoon" }],
  ["a cat with a pirate hat", { prop: "hat", color: "black" }],
  ["a bear with a bamboo flute", { prop: "thing", thing: "flute", stuff: "bamboo" }],
  ["a bunny with a chocolate egg", { prop: "thing", thing: "egg", stuff: "chocolate" }],
  ["a strawberry with vampire teeth", { prop: "growth", thing: "fangs", color: null }],
  ["a mole reading an old book", { prop: "book" }],
  ["a football-playing penguin", { prop: "thing", thing: "football" }],
  ["a penguin playing ice hockey", { prop: "thing", thing: "icehockey" }],
  ["a fox playing ping pong", { prop: "thing", thing: "pingpong" }],
  ["a rabbit playing golf", { prop: "thing", thing: "golf" }],
  ["a kangaroo boxing", { prop: "garment", thing: "gloves" }],
  ["a toaster with two slices of toast", { prop: "thing", thing: "toast", count: 2 }],
  ["a mouse with a toothbrush as a sword", { prop: "thing", thing: "toothbrush" }],
  ["a ninja frog throwing stars", { prop: "thing", thing: "star" }],
  ["a chicken dragon", { prop: "growth", thing: "beak" }],
  ["a griffin", { prop: "growth", thing: "beak" }],
  ["a guitar playing monkey", { prop: "thing", thing: "guitar" }],
  ["a cat with a moon on its forehead", { prop: "onHead", thing: "moon" }],
  ["a dog with a bone in its mouth", { prop: "onMouth", thing: "bone" }],
  ["a crow with a key in its beak", { prop: "onMouth", thing: "key" }],
  ["a crab with a katana in each claw", { prop: "sword", count: 2 }],
  ["a skeleton in a wedding dress", { prop: "garment", thing: "dress", color: "white" }],
  ["a shark in a business suit", { prop: "garment", thing: "tuxedo" }],
  ["a yeti in flip flops", { prop: "boots" }],
  ["a penguin with a black mohawk", { prop: "growth", thing: "mohawk", color: "black" }],
  ["a pug in a taco costume", { prop: "onBack", thing: "taco" }],
  ["a robot dog with a satellite dish on its back", { prop: "onBack", thing: "satellitedish" }],
  ["a scuba diving cat", { prop: "glasses" }],
  ["half lion half fish", { prop: "borrowed", thing: "fishTail" }],
  ["half cat half eagle", { prop: "growth", thing: "beak" }],
  ["a dragon cat", { prop: "borrowed", thing: "reptileTail" }],
  ["a wolf boy", { prop: "borrowed", thing: "bushyTail", color: "grey" }],
  ["a cat in a shark costume", { prop: "borrowed", thing: "sharkTeeth" }],
  ["a robot with a flower in its hand", { prop: "thing", thing: "tulip" }],
  ["a bear holding a rose", { prop: "thing", thing: "rose" }],
  ["a rabbit with a pink bow", { prop: "growth", thing: "bow", color: "pink" }],
  ["a snail with a castle on its back", { prop: "onBack", thing: "castle" }],
  ["an owl with a clock in its chest", { prop: "onChest", thing: "clock" }],
  ["a cupcake with a cherry on top", { prop: "onHead", thing: "cherry" }],
  ["a chair with a fox tail", { prop: "borrowed", thing: "bushyTail" }],
  ["a bus with one spider leg", { prop: "borrowed", thing: "spiderLegs", count: 1 }],
  ["a bus with eight spider legs", { prop: "borrowed", thing: "spiderLegs", count: 8 }],
  ["a shark with legs", { prop: "borrowed", thing: "legs" }],
  ["a goldfish with arms", { prop: "borrowed", thing: "arms" }],
  ["a lion with wheels instead of feet", { prop: "borrowed", thing: "wheels" }],
  ["a robot with wheels for feet", { prop: "borrowed", thing: "wheels" }],
  ["a frog with a hook for a hand", { prop: "hook" }],
  ["a bear with a chef hat", { prop: "garment", thing: "chefHat" }],
  ["a waiter carrying a plate", { prop: "thing", thing: "plate" }],
  ["a robot with one wheel", { prop: "borrowed", thing: "wheels", count: 1 }],
  ["a lion with an earring", { prop: "growth", thing: "earrings" }],
  ["a snail with rocket boosters", { prop: "jetpack" }],
  ["a clown fish wearing a clown nose", { prop: "growth", thing: "clownNose" }],
  ["a bear fishing at a lake", { prop: "thing", thing: "fishingrod" }],
  ["a crocodile brushing its teeth", { prop: "thing", thing: "toothbrush" }],
  ["a dragon toasting marshmallows", { prop: "thing" }],
  ["a shark with braces", { prop: "growth", thing: "braces" }],
  ["a lion with a scar", { prop: "growth", thing: "scar" }],
  ["a monster with stitches", { prop: "growth", thing: "stitches" }],
  ["a snail with a hut instead of a shell", { prop: "onBack", thing: "hut" }],
  ["a snowman with icicle teeth", { prop: "borrowed", thing: "sharkTeeth", stuff: "icicle" }],
  ["a book with teeth", { prop: "borrowed", thing: "sharkTeeth" }],
  ["a bull with a ring in its nose", { prop: "growth", thing: "noseRing" }],
  ["a cow with a golden nose ring", { prop: "growth", thing: "noseRing" }],
  ["a moose with christmas lights on its antlers", { prop: "growth", thing: "lights" }],
  ["a mushroom with a door and windows", { prop: "growth", thing: "windows" }],
  ["an old sea captain with a wooden leg", { prop: "growth", thing: "pegLeg", stuff: "wood" }],
  ["a minotaur who works as a barber", { prop: "thing", thing: "scissors" }],
  ["a robot butler", { prop: "bowTie", color: "black" }],
  ["a goblin with a red nose", { prop: "growth", thing: "clownNose", color: "red" }],
  ["a bunny who is goth", { prop: "collar", color: "black" }],
  ["a moon but it is a grandma", { prop: "scarf", color: "purple" }],
  ["a fox with a flag", { prop: "thing", thing: "flag" }],
  ["a whale that carries a whole village on its back", { prop: "onBack", thing: "village" }],
  ["a turtle with a tree on its shell", { prop: "onBack", thing: "tree" }],
  ["a turtle with a flower garden on its shell", { prop: "onBack", thing: "flowergarden" }],
  ["a hedgehog with strawberries on its spikes", { prop: "onBack", thing: "strawberry" }],
  ["a seal balancing a ball on its nose", { prop: "onNose", thing: "ball" }],
  ["a bear ice skating on a lake", { prop: "skates", stuff: "blade" }],
  ["a bunny roller skating in the park", { prop: "skates" }],
  ["a bear holding a daisy", { prop: "thing", thing: "daisy" }],
  ["a bunny with an orchid in its paw", { prop: "thing", thing: "orchid" }],
  ["a turtle and on its shell there is a forest", { prop: "onBack", thing: "forest" }],
  ["an avocado lifting weights", { prop: "growth", thing: "barbell" }],
  ["a seahorse with a golden saddle", { prop: "growth", thing: "saddle", color: "golden" }],
  ["a griffin with a golden beak", { prop: "growth", thing: "beak", color: "golden" }],
  [
    "a gingerbread man with gumdrop buttons",
    { prop: "growth", thing: "buttons", stuff: "gumdrop" },
  ],
  ["a kid with a cardboard box on his head", { prop: "onHead", stuff: "cardboard" }],
  ["a sheep with a straw hat", { prop: "hat", stuff: "straw" }],
  ["a seal in a red and white shirt", { thing: "shirt", color: "red", second: "white" }],
  ["a monster with an ice heart", { prop: "onChest", thing: "heart", stuff: "ice" }],
  ["a beetle with golden gears", { prop: "onChest", thing: "gear", color: "golden" }],
  ["a slime with pixel arms", { prop: "borrowed", thing: "arms", stuff: "pixel" }],
  ["a toaster robot", { prop: "onChest", thing: "toaster" }],
  ["a boat shaped like a fish", { prop: "borrowed", thing: "fishTail" }],
  ["a bear with a duck head", { prop: "growth", thing: "bill" }],
  ["a bus with a zipper mouth", { prop: "borrowed", thing: "zipper" }],
  ["a rat with a basket of purple eggs", { thing: "egg", color: "purple" }],
  ["a seal stealing a donut with blue icing", { thing: "donut", color: "blue" }],
  ["a dog with a cast on its leg", { prop: "growth", thing: "legCast" }],
  ["a monkey with a cast on its arm", { prop: "growth", thing: "armCast" }],
  ["a dog with a bandage around its head", { prop: "growth", thing: "headBandage" }],
  ["a fox with a broken arm", { prop: "growth", thing: "armCast" }],
  ["a monster with two mouths", { prop: "growth", thing: "maw" }],
  ["a monster with a mouth on its belly", { prop: "growth", thing: "maw" }],
  ["a snail with a teapot as its shell", { prop: "onBack", thing: "teapot" }],
  ["a robot with a TV for a head", { prop: "forHead", thing: "tv" }],
  ["a bird with a light bulb as a head", { prop: "forHead", thing: "lightbulb" }],
  ["an elephant with butterfly wings as ears", { prop: "borrowed", thing: "wingedEars" }],
  ["a rooster in rubber boots", { prop: "boots", stuff: "rubber" }],
  ["a queen with a dress made of fire and a silver sword", { prop: "sword", color: "silver" }],
])("%s has it", (description, expected) => {
  expect(gearOf(description)).toContainEqual(expect.objectContaining(expected));
});

test("a role brings what is not denied, and what is said of it comes first", () => {
  expect(gearOf("a fox lawyer without a briefcase").map(({ thing }) => thing)).not.toContain(
    "briefcase",
  );
  const spy = gearOf("a ferret spy without a hat in a red suit");

  expect(spy.map(({ prop }) => prop)).not.toContain("hat");
  expect(spy.map(({ prop }) => prop)).toContain("sunglasses");
  expect(spy.filter(({ thing }) => thing === "tuxedo")).toEqual([
    expect.objectContaining({ color: "red" }),
  ]);
});

test("who has a skirt needs no dress of her role, and an owl has a beak", () => {
  expect(gearOf("a fox ballerina with a silver skirt").map(({ thing }) => thing)).toEqual([
    "skirt",
    undefined,
  ]);
  expect(gearOf("an owl with a golden beak")).toEqual([]);
});

test("a thing is held, worn or beside it once, and what one sews is not worn", () => {
  expect(gearOf("a bunny with a hook for a hand")).toHaveLength(1);
  expect(gearOf("a chameleon that caught a fly")).toEqual([]);
  expect(gearOf("a sheep knitting a sweater")).toEqual([]);
  expect(gearOf("a cat lady")).toEqual([]);
});

test("what is half of another kind has its wings and horns, unless these are denied", () => {
  expect(traitsOf("a demon goat")).toMatchObject({ wings: "bat" });
  expect(traitsOf("an angel bunny")).toMatchObject({ wings: "feather", halo: true });
  expect(traitsOf("half horse half dragon")).toMatchObject({ wings: "bat", horns: "up" });
  expect(traitsOf("a dragon cat without wings").wings).not.toBe("bat");
  expect(traitsOf("a snake without a tongue")).toMatchObject({ isTongueless: true });
});

test("a shell of pizza is one, and a single mouth is its own", () => {
  expect(gearOf("a turtle whose shell is a pizza")).toEqual([]);
  expect(gearOf("a monster with a big mouth").map(({ thing }) => thing)).not.toContain("maw");
});

test("all legs of wood are no peg, and a house has its own door", () => {
  expect(gearOf("a fox with wooden legs")).toEqual([]);
  expect(gearOf("a house with a red door")).toEqual([]);
});

test("figures have hair and the clothes of their role by themselves", () => {
  expect(gearOf("a princess with red hair")).toEqual([]);
  expect(gearOf("a pirate")).toEqual([]);
});

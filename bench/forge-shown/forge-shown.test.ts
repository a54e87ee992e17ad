import { expect, test } from "vitest";
import type { Labelled } from "#forge/understanding/test-score.ts";
import { isDrawnThough } from "./denied.ts";
import { measureFacts } from "./measure-facts.ts";
import { drawn } from "./pair.ts";
import { readFact } from "./take-away.ts";

const outcomesOf = (sentence: string, ...facts: string[]) => {
  const planted: Labelled = { set: "planted", sentence, subject: "", facts };
  return measureFacts([planted]).map(({ outcome, chip }) => [outcome, chip]);
};

test("a fact that draws nothing is not shown, whatever else the picture shows", () => {
  expect(outcomesOf("a fox with a crown that procrastinates", "deed:procrastinate")).toEqual([
    ["not shown", null],
  ]);
});

test("a fact that is plainly drawn is shown, and so is the words' tick", () => {
  expect(
    outcomesOf(
      "a red dragon wearing a top hat that breathes fire in a library",
      "color:body=red",
      "wears:hat",
      "deed:breathe",
      "place:library",
    ),
  ).toEqual([
    ["shown", "red"],
    ["shown", "wearing a top hat"],
    ["shown", "breathes fire in a library"],
    ["shown", "breathes fire in a library"],
  ]);
});

test("the dice are the same with a fact and without it, also where the kind is guessed", () => {
  expect(outcomesOf("a blorbo that procrastinates", "deed:procrastinate")).toEqual([
    ["not shown", null],
  ]);
});

test("a colour that a thing has anyway is seen against another one", () => {
  expect(outcomesOf("a fox with a golden crown", "color:crown=golden")).toEqual([
    ["shown", "golden crown"],
  ]);
});

test.each([
  ["a queen, a purple slime with a crown", "color:body=purple"],
  ["a dragon with 3 heads, one red one blue one green", "color:head=green"],
  ["a christmas tree with red and green eyes", "color:eye=green"],
  ["a manta ray with neon wings", "material:wing=neon"],
  ["a hen that lays golden eggs", "color:egg=golden"],
  ["a fox in a dark forest", "color:forest=dark"],
  ["a unicorn eating a blue donut", "color:donut=blue"],
  ["a pencil with a pink head", "color:head=pink"],
  ["a frog with a licorice wand", "material:wand=licorice"],
  ["a bear with a lion head", "material:head=lion"],
  ["a penguin made of black and white marble", "color:body=white"],
  ["a dragon hatching out of a chocolate egg", "material:egg=chocolate"],
  ["a medusa with snakes for hair", "material:hair=snake"],
  ["a mole with a lamp helmet", "material:helmet=lamp"],
  ["a spider with striped socks", "material:sock=striped"],
  ["a parrot with a red pirate hat", "material:hat=pirate"],
  ["a bear with silver claws", "color:claw=silver"],
  ["a unicorn that has a carrot for a horn", "material:horn=carrot"],
  ["a raccoon whose armor is made of soda cans", "material:armor=soda_can"],
  ["a giant made of stone with a waterfall for a beard", "material:beard=waterfall"],
  ["a princess in a gingerbread castle", "material:castle=gingerbread"],
  ["a penguin playing hockey on a frozen lake", "material:lake=ice"],
  ["a teapot with golden claws", "color:claw=golden"],
  ["a snowflake that has icicle claws", "material:claw=icicle"],
  ["a deer with branches for antlers", "material:antler=branch"],
  ["a jellyfish with tentacles that glow in the dark", "material:tentacle=glow"],
  ["a shark with human legs", "material:leg=human"],
  ["an elephant whose trunk is a hose", "material:trunk=hose"],
  ["a stegosaurus with potato chips for back plates", "material:plate=chip"],
  ["a giraffe with striped socks", "material:sock=striped"],
  ["a banana with fluffy slippers", "material:slipper=fur"],
  ["a lion with a mane of fire", "material:mane=fire"],
  ["a zebra whose stripes are pink and purple", "color:stripe=purple"],
  ["a chimera with two snake tails", "count:tail=2"],
  ["a cat who wears four socks", "count:sock=4"],
  ["an owl with three pairs of glasses", "count:glasses=3"],
  ["a camel with five humps", "count:hump=5"],
  ["a bus with eight spider legs", "count:leg=8"],
  ["an elephant with two trunks", "count:trunk=2"],
  ["an alien with four noses", "count:nose=4"],
  ["a rabbit with three ears", "count:ear=3"],
  ["a drone with six propellers", "count:propeller=6"],
  ["a train with three chimneys", "count:chimney=3"],
  ["a squid with ten arms", "count:arm=10"],
  ["a ghost with two heads", "count:head=2"],
  ["a goldfish with three heads", "count:head=3"],
  ["a frog with three tongues", "count:tongue=3"],
  ["a bunny with two long pigtails", "count:pigtail=2"],
  ["a kangaroo with three babies in her pouch", "count:baby=3"],
  ["a stag with three silver eyes", "count:eye=3"],
  ["a dog with five medals", "count:medal=5"],
  ["a sloth on roller skates", "wears:roller_skate"],
  ["a lion with a tiny crown", "wears:crown"],
  ["a spider with a pink bow", "wears:bow"],
  ["a fish who wears floaties", "wears:floaties"],
  ["a pelican wearing sailor pants", "wears:pants"],
  ["a beaver carpenter with a hammer", "holds:hammer"],
  ["a giraffe with a short neck", "size:neck=small"],
  ["a cow with long eyelashes", "size:eyelash=large"],
  ["a cowboy cactus with a water pistol", "holds:water_pistol"],
  ["an owl playing chess", "holds:chess"],
  ["a muffin that has five candles", "with:candle"],
  ["a fox in a snowy forest", "weather:snow"],
  ["a bear in the city at sunset", "weather:sunset"],
  ["a rabbit with bananas for ears", "material:ear=banana"],
  ["a unicorn with a plunger for a horn", "material:horn=plunger"],
  ["a hermit crab with a teacup for a shell", "material:shell=teacup"],
  ["a bear with a trumpet for a mouth", "material:mouth=trumpet"],
  ["a headless robot", "no:head"],
  ["an alien with one giant eye and no mouth", "no:mouth"],
  ["a headless man riding a black horse", "color:horse=black"],
  ["a hippo in a red bikini", "color:bikini=red"],
  ["a bear in blue swimming trunks", "color:swim_shorts=blue"],
  ["a ghost that is afraid of the dark", "fears:dark"],
  ["a ladybird that has hearts instead of dots", "no:dot"],
])("of %j the picture shows %s", (sentence, fact) => {
  expect(outcomesOf(sentence, fact)).toEqual([["shown", expect.any(String)]]);
});

test("a mouth that is said of a thing is seen", () => {
  expect(outcomesOf("a tornado with eyes and a mouth", "has:mouth")).toEqual([["shown", null]]);
});

test.each([
  ["a cat with five tails, each one is on fire", "material:tail=fire"],
  ["a cheetah on a bike with flames on the wheels", "material:wheel=fire"],
  ["an elephant plushie with a hat", "material:body=plush"],
])("of %j, which is said in other words first, the picture shows %s", (sentence, fact) => {
  expect(outcomesOf(sentence, fact)).toEqual([["shown", null]]);
});

test("a fact that somebody wrote down and nobody read is not shown", () => {
  expect(outcomesOf("a fox", "wears:crown")).toEqual([["not read", null]]);
});

test("what is denied is left out, unless the picture is as if it had been asked for", () => {
  const armless = isDrawnThough(drawn("a robot with arms"), "a robot", readFact("no:arm"));
  const tailless = isDrawnThough(drawn("a kitten without a tail"), "a kitten", readFact("no:tail"));

  expect([armless, tailless]).toEqual([true, false]);
});

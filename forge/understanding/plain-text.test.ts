import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainOf } from "./plain-text.ts";

test.each([
  ["a girafe wiht a realy long scarf", "a giraffe with a really long scarf"],
  ["its a octapus playin the drums lol", "it is a octopus playing the drums"],
  ["sooooo big spider", "so big spider"],
  ["an orange but its furry and it purrs", "an orange but it is furry and it purrs"],
  ["an ant with a melon over its head", "an ant with a melon over its head"],
  ["a dragn with 3 heds", "a dragon with 3 heads"],
  ["a shark who doesn't have teeth", "a shark without teeth"],
  ["a robot with no legs just wheels", "a robot with wheels instead of no legs"],
  ["a pug mixed with a dragonfly", "a mix of a pug and a dragonfly"],
  ["what about a crab", "a crab"],
  ["my bunnys name is Oreo", "my bunny"],
  ["camel w/ 5 humps", "camel with 5 humps"],
  ["a nite in a livingroom, its frend a wurm", "a knight in a living room, its friend a worm"],
  ["tbh a toylet that luvs ppl xD", "a toilet that loves people"],
  ["a fox with a long tale rapped in a towel", "a fox with a long tail wrapped in a towel"],
  ["a bare with for legs and blew eyes", "a bear with four legs and blue eyes"],
  ["there riding down the stares", "they are riding down the stairs"],
  ["ur honor a wasp", "a wasp"],
  ["A Giraf With A Red Scarff", "a giraffe with a red scarf"],
  ["my dog wering a hat", "my dog wearing a hat"],
  ["crys in a treehouse", "cries in a treehouse"],
  ["hegdehog but the spikes are pencils", "hedgehog but the spikes are pencils"],
  ["a lizard with a flame at the end of its tail", "a lizard with flaming tail"],
  ["an elephant with flowers on it", "an elephant with flowers on its back"],
])("%j is in plain English %j", (typed, plain) => {
  expect(plainOf(typed)).toBe(plain);
});

test.each([
  "a hunting dog with rainbow pom poms",
  "my dog Peper called Zibby",
  "a blorbo with 2 rackets",
  "a sandworm and a thundercat",
  "a mecha owl",
  "a hare reading a tale to a knight at night",
  "their flying carpet and two dogs racing",
  "a dragon that has to eat steak in the main street",
])("%j stays as it is", (typed) => {
  expect(plainOf(typed)).toBe(typed.toLowerCase());
});

test("whatever is typed, it does not grow beyond twice its length", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: "grapheme" }), (typed) => {
      expect(plainOf(typed).length).toBeLessThanOrEqual(2 * 300 + 20);
    }),
  );
});

import { expect, test } from "vitest";
import { homeOf } from "./nouns/homes.ts";
import { writtenFact } from "./test-score.ts";
import { understand } from "./understand.ts";

test.each<[string, string, string[]]>([
  ["a stag beetle in a scarf", "stag_beetle", ["wears:scarf"]],
  ["a praying mantis", "praying_mantis", []],
  ["two hammerhead sharks", "hammerhead_shark", ["count:hammerhead_shark=2"]],
  ["a butter fly", "butterfly", []],
  ["a hairdryer dragon", "dragon", ["material:body=hairdryer"]],
  ["a swing set monster", "monster", ["material:body=swing_set"]],
  ["a washing machine monster", "washing_machine", ["role:monster"]],
  ["a gingerbread witch", "witch", ["material:body=gingerbread"]],
  ["a bee in a leather jacket", "bee", ["wears:jacket", "material:jacket=leather"]],
  ["a fire breathing chili pepper", "chili_pepper", ["deed:breathe"]],
])("names of several words are one: %s is %s", (sentence, subject, expected) => {
  const { subjects, facts } = understand(sentence);

  expect(subjects.map(({ noun }) => noun)).toEqual([subject]);
  expect(facts.map(writtenFact)).toEqual(expected);
});

test.each<[string, string, string[]]>([
  ["a tortoise bus driver", "tortoise", ["role:bus_driver"]],
  ["an otter influencer", "otter", ["role:influencer"]],
  ["a race car driver yak", "yak", ["role:race_car_driver"]],
  ["a zombie ice cream man", "zombie", ["role:ice_cream_man"]],
  ["the weather forecaster is a frog", "frog", ["role:weather_forecaster"]],
  ["the tooth fairy but shes a crocodile", "crocodile", ["role:tooth_fairy"]],
  ["my grandad as a walrus captain", "walrus", ["role:captain"]],
  ["my dad in the sun but hes a walrus", "walrus", ["place:sun"]],
  ["my cat Luna is a chef and she cooks", "cat", ["role:chef", "deed:cook"]],
  ["a fox spirit", "fox", ["role:spirit"]],
  ["a kiwi bird playing rugby", "kiwi", ["deed:play"]],
  [
    "a robot watering one small flower",
    "robot",
    ["deed:water", "with:flower", "size:flower=small"],
  ],
])("a job stands before or after: %s is %s", (sentence, subject, expected) => {
  const { subjects, facts } = understand(sentence);

  expect(subjects.map(({ noun }) => noun)).toEqual([subject]);
  expect(facts.map(writtenFact)).toEqual(expected);
});

test.each([
  ["my brother says forks are boring. make a fork", "fork"],
  ["popcorn is my dog, draw him as a lifeguard", "dog"],
  ["make my toast a ghost", "toast"],
  ["last night i dreamed an elephant was in my kitchen", "elephant"],
  ["nobody likes this gnat", "gnat"],
  ["why is my grandpa a walrus", "walrus"],
  ["goats are the best so make one in a hat", "goat"],
  ["this is Sir Waffle, he is a toad knight", "toad"],
  ["Our hero is Captain Crumb, a radish with a sword", "radish"],
  ["my ginny pig Toast in a cape", "guinea_pig"],
  ["a panda ice skating in a scarf", "panda"],
  ["a bear ice skating on a lake", "bear"],
  ["a dog snow boarding down a hill", "dog"],
  ["a cat water skiing", "cat"],
  ["a gloomy otter painting underwater", "otter"],
  ["a ruler with legs", "ruler"],
  ["dracula but hes a tomato", "tomato"],
  ["a kettle whistling and crying", "kettle"],
  ["picture a newt in a vest", "newt"],
  ["a heap of pancakes in a bow tie", "pancake"],
])("what stands before it is not the subject: %s is %s", (sentence, subject) => {
  expect(understand(sentence).subjects.map(({ noun }) => noun)).toEqual([subject]);
});

test.each([
  ["a tractor with a chimney", "has:chimney"],
  ["a lamp with a switch", "has:switch"],
  ["a cat with an earpiece", "wears:earpiece"],
  ["a happy pig", "mood:happy"],
  ["an elderly pig", "mood:wise"],
  ["a melancholy pig", "mood:lonely"],
  ["a petrified pig", "mood:shy"],
  ["a gleeful pig", "mood:happy"],
  ["an arrogant pig", "mood:proud"],
  ["a pig with a bad cold", "mood:sick"],
  ["a lilac colored pig", "color:body=lilac"],
  ["a pig with zero superpowers", "no:superpower"],
  ["a pig with lots of shoes", "wears:shoe"],
  ["a glow in the dark pig", "material:body=glow"],
  ["a corgi puppy, no tail", "no:tail"],
  ["a plaid pig", "material:body=plaid"],
  ["a pig made of mirrors", "material:body=mirror"],
  ["a flowery pig", "material:body=flower"],
  ["a burger with mustard on top", "has:mustard"],
  ["a hot dog with ketchup on", "has:ketchup"],
  ["a rubber duck", "material:body=rubber"],
  ["a dozen eggs", "count:body=12"],
])("%s says only %s", (sentence, expected) => {
  expect(understand(sentence).facts.map(writtenFact)).toEqual([expected]);
});

test.each([
  ["peanut", "nut"],
  ["cardigan", "shirt"],
  ["peach", "apple"],
  ["lavender", "flower"],
  ["scarecrow", "doll"],
  ["chess", "toy"],
  ["closet", "cabinet"],
  ["tuna", "fish"],
])("a %s is of the kind %s", (noun, kind) => {
  expect(homeOf(noun)?.home).toBe(kind);
});

test.each<[string, string[]]>([
  ["Big dinosaur. Tiny umbrella.", ["size:body=large", "holds:umbrella", "size:umbrella=small"]],
  ["a pig in a hat, absolutely furious", ["wears:hat", "mood:fierce"]],
  ["a bee but instead of a stinger it has a lollipop", ["no:stinger", "material:stinger=lollipop"]],
  ["an eel whose lantern is a candle", ["has:lantern", "material:lantern=candle"]],
  ["a fox with a rabbit, both wearing hats", ["wears:hat", "with:rabbit"]],
  ["a wrestler vs a giant marshmallow", ["with:marshmallow", "size:marshmallow=large"]],
])("of %j is read %j", (sentence, expected) => {
  expect(understand(sentence).facts.map(writtenFact)).toEqual(expected);
});

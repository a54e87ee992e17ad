import { expect, test } from "vitest";
import { writtenFact } from "./test-score.ts";
import { understand } from "./understand.ts";

test.each<[string, string[]]>([
  ["a seal balancing a melon", ["deed:balance", "holds:melon"]],
  ["a spider knitting a grey blanket", ["holds:blanket", "color:blanket=grey"]],
  ["a lynx reading a huge atlas in her hammock", ["holds:atlas", "place:hammock"]],
  ["a rat delivering pizza in the rain", ["holds:pizza", "weather:rain"]],
  ["a knight fixing a rusty van with a wrench", ["with:van", "holds:wrench"]],
  ["three pigs building a brick house", ["with:house", "material:house=brick"]],
  ["a fog monster that stomps on umbrellas", ["deed:stomp", "with:umbrella"]],
  ["a sausage telling jokes to a fork", ["deed:tell", "with:fork"]],
  ["a lighthouse that winks at ships", ["deed:wink", "with:ship"]],
  ["a raccoon singing into a toothbrush", ["holds:toothbrush"]],
  ["a goat running away from the gardener", ["with:gardener"]],
  ["a moth chewing on a sweater", ["deed:chew", "eats:sweater"]],
  ["a raccoon in a towel", ["wears:towel"]],
  ["two bees paddling a canoe down a river", ["rides:canoe", "place:river"]],
  ["a squid at the bottom of the sea", ["place:sea"]],
  ["a crow on a rainy corner at sunset", ["weather:rain", "weather:sunset", "place:corner"]],
  ["a cat sleeping while it snows outside", ["deed:sleep", "weather:snow"]],
  ["a rabbit with a colander for a helmet", ["wears:helmet", "material:helmet=colander"]],
  ["a snail with two lanterns for eyes", ["count:eye=2", "material:eye=lantern"]],
  ["a vampire who wont drink blood only lemonade", ["no:blood", "eats:lemonade"]],
  ["a dragon who has no fire left", ["no:fire"]],
  ["a moose who never stops spinning", ["deed:spin"]],
  ["a whale carrying a village on its back", ["holds:village"]],
  ["a postman he carrys a red bag and rides a green bike", ["holds:bag", "rides:bike"]],
  ["a cow with a hat but his mop is on fire", ["material:mop=fire"]],
  ["a snail in a cap, his sword is a fork", ["wears:cap", "material:sword=fork"]],
  ["a mouse who loves cheese", ["eats:cheese"]],
  ["two zebras sharing a scarf", ["deed:share", "wears:scarf"]],
  ["a giant tickling a cow", ["deed:tickle", "with:cow"]],
  ["a robot dancing with a broom", ["deed:dance", "holds:broom"]],
  ["a mouse ironing tiny shirts", ["deed:iron", "with:shirt"]],
  ["a frog catching flies", ["deed:catch", "with:fly"]],
  ["a toad giving a flower to a princess", ["holds:flower", "with:princess"]],
  ["a giraffe looking through a telescope", ["holds:telescope"]],
  ["a witch flying on a vacuum cleaner", ["rides:vacuum_cleaner"]],
  ["a hamster on a wheel made of cheese", ["place:wheel", "material:wheel=cheese"]],
  ["a mummy who ran out of toilet paper", ["no:toilet_paper"]],
  ["a dragon versus a marshmallow", ["with:marshmallow"]],
  ["a troll with mud all over his gloves", ["wears:glove", "material:glove=mud"]],
  ["a zebra crossing the street", ["deed:cross", "place:street"]],
  ["a lion hiding under a bed during a storm", ["place:bed", "weather:storm"]],
  ["a chicken fighting a frying pan", ["deed:fight", "with:frying_pan"]],
  ["a goat and a tiny bird is his best friend", ["with:bird", "size:bird=small"]],
  ["a duck holding hands with a frog", ["with:frog"]],
  ["a turtle pulled by a jet ski", ["with:ski"]],
  ["a fox hugging a balloon (dont ask)", ["deed:hug", "holds:balloon"]],
  ["a lizard sunbathing on a rock", ["deed:sunbathe", "place:rock"]],
])("%s: its deeds and what they are done to", (description, expected) => {
  const written = understand(description).facts.map(writtenFact);

  expect(written).toEqual(expect.arrayContaining(expected));
});

test.each([
  ["a princess whose hair is so long that birds nest in it", "nest"],
  ["a giraffe playing without even jumping", "jump"],
  ["a cow, i call her milkshake", "call"],
  ["a queen with a magpie on her shoulder that steals earrings", "steal"],
  ["a cheetah watching everyone else race", "race"],
])("of %s others do that, or none", (description, deed) => {
  expect(understand(description).facts.map(writtenFact)).not.toContain(`deed:${deed}`);
});

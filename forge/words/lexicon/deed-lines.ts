/** Lines about a creature that does this, by the verb of the description. Data only. */
export const deedLines: Readonly<Record<string, readonly string[]>> = {
  sing: [
    "It sings so well that whales have asked for lessons.",
    "Every evening it sings the day to sleep.",
  ],
  dance: [
    "It dances when nobody looks, and much better when everybody does.",
    "Its best dance begins as a stumble.",
  ],
  nap: [
    "It naps in places where nobody else would sit.",
    "It can nap anywhere, and has a list of favourites.",
  ],
  sleep: [
    "It sleeps so deeply that birds have moved in.",
    "In its sleep it wins every battle twice.",
  ],
  fly: [
    "It flies a little crooked for {aNoun} and arrives all the same.",
    "From up there {name} waves to everybody it knows.",
  ],
  swim: [
    "It swims as if water were its oldest friend.",
    "It once swam round an island because nobody told it to stop.",
  ],
  jump: [
    "It jumps over puddles, fences and difficult questions.",
    "When it jumps, the ground counts to four.",
  ],
  run: [
    "It runs as if somebody were handing out prizes.",
    "It has never been late, only early somewhere else.",
  ],
  hide: [
    "It hides so well that it once forgot where it was.",
    "You have walked past it at least twice.",
  ],
  guard: [
    "What it guards is safe, and so is whoever stands beside it.",
    "It guards with one eye and dreams with the other.",
  ],
  breathe: [
    "Its breath lights candles, lanterns and a good mood.",
    "Do not tickle it when it takes a deep breath.",
  ],
  eat: ["It is always hungry and always willing to share.", "Its lunch takes all afternoon."],
  drink: [
    "It drinks slowly and listens while it does.",
    "It has never spilled a drop, as far as anybody saw.",
  ],
  play: [
    "It plays until the stars come out, and then one more round.",
    "It plays fair, even against itself.",
  ],
  cook: ["Its soup has ended three quarrels.", "It cooks by ear."],
  bake: ["Its kitchen smells of birthdays.", "It bakes first and asks questions later."],
  read: [
    "It reads the last page first, to be brave.",
    "It reads aloud to stones, and they lean closer.",
  ],
  draw: [
    "What it draws winks when nobody looks.",
    "It draws maps of places that are not there yet.",
  ],
  paint: [
    "It painted the sunset once, and the sunset said thank you.",
    "There is paint on its nose. There always is.",
  ],
  surf: ["It surfs on anything that moves.", "No wave has ever thrown it off twice."],
  skateboard: [
    "It takes every corner a little too fast.",
    "It learned to skate before it learned to stop.",
  ],
  ride: [
    "It rides like the wind, and lets the wind win sometimes.",
    "Whoever it rides knows the way.",
  ],
  fight: [
    "It fights fair and says thank you afterwards.",
    "It has never started a fight and never left one.",
  ],
  dream: ["Its dreams are better than most adventures.", "It wakes up with sand from its dreams."],
  collect: [
    "Its collection has outgrown three caves.",
    "It collects what others lose, and gives it back.",
  ],
  rain: [
    "Where it rains, flowers forgive everything.",
    "It rains only on those who deserve it, and on picnics.",
  ],
  glow: ["It glows brighter when it is praised.", "At night, lost ships steer by its glow."],
  float: [
    "It floats because it forgot how to worry.",
    "It floats just high enough to see over hedges.",
  ],
  cry: [
    "Its tears are warm and smell of summer.",
    "It cries at weddings, and at most other things.",
  ],
  steal: ["It steals only hearts and biscuits.", "It always leaves a note that says sorry."],
  knit: ["It knits scarves for whoever shivers.", "It knits faster than winter."],
  bite: ["It bites only what deserves it.", "It bit a comet once and liked it."],
  roar: ["Its roar is bigger than itself.", "It roars to say good morning."],
  walk: [
    "It walks everywhere, and the road is proud of it.",
    "It walked here all the way from a story.",
  ],
  laugh: ["Its laugh can be heard two hills away.", "It laughs before the joke is over."],
  howl: ["When it howls, the moon hums along.", "It howls in a very friendly key."],
};

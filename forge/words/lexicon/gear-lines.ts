/** Lines about the things that a creature wears and holds. Data only. */
import type { NamedProp } from "#forge/gear.ts";

export const propDeeds: Record<NamedProp, readonly string[]> = {
  lantern: ["lights the way home with its lantern", "lifts its lantern and chases fear away"],
  crown: ["gives orders that even the wind obeys", "lends its crown to whoever fought best"],
  flower: ["calms angry rivals with the scent of its flower", "trades a flower for a promise"],
  scarf: ["catches falling friends with its scarf", "snaps its scarf like a whip"],
  bell: ["rings its bell and wakes the brave part of everyone", "stuns a foe with one clear chime"],
  gem: ["bends light through its gem into a shield", "keeps a spare bit of magic in its gem"],
  book: ["looks up every rival's weakness in its book", "reads one spell aloud and means it"],
  shield: ["lends its shield to the smallest friend", "turns every blow aside with its shield"],
  hat: ["tips its hat before every battle", "pulls a second wind out of its hat"],
  topHat: ["bows so deep that its top hat stays in the air", "keeps a whole parade in its top hat"],
  wizardHat: ["asks its wizard hat for advice", "pulls the right spell out of its wizard hat"],
  partyHat: [
    "turns every quarrel into a party",
    "never takes off its party hat, not even in a storm",
  ],
  cap: ["turns its cap round when things get serious", "throws its cap and never misses"],
  helmet: ["runs ahead with its helmet down", "lends its helmet to whoever is smaller"],
  headphones: ["fights in time with its headphones", "hears a secret in every song"],
  sunglasses: ["stays cool behind its sunglasses", "wins staring contests without even looking"],
  glasses: ["sees every trick through its glasses", "reads a rival like an open book"],
  bowTie: ["straightens its bow tie and wins politely", "never fights without its bow tie"],
  cape: ["swoops in with its cape flying", "hides three friends under its cape"],
  sword: [
    "draws its sword only to protect a friend",
    "cuts through the thickest fog with its sword",
  ],
  wand: ["turns trouble into bubbles with its wand", "waves its wand and hopes for the best"],
  hammer: ["makes the ground jump with its hammer", "mends with its hammer what others break"],
  spear: ["points the way with its spear", "holds the line with nothing but its spear"],
  balloon: ["floats out of reach with its balloon", "trades its balloon for nobody's treasure"],
  cup: ["takes a sip from its cup and stays calm", "shares its cup with a tired rival"],
  boots: ["stamps once with its boots and stands firm", "jumps every puddle in its boots"],
  skates: ["rolls circles around a dizzy rival", "outruns every chase on its skates"],
  backpack: ["finds just the right thing in its backpack", "shares the snacks in its backpack"],
  jetpack: ["takes off with its jetpack before the blow lands", "loops the loop with its jetpack"],
  armor: ["lets every blow ring off its armour", "polishes its armour and blinds a rival"],
  collar: ["shakes its collar and feels twice as brave", "wears its collar like a crown"],
  mask: ["strikes unseen behind its mask", "fools every rival with its mask"],
  eyepatch: [
    "aims better with its eyepatch than others with two eyes",
    "winks, and nobody notices",
  ],
  necklace: ["asks its necklace for a little luck", "swings its necklace until rivals feel sleepy"],
  hook: ["catches whatever falls with its hook", "swings across the field by its hook"],
  thing: ["shows everybody what it carries", "never lets go of what it carries"],
};

export const propLines: Record<NamedProp, readonly string[]> = {
  lantern: [
    "Its lantern has never gone out, not even under water.",
    "The lantern was a gift from a traveller who found the way home.",
  ],
  crown: [
    "The crown was too big for three kings and fits {name} just right.",
    "It found the crown in a well and has ruled kindly ever since.",
  ],
  flower: [
    "The flower it carries changes colour with the weather.",
    "It has looked after the same flower since the first day of spring.",
  ],
  scarf: [
    "Its scarf was knitted by somebody very patient, one winter at a time.",
    "The scarf always points north, even when there is no wind.",
  ],
  bell: [
    "Its bell makes no sound unless a friend is near.",
    "They say the bell can be heard in two valleys at once.",
  ],
  gem: [
    "Inside its gem a tiny light goes on at bedtime.",
    "It would not trade its gem for a mountain of gold, and it has been asked.",
  ],
  book: [
    "Its book has one empty page, and it is saving that for you.",
    "Every battle it wins appears in its book by morning.",
  ],
  shield: [
    "Its shield has a dent from each friend it saved.",
    "The shield is older than the castle it came from.",
  ],
  hat: [
    "Its hat was blown here from three countries away.",
    "Nobody knows what it keeps under its hat, but it moves.",
  ],
  topHat: [
    "Its top hat is taller on Sundays.",
    "A family of mice rents the upper floor of its top hat.",
  ],
  wizardHat: [
    "Its wizard hat used to belong to somebody who is now a frog.",
    "The wizard hat picked its owner, not the other way round.",
  ],
  partyHat: [
    "It has worn the party hat since the best birthday of its life.",
    "Its party hat is always ready, because somewhere it is somebody's birthday.",
  ],
  cap: [
    "It sleeps in its cap and says that it brings luck.",
    "The cap is from a team that never lost, because it never played.",
  ],
  helmet: [
    "Every dent in its helmet is a story, and it tells them all.",
    "Its helmet makes a fine soup bowl after a long day.",
  ],
  headphones: [
    "Its headphones play a song that only {name} can hear.",
    "It never hears bad news, thanks to its headphones.",
  ],
  sunglasses: [
    "It has never taken its sunglasses off, and that is part of the legend.",
    "Behind its sunglasses it winks at everybody.",
  ],
  glasses: [
    "Without its glasses it once gave a rousing speech to a bush.",
    "Its glasses show things one day before they happen.",
  ],
  bowTie: [
    "Its bow tie is older than the village, and better dressed.",
    "It learned to tie its bow tie by itself and is still proud of that.",
  ],
  cape: [
    "Its cape flutters even when there is no wind at all.",
    "The cape was a curtain once, and does not like to talk about it.",
  ],
  sword: [
    "Its sword has been sharpened a thousand times and used for butter twice.",
    "The sword hums when somebody tells the truth.",
  ],
  wand: [
    "Its wand works best when nobody is watching.",
    "The wand sneezes glitter, and so does {name}.",
  ],
  hammer: [
    "Its hammer fell from the sky and landed politely.",
    "It knocks on every door with its hammer, very gently.",
  ],
  spear: [
    "Its spear once held up a tent for forty guests.",
    "The spear grew from a twig that it planted itself.",
  ],
  balloon: [
    "Its balloon has never come down, and neither has its mood.",
    "It was told that a balloon cannot win a battle. It did not listen.",
  ],
  cup: [
    "Its cup is always warm and never empty.",
    "It spilled its cup only once, and that is how the lake was made.",
  ],
  boots: [
    "Its boots have walked further than any map.",
    "It polishes its boots before every adventure.",
  ],
  skates: [
    "On its skates it has never come second.",
    "It learned to stop on its skates only last week.",
  ],
  backpack: [
    "Nobody knows what is at the bottom of its backpack.",
    "Its backpack is always packed for a journey.",
  ],
  jetpack: [
    "Its jetpack runs on laughter and a little soda.",
    "With its jetpack it is late for nothing.",
  ],
  armor: ["Its armour creaks when it tells a fib.", "It sleeps in its armour, just in case."],
  collar: [
    "Its collar was a present that it never takes off.",
    "Its name stands on the inside of its collar.",
  ],
  mask: ["Nobody has ever seen what is behind its mask.", "It takes off its mask only to eat."],
  eyepatch: [
    "Each day it tells another story of its eyepatch.",
    "Under its eyepatch there is a perfectly good eye.",
  ],
  necklace: ["Every bead of its necklace is a friend.", "Its necklace hums when a secret is near."],
  hook: ["Its hook is a very good tin opener.", "It waves with its hook to whoever sails by."],
  thing: [
    "It takes what it carries everywhere, even to bed.",
    "What it carries was a present from a stranger.",
  ],
};

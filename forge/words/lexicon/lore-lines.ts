/**
 * How a story goes on and ends: lines for what the description spoke of, and lines for everyone.
 * `{name}` is the creature. Data only.
 */
import type { BodyPlan, Mood, Theme } from "#forge/genome.ts";
import { animalLines } from "./animal-plans.ts";

export const moodLines: Record<Mood, readonly string[]> = {
  shy: [
    "It hides whenever someone says its name, and peeks out whenever someone whispers it.",
    "It has a hundred friends and has spoken to three of them.",
    "It blushes when it wins, so it pretends it was luck.",
  ],
  brave: [
    "It has been afraid many times and has never once turned back.",
    "It always takes the watch nobody else wants.",
    "It once stood alone on a bridge until the whole village was safe.",
  ],
  gentle: [
    "It carries snails off the path before every battle.",
    "It says thank you to its rivals, and it means it.",
    "Even the thorns grow softer where it sleeps.",
  ],
  fierce: [
    "It has a growl for every day of the week and a louder one for holidays.",
    "Only those who look it in the eye may pass.",
    "It has broken three cages, two records and one very large drum.",
  ],
  sleepy: [
    "It has slept through two wars and a flood, and dreamed of both.",
    "It wins most of its battles between naps.",
    "Wake {name} with a song, never with a shout.",
  ],
  wise: [
    "It answers every question with a better one.",
    "Kings have walked for weeks to ask it what to do, and it usually says: breakfast first.",
    "It remembers the names of rivers that are gone.",
  ],
  playful: [
    "It turns every battle into a game and lets the loser choose the next one.",
    "It has never finished a meal without juggling it first.",
    "Footprints in circles show where it has been.",
  ],
  proud: [
    "It will not start a battle until somebody has admired it.",
    "It bows to no one, except once, to a child who had lost her way.",
    "It keeps every scratch polished like a medal.",
  ],
  grumpy: [
    "It complains about the weather, and the weather apologises.",
    "It says it dislikes visitors, yet there is always a second cup.",
    "It has not smiled in years, but its eyes give it away.",
  ],
  sneaky: [
    "It has stolen a thousand things and returned every one a little cleaner.",
    "If your left sock is missing, it knows why.",
    "It wins at hide-and-seek so well that one game is still going on.",
  ],
  lonely: [
    "It waves at its own reflection, just in case.",
    "It keeps one place free beside it, and keeps it warm.",
    "It has walked far to find somebody who laughs at the same things.",
  ],
  curious: [
    "It has looked behind every waterfall and under most beds.",
    "It asks the stars questions and writes down when they blink.",
    "It cannot pass a closed door without knocking.",
  ],
};

export const themeLines: Record<Theme, readonly string[]> = {
  music: [
    "It hums the same four notes before every storm.",
    "When it dances, even the old clocks keep time with it.",
  ],
  books: [
    "It knows the last page of every story and never spoils one.",
    "It sleeps on library roofs and smells faintly of paper.",
  ],
  stars: [
    "On clear nights it counts the stars and always finds one more.",
    "There is a small star that winks only at {name}.",
  ],
  moon: [
    "Each full moon it climbs the highest hill and says good evening.",
    "It believes that the moon follows it, and the moon has never denied it.",
  ],
  food: [
    "It will do almost anything for a slice of honey cake.",
    "Bakers leave their windows open for it, and nobody goes hungry.",
  ],
  dreams: [
    "It collects bad dreams and lets the good ones go.",
    "Those who sleep near it always remember where they were flying to.",
  ],
  treasure: [
    "Its treasure is a button, a blue feather and half a map.",
    "It buried something precious long ago and digs it up on birthdays.",
  ],
  travel: [
    "It has crossed every border twice and never owned a map.",
    "It sends no letters, but footprints arrive from all over the world.",
  ],
  battle: [
    "It has laid down its arms a hundred times, mostly to pick up friends.",
    "Old soldiers salute when it walks by.",
  ],
  friends: [
    "Nobody who has shared a meal with it has ever been lonely again.",
    "It splits everything in two and gives away the bigger half.",
  ],
  garden: [
    "Where it naps, flowers come up in its shape.",
    "It waters one secret garden that no gate leads to.",
  ],
  time: [
    "Clocks run a little slower where it lives.",
    "It is early for everything except goodbyes.",
  ],
  games: [
    "It has never refused a race and never boasted of one.",
    "It hides the ball so well that new games have to be invented.",
  ],
  weather: [
    "Farmers look at {name}, not at the sky, to know if it will rain.",
    "It jumps into every puddle, including the deep ones.",
  ],
  magic: ["It knows one spell and is saving it for you.", "Wands hum when it walks into a room."],
  home: [
    "Wherever it curls up, that place begins to feel like home.",
    "It comes back to the same doorstep every winter.",
  ],
};

/** Who tells a line: "{who} that it guards what others have forgotten". */
export const hearsay: readonly string[] = [
  "They say",
  "Sailors swear",
  "Everybody in the village knows",
  "Old songs tell",
  "The postman says",
  "It is an open secret",
  "Travellers report",
  "Every owl in the wood knows",
  "The baker will tell you",
  "Its friends say",
  "A very old book says",
  "The newspaper wrote",
  "Three witnesses agree",
  "Grandmothers insist",
  "Rumour has it",
  "Scholars have proved",
  "The moon has seen",
  "It is written on a wall somewhere",
  "People whisper",
  "The neighbours complain",
  "A sign at the crossroads says",
  "Every child in town can tell you",
  "Retired knights agree",
  "The cook next door suspects",
  "Two judges and a goose have sworn",
  "In the market they say",
  "The oldest map warns",
  "Fishermen tell each other",
  "The wind has let slip",
  "A talkative crow reports",
  "Nobody doubts",
  "The night watch has noted",
  "It says in the school book",
  "The weather report mentions",
];

export const habits: readonly string[] = [
  "It wanders the borderlands in search of a worthy friend.",
  "It guards what others have forgotten.",
  "It follows travellers home at night and never asks for thanks.",
  "It leaves small gifts on windowsills: acorns, buttons, once a whole moonstone.",
  "It keeps watch every night, except on Tuesdays.",
  "It learned to fight by watching the weather.",
  "It practises its bravest face in every puddle.",
  "It trusts slowly, and then completely.",
  "Every year {name} challenges the strongest, loses a little less, and goes home whistling.",
  "It has one rule: nobody gets left behind.",
  "It keeps a list of everybody who was ever kind to it.",
  "It saves the last bite for whoever comes late.",
  "It greets the morning first, and the morning answers.",
  "It has never met a puddle that it did not like.",
  "It writes postcards to itself from places it wants to see.",
  "It once stopped a quarrel by yawning at the right moment.",
  "It walks lost ducklings home, whatever the weather.",
  "It knows a shortcut to everywhere except to bed.",
  "It can whistle two tunes at once, both of them badly.",
  "It hides a lucky button where nobody would look.",
  "It tells the stars good night, one at a time.",
  "It apologises to doors that it slams.",
];

export const planLines: Record<BodyPlan, readonly string[]> = {
  beast: [
    "Its tracks have never led anyone astray.",
    "Put a hand on {name} and you can feel it thinking.",
  ],
  dragon: [
    "Its wings have shaded whole villages on hot days.",
    "Under its tongue it keeps the first word it ever heard.",
  ],
  bird: [
    "One of its feathers is worth more than a promise.",
    "It nests only where people tell the truth.",
  ],
  fish: [
    "Ponds it has visited never quite freeze over.",
    "It has swum up every waterfall but one.",
  ],
  mascot: ["Small as it is, it takes up most of the bed.", "It fits in a pocket and fills a room."],
  serpent: [
    "It wears its old skin as a winter scarf.",
    "Nobody has found the end of its tail and the start of its story on one day.",
  ],
  golem: [
    "Birds nest on its shoulders and it walks more slowly for them.",
    "Its heart beats once an hour, and the ground waits for it.",
  ],
  spirit: ["It casts no shadow but a little light.", "Doors open for it out of politeness."],
  plant: ["It turns to face whoever is kind.", "Its roots know the way to everywhere."],
  moth: [
    "The pattern on its wings is a map, if you hold it to the moon.",
    "It has never flown into the same flame twice.",
  ],
  beetle: [
    "Its shell shines like a knight's best Sunday armour.",
    "It has moved a mountain, one crumb at a time.",
  ],
  turtle: [
    "The world on its back has its own small weather.",
    "It is in no hurry and always on time.",
  ],
  slime: [
    "It has been everywhere, and a little of everywhere is still stuck to it.",
    "It is mostly wobble, and the rest is heart.",
  ],
  kraken: [
    "Sailors leave it biscuits and sleep well.",
    "It shakes hands eight times when it likes you.",
  ],
  raptor: [
    "It remembers the world when it was young and ferns were tall.",
    "It never forgets a face, or a shortcut.",
  ],
  thing: [
    "Nobody saw it come alive, and now nobody can imagine it otherwise.",
    "Its boots were borrowed from a doll that wishes it well.",
  ],
  figure: [
    "Its boots are two sizes too large, and it is growing into them.",
    "It has told its own story so often that even the boring parts are good.",
  ],
  ...animalLines,
};

export const endings: readonly string[] = [
  "Those who earn its trust never walk alone.",
  "It remembers every kindness, and every debt.",
  "Children leave small gifts on its path; by dawn they are always gone.",
  "It has never lost a race it truly wanted to win.",
  "Its heart beats louder when a friend is near.",
  "Only those who listen can learn what {name} dreams of.",
  "Nobody has ever regretted following it.",
  "It is waiting for someone to ask it for the rest of the story.",
  "If you find {name}, be polite; if it finds you, be ready.",
  "One day {name} will need a partner, and it is looking at you.",
  "Some doors open only for {name}.",
  "Its story is not finished yet.",
  "Whoever laughs with {name} once comes back for more.",
  "The last chapter of {name} has not been written, but there is cake in it.",
  "There is room for one more at the side of {name}.",
  "Somewhere a trumpet is waiting for {name}.",
  "Its best trick is still a secret.",
  "Its rivals send it birthday cards.",
];

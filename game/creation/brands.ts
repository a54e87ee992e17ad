/**
 * Characters and brands that have an owner. A card is an invention of its player, so it may not be
 * one of these; a common word stays a common word ("a creeper vine", "a toothless old dragon")
 * unless it is all that the text says.
 */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** Coined names: found anywhere, in pieces ("pika chu") and nearly right ("pikatchu"). */
const coined = words(`
  pikachu raichu charizard charmander bulbasaur ivysaur venusaur squirtle wartortle
  blastoise mewtwo snorlax jigglypuff gyarados lucario gengar greninja psyduck togepi
  pokemon pokeball digimon agumon yugioh kuriboh beyblade bakugan tamagotchi totoro godzilla
  dumbledore voldemort gryffindor slytherin hufflepuff fortnite roblox nintendo neopets labubu
  pusheen rilakkuma cinnamoroll doraemon shenron spongebob chewbacca gandalf hermione
  mandalorian gruffalo skibidi palworld
`);

/** Names that could hide inside other words: only as whole words. */
const wholeWords = new Set(
  words(`
    mario luigi yoshi bowser wario zelda kirby pacman naruto sasuke goku vegeta smaug sauron frodo
    hobbit hedwig hagrid hogwarts elsa simba mufasa pumbaa nemo bambi shrek yoda grogu vader jedi
    batman spiderman superman aquaman thanos deadpool pixar disney lego barbie furby peppa
    paddington garfield snoopy smurf smurfs pikmin goomba koopa chocobo moogle mothra slenderman
    enderman minecraft playstation undertale cuphead pennywise moomin miffy charmeleon
    eevee megatron arceus zootopia
  `),
);

const phrases: readonly RegExp[] = [
  /\bsonic the hedgehog\b|\blilo (?:and|&) stitch\b|\bnight fury\b|\btrain your dragon\b/,
  /\bking kong\b|\bdonkey kong\b|\bprincess peach\b|\bhello kitty\b|\bmy little pony\b/,
  /\bcare bears?\b|\b(?:spider|bat|super)[\s-]man\b(?! of)|\bcaptain america\b/,
  /\bharry potter\b|\bstar wars\b|\bstar trek\b|\bdarth\b|\bmickey mouse\b|\bminnie mouse\b/,
  /\bdonald duck\b|\bwinnie[\s-]the[\s-]pooh\b|\bbugs bunny\b|\btom and jerry\b/,
  /\bscooby[\s-]?doo\b|\bpaw patrol\b|\btoy story\b|\bbuzz lightyear\b|\blightning mcqueen\b/,
  /\bninja turtles?\b|\bpower rangers?\b|\boptimus prime\b|\bender dragon\b|\bmine craft\b/,
  /\bfive nights at\b|\bfreddy fazbear\b|\bhuggy wuggy\b|\bpoppy playtime\b|\bsailor moon\b/,
  /\bdragon ?ball z\b|\battack on titan\b|\bblue[\s-]eyes white dragon\b/,
  /\b(?:donald|president) trump\b|\bjoe biden\b|\bvladimir putin\b|\belon musk\b/,
  /\btaylor swift\b|\bmr\.? ?beast\b|\bkanye west\b|\bcristiano ronaldo\b|\blionel messi\b/,
];

/** Common words that name a known character when they stand alone. */
const aloneOnly = new Set(
  words(`
    sonic stitch toothless creeper minion minions tails knuckles ariel belle jasmine nala woody mew
    joker flash thor loki hulk magneto sega google tesla nike adidas pepsi ditto onix
    bumblebee gremlin pooh eeyore piglet tigger dobby aslan baloo dumbo olaf bluey
    trump putin ronaldo messi
  `),
);

/** One of many, and not the character: "a bumblebee" is an insect. */
const oneOfMany = /^\s*an? (?:stitch|belle|jasmine|joker|flash|hulk|bumblebee|gremlin|piglet)\W*$/;

/**
 * The same where only a small letter tells: "a minion" is a servant, a creeper and a mew are birds,
 * a magneto is a part of an engine, tails are worn and trumps are played. "a Minion" is the
 * character. Refused on purpose, in whatever letters, are "a lego", "a barbie", "a batman", "a
 * superman", "a bambi" and "a hobbit": as nouns they are still the toy or the figure, and have no
 * older meaning that a card would be about. A player who writes one reads `brand` of `unsafeTexts`
 * in texts/en/creation.ts.
 */
const oneOfManyInSmall = /^\s*[Aa]n? (?:creeper|mew|magneto|minion|tails|knuckles|trump)\W*$/;

const articles: readonly string[] = ["", "a", "an", "the"];

/** Two spellings that sound alike have the same sound: "Pikatchu" and "Pikachu". */
const soundOf = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/oo|ou/g, "u")
    .replace(/au|aw/g, "o")
    .replace(/t?ch/g, "k")
    .replace(/[ckq]+/g, "k")
    .replace(/z/g, "s")
    .replace(/(.)\1+/g, "$1");

const coinedSounds = coined.map(soundOf);
const coinedNames = new Set(coined);
const COINED_MAX = Math.max(...coined.map((name) => name.length));
const FUZZY_LENGTH = 7;

/** Whether a text, in lower case and Latin letters, names a brand; `written` is as it was typed. */
export function mentionsBrand(text: string, written: string): boolean {
  const folded = text.replace(/1/g, "i").replace(/3/g, "e").replace(/0/g, "o").replace(/4/g, "a");
  if (phrases.some((phrase) => phrase.test(folded))) return true;

  const found = folded.split(/[^a-z']+/).map((word) => word.replace(/'s?$/, ""));
  const alone = found.filter((word) => !articles.includes(word)).join(" ");
  const isOneOfMany = oneOfMany.test(folded) || oneOfManyInSmall.test(written);
  const isAlone = aloneOnly.has(alone) && !isOneOfMany;
  return isAlone || found.some(isBrandWord) || isInPieces(found);
}

function isBrandWord(word: string): boolean {
  if (wholeWords.has(word)) return true;
  const sound = soundOf(word);
  return coinedSounds.some(
    (name) => name === sound || (name.length >= FUZZY_LENGTH && isOneEditApart(name, sound)),
  );
}

/** "pika chu" and "p i k a c h u": words that make up a name together, or one that has it inside. */
function isInPieces(found: readonly string[]): boolean {
  return found.some((word, start) => {
    if (coined.some((name) => word.includes(name))) return true;
    let joined = word;
    for (let next = start + 1; joined.length < COINED_MAX && next < found.length; next++) {
      joined += found[next] ?? "";
      if (coinedNames.has(joined)) return true;
    }
    return false;
  });
}

/** One letter more, less or other. */
function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restOfA, restOfB] = [a.slice(start), b.slice(start)];
  return (
    restOfA.slice(1) === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA === restOfB.slice(1)
  );
}

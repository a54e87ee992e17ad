/**
 * Harmless words and phrases that would sound an alarm, here or in a list of rude words. They are
 * taken out before the check.
 */
import { anyOf } from "./any-of.ts";

const animals = `
  naked (mole|eye|cat|dog|snail|slug|branch|tree|rock|flame)s?( rats?)?,
  horny (toad|lizard|devil|scale|plate|shell|beak|skin)\\w*, murder of (crows|ravens),
  bitch(es)?( dog)?(?= (and|with) (her|its|their|a|six|five|four|many|the|\\w+)? ?(pup|whelp|litter|
  cub)\\w*), bitch dogs?,
  (dog|hound|wolf|fox|mastiff|otter|collie)s?(,| and| or) (a |the |his |its )?bitch(es)?,
  (black|wood|weather|heath|game|pea|shuttle|turkey|moor|hay|stop|storm) cocks?,
  (blue |red |brown |masked )?(footed )?boob(y|ies)( trap| bird| hatch| prize)?s?,
  maine? coons?, coons? (cat|kitten|dog|hound|skin)\\w*, ty coons?, co coons?, pussy (cat|willow|foot)\\w*,
  (red|white|orange|golden|yellow|chicken|turkey|feathered|iron|metal) breasts?`;

const drinkers = `
  drunk (on|with) (love|nectar|honey|moonlight|sunlight|starlight|dew|joy|happiness|music|power|
  magic|pollen|laughter|dreams|stars|flowers),
  drunk(en)? (bumble bee|bee|butterfl|moth|wasp|master|boxing|fist)\\w*, drug (free|stores?|proof)\\w*`;

const things = `
  emperors? (with|in) (no|new) clothes, emperor( \\w+)? (has|wears) no clothes, bastard swords?,
  murder mystery, niggard\\w*, spick? (and|n) span, anal e, annals?, arsen(al|ic)\\w*, feckless\\w*,
  prick(ed|ing|le|les|ly)? (up|its|their|his|her|finger|paw|ear|of a)\\w*, chink (in|of)\\w*,
  rape seeds?\\w*, shiitakes?, gore tex, penistone,
  fuku(da|hara|i|in|moto|naga|oka|shima|yama|zawa), arsenios?, arsene( (lupin|wenger))?,
  butt(s|ed|ing)? (the|against|of|heads)\\w*`;

/** People, towns and plants. An admin looks at those that are doubtful. */
const named = `
  (di|ra|la|da|su|mo|va)kshita?, (a|i|ni|pra|har|dar|di)shita?, dixshit, shittu, shiites?, shi?t zus?,
  shit(a|o|su)(?!ss)\\w*, fuk(u|i|ie|iko|uko), b[ií]ch, pennisi, (?!manga|hentai)[a-z]{2,}(a|i|ok|m)porn,
  porn(chai|ti|thi|pan|phan|sak|sawan|swan|nap|pimol|wilai|rat)\\w*`;

const elsewhere = `
  piedi nudi, mani nude, occhio nudo, tapettes? a mouches?, cavallo di troia, guerra di troia,
  culo di bicchiere, a poil (long|court|doux|dur), (je|u|jij|wat|hoe|dan) kunt,
  kunt (je|u|jij|ook|niet|zien), (en|du|de|le|un|son|sans|mon|leur|petit|grand) retards?`;

export const harmless: RegExp = anyOf([animals, drinkers, things, named, elsewhere].join(","));

/** The same with the accents that they stand with; without them they would mean something else. */
export const harmlessAsWritten: RegExp = anyOf("göre, göt(ür|ürü)[a-zçğıöşü]*");

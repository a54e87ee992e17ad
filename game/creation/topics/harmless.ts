/**
 * Harmless words and phrases that would sound an alarm, here or in a list of rude words. They are
 * taken out before the check.
 */
import { anyOf } from "./any-of.ts";

const asses = `
  (a|an|the|wild|little|young|grey|gray|old|patient|stubborn|carrying|his|their) ass(?= (and|of|
  that|who|which|with|in|from|carr|walk|eat|live|bray|on|at|to)\\b)(?<!(kiss|lick|kick| wipe|such|
  fat|big|in|up) (the|a|an|his) ass),
  (ox|oxen|donkey|donkeys|mule|mules|horse|horses|burro|ewe|camel|called|named)( and| or| called|
  named|,)*( a| an| the)? ass(es)?(?! hole), donkey ass, ass of burden, \\(ass\\),
  ass(es)? and (oxen|donkeys?|mules?|an? ox)`;

const animals = `
  naked mole rats?, naked eyes?, nacktschneck\\w*, nacktmull\\w*,
  horny (toad|lizard|devil|scale|plate|shell|beak|skin)\\w*, (blood|river|otter|fox|wolf)?hounds?,
  murder of (crows|ravens), murder mystery,
  bitch(es)?( dog)?(?= (and|with) (her|its|their|a|six|five|four|many|the|small|little|\\w+)?
  ?(pup|whelp|litter|cub)\\w*), bitch dogs?,
  (dog|hound|wolf|fox|mastiff|otter|collie)s?(,| and| or) (a |the |his |its )?bitch(es)?,
  cock(s)?(?= (that|who|which|crow|crows|crowing|at dawn|at sunrise|and (a |the |his )?hen|a
  doodle|of the (walk|rock|north|farm))),
  (black|wood|weather|heath|game|pea|shuttle|turkey|moor|hay|stop|ball|storm|han|sea|petit)
  cocks?,
  cock (erel|atoo|atiel|atrice|roach|chafer|le|leshell|ney|comb|scomb|pit|spur|sure|swain|tail|
  ade| crow)\\w*, cock and bull, cock robin,
  (blue|great|coal|marsh|willow|crested|long tailed|azure|bearded|penduline|sombre|varied|tufted)
  tits?, tit (mouse|mice|lark|bit|an|ans|anic|anium|ania|le|led|tle|ter|tering)s?,
  (blue footed )?boob(y|ies) (trap|bird|hatch|prize)s?,
  (blue|red|brown|masked|footed) boob(y|ies), booby, maine coons?, rac+oons?, ty coons?,
  co coons?, shag(s|bark)?, pussy (cat|willow|foot)\\w*, dickcissels?, dickybirds?,
  dick (the|whittington|tracy|turpin|van dyke|and jane)( \\w+)?, (moby|named|called|uncle) dick,
  ass?assin bugs?, snatch(es|ed|ing|er)?, beaver, swallow tail, (red|white|black) breasted,
  robin( \\w+)? (red )?breast,
  (red|white|orange|golden|yellow|chicken|turkey|feathered|iron|metal|shining) breast(s|plate)?,
  breast (plate|bone|stroke|feather|pocket|work)s?, chest nuts?,
  (bell|bumble|honey)? ?bees?( drunk| who is drunk)? (drunk )?on (nectar|honey|pollen),
  drunk (on|with) (love|nectar|honey|moonlight|sunlight|starlight|dew|joy|happiness|music|power|
  magic|pollen| laughter|dreams|stars|flowers),
  drunk(en)? (bumble bee|bee|butterfl|moth|wasp|master|boxing|fist)\\w*`;

const things = `
  drug (free|stores?|proof)\\w*, shotgun shells?, suicide squads?,
  (root|ginger|butter|honey|birch) beers?, beer (barrel|garden|mug|stein|krug|mat)s?,
  high on (a|the|its|his|her|top|up|hills?|mountains?|clouds?|life|sugar|happiness)( \\w+)?,
  niggard\\w*, niggl\\w+, snigger\\w*, spic(k)? (and|n) span, spic and, assort\\w*, assonan\\w*,
  assegais?, assess\\w*, assembl\\w*, assign\\w*, assist\\w*, associat\\w*, assum\\w*, assur\\w*,
  anale\\w*, analge\\w*, anal e, analog\\w*, analy(st|sis|ze|se|tic)\\w*, annals?, annalist\\w*,
  artisanal, canal\\w*, banal\\w*, (crypt|re|over)analy\\w*, tetanal, pandanus,
  arsen(al|ic|e)\\w*, (coarse|hoarse|parse|sparse|rehears)\\w*, cumin\\w*, cummerbunds?,
  cumul\\w+, cumber\\w*, cucumber\\w*, (do|cir)cum\\w+, scum(my|bled|ble)?, feckless\\w*,
  pricks(?= (and|on|of|its|his|her|the|your|their)),
  prick(ed|ing|le|les|ly)? (up|its|their|his|her|finger|paw|ear|of a)\\w*, prickl\\w+, pricks,
  chink (in|of)\\w*, chinkapins?, rapped, rappel\\w*, rape seeds?\\w*,
  (g|d|sc|t)rap(e|es|ing)\\w*, retardants?, porgies, shiitakes?, turd free, van dykes?,
  dykes? (building|builder|guardian|wall)s?, telegrams?,
  crack(s|ed|ing|ling|le|er|ers)? (in|of|on|the|open|egg|stone|ice|dawn|fire|mirror|wall|shell|
  pot)\\w*, (ice|fire|nut|egg|wall) crack\\w*, coke oven\\w*, sexed up, sextons?( beetles?)?,
  sextants?, gore tex,
  (cherry|water|paint|glitter|bath|stink|seed|snow|confetti) (balloon )?bombs?, penistone,
  scunthorpe, (es|sus|middle|wes)sex, cockermouth, lightwater,
  (river |mount |the )?wank(?= in (bavaria|germany)),
  fucking (in|near|,) (osterreich|austria)\\w*, clitheroe, dickens\\w*, hancock\\w*, hitchcock,
  matsushita, shih tzus?, niger(ia|ian|ians|s)?, montenegr\\w+, arsenal, dorking, horniman,
  pen is, goddess (isis|of discord), isis (goddess|the goddess|of egypt), egyptian isis,
  discord (of|among|and)\\w*, goddess of discord\\w*,
  hate(s|d)? (mondays|rain|baths|water|snow|homework|broccoli|spinach|monday),
  butt(s|ed|ing|er\\w*|on\\w*)? (the|against|of|his|its|of rain|heads)\\w*,
  kill(s|ed|ing)? (time|boredom|the mood|weeds), dead (line|lock|pan|wood|nettle)s?,
  sucker fish\\w*, suck(s|ed|ing)? (lemon|nectar|honey|up|in|on|juice|the nectar)\\w*,
  willy (wagtail|nilly|wonka)s?, fanny (pack|adams)?, knob of butter, (door|radio|bed) knobs?,
  (hanging) (garden|basket|moss|lamp|vine|bat)s?, hangman spiders?, in the nick`;

const elsewhere = `
  (en|du|de|le|un|son|sans|mon|leur|petit|grand) retards?,
  retard(e|er|ent|ee|ees|es|ement|ando|ado|ar)[a-z]*, (je|u|jij|wat|hoe|dan) kunt,
  kunt (je|u|jij|ook|niet|zien),
  dick(er|e|es|em|en|ere|eren|sten?|kopf|kopfig|icht|hauter|bauch)\\w*, assel(n|chen)?,
  cavallo di troia, guerra di troia, fica d india, fico d india, cazzuola\\w*, suczka, suczki,
  porco spino, porco espinho, culo di bicchiere, cul de (sac|bouteille)\\w*,
  a poil (long|court|doux|dur), en poil, bitte d amarrage,
  negro (y|como|con|de ojos|azabache|brillante)\\w*,
  (gato|dragon|caballo|lobo|perro|agujero|cisne|toro|cuervo|mar|cielo) negro,
  (gatto|drago|lupo|cigno|cavallo|corvo|buco|mare) nero, ano luz, anos luz,
  тварь (лесная|морская|божья)`;

export const harmless: RegExp = anyOf([asses, animals, things, elsewhere].join(","));

/** The same with the accents that they stand with; without them they would mean something else. */
export const harmlessAsWritten: RegExp = anyOf("göre, göt(ür|ürü)[a-zçğıöşü]*");

/** Cruelty. A card may be fierce: dragons are slain and moths look like skulls. */
import { anyOf, anywhere } from "./any-of.ts";

const victims = `
  (him|her|them|people|humans?|persons?|man|men|woman|women|girls?|boys?|children|child|kids?|
  baby|babies|infants|toddlers|everyone|everybody| mom|mum|mommy|dad|daddy|mother|father|parents?|
  wife|husband|brother|sister|family|families| teachers?|students?|classmates|villagers|grandma|
  grandmother|friends| puppy|puppies|kittens?|prisoners?|innocents?|school (children|kids))`;

const of = `
  (all |the |little |small |young |innocent |your |my |his |her |its |their |our |a |an | other |
  old |poor |up )*`;

const english = `
  gore, gory, behead\\w*, decapitat\\w*, dismember\\w*, disembowel\\w*, eviscerat\\w*,
  mutilat\\w*, entrails, intestines, viscera, innards, bloodbath, bloodlust,
  tortur(e|es|ed|er|ing), massacre\\w*, murder(s|ed|er|ers|ing|ous)?, slaughter(s|ed|er|ing)?,
  school shoot\\w*, mass shoot\\w*, serial killers?, psycho killers?, cannibal\\w*, machine guns?,
  assault rifles?, sniper rifles?, rifles?, shotguns?(?! shells?), handguns?, ak ?47, ar ?15,
  (pipe|car|nail|suicide) (bomb|vest)\\w*, bomb vests?, skin(s|ned|ning)? (${victims} )?alive,
  flay(s|ed|ing),
  (kill|stab|shoot|strangle|drown|chok|poison|execut|butcher|impal|maim|hack|devour)(e|es|s|ed|d|
  ing|bing|bed|ting|ped|ping)? (up )?${of}${victims}(?! with (kindness|love|water|snow|glitter|
  bubbles|slime|questions)), shot ${of}${victims},
  (shoot|shoots|shooting|shot) up ${of}(school|class\\w*|church|mosque|mall),
  shoots? (everyone|everybody),
  bomb(s|ed|ing)? ${of}(school|hospital|church|mosque|city|cities|town|village|house|train|
  plane)s?, burn(s|ed|ing|t)? ${of}${victims} alive,
  (rip|tear|chop|cut|bit|bite|saw|slic|hack|gnaw)(e|s|es|ing|ping|ting|ped)? (off|open)
  ${of}(heads?|limbs?|throats?|hands?|fingers?|toes|arms|legs|ears|faces?)(?! of (paper|lettuce|
  cabbage|stone|wood|garlic)),
  (rip|tear|gnaw)(s|ing|ping)? (out )?${of}(heads?|limbs?|throats?|guts|hearts?|eyes|eyeballs|
  tongues?|brains)( off| out| apart| open)?,
  (cut|bite|chop|saw)(s|ing|ting|ping)? ${of}(heads?|limbs?|hands?|fingers?|arms|legs|ears) off,
  (rip|tear|chop|saw|cut|slic|hack)(e|s|es|ing|ping|ting|ped)? (up |apart )?${of}${victims}( (in
  half|to pieces|into pieces|apart|up))?, tore ${of}${victims}, rips? ${of}\\w+ throat out,
  gouged?( out)?, goug(es|ing), sever(ed|s|ing) (heads?|limbs?|arms?|legs?|hands?|fingers?),
  heads? on (a )?(spike|stick|stake|pike)s?,
  (drink|drinks|drinking|drank|bath(es|ing)? in|suck|sucks|sucking) ${of}blood of ${of}${victims},
  (eat|eats|eating|feast|feasts|feasting|feeds?|feeding)( on)? ${of}(human|babies|infants|
  children|kids|corpses|people|flesh|dead bodies)( flesh)?, human flesh,
  blood and (guts|gore|brains|flesh), guts (spill|hang|fall|come|everywhere|out)\\w*,
  covered in (blood|guts|gore), (pool|river|rain|bath)s? of blood,
  (crush|smash|cav)(es|e|ing|ed)? ${of}(skulls?|heads?)( in)?,
  chainsaw (kill|mur|mass|mani|wield)\\w*, snuff films?, dead (bodies|babies|children|kids),
  corpses (hang|everywhere|pile)\\w*, hang(ing|ed) corpses, exploding heads,
  eat(s|ing|en)? ${of}bab(y|ies), public executions?,
  (beat|beats|beating|hits|abuses?|abusing) (up )?(his|her|their) (wife|kids|children|husband|
  girlfriend|dog), child abuse\\w*, animal abuse\\w*, gang rape\\w*, war crimes?`;

const german = `
  enthaupt\\w*, gekopft\\w*, kopf ab(schneid|hack|schlag|reiss)\\w*, amok (lauf|laeuf)\\w*,
  folter\\w*, gefoltert\\w*, massaker\\w*, serien (mord|kill)\\w*, morder\\w*, ermord\\w*,
  gedarm\\w*, eingeweide, abgeschlachtet\\w*, abschlacht\\w*, blutbad, zerstuckel\\w*,
  verstummel\\w*, kannibal\\w*, maschinengewehr\\w*,
  (kinder|menschen|babys?|frauen|leute|eltern|mitschuler|lehrer|welpen|katzchen) (\\w+ )?(totet|
  toetet|tote|ermordet|umbringt|abschlachtet|frisst|qualt|erschiesst|ersticht|foltert| zerreisst|
  verbrennt),
  (totet|toetet|ermordet|quält|qualt|erschiesst|frisst) (\\w+ )?(kinder|menschen|babys?|frauen|
  leute)`;

const romance = `
  decapit\\w+, tueurs? (en serie|a gages),
  (tue|tuent|egorge|massacre|viole|mange|brule|torture)(nt)? (des |les |ses |tous les )+(enfants|
  gens|bebes|humains|parents|femmes|chatons|chiots), tortur\\w+, eventr\\w+, egorg\\w+,
  massacr\\w+, eviscer\\w+, demembr\\w+, meurtri\\w+, cannibal\\w+, tripes (et|partout),
  bain de sang, fusillade\\w*, mitraillette\\w*,
  (mata|matan|matando|asesina|devora|tortura|quema|degüella) (a )?(los |las |sus |tu |mi )?(ninos|
  ninas|gente|bebes|personas|padres|humanos|mujeres|gatitos|perritos|gente), asesin\\w+,
  tiroteo\\w*, masacr\\w+, descuartiz\\w+, degoll\\w+, desmembr\\w+, canibal\\w*, bano de sangre,
  sicari\\w+, ametralladora\\w*,
  (mata|matam|matando|devora|tortura|queima) (as |os |suas |seus )?(criancas|pessoas|gente|bebes|
  pais|mulheres|humanos|gatinhos|cachorrinhos),
  assassin(o|os|a|as|ato|atos|ar|ou|ando)( em serie)?, esquartej\\w+, massacre\\w*, chacina\\w*,
  banho de sangue, tiroteio\\w*, metralhadora\\w*,
  (uccid|ammazz|divor|tortur|bruci|squarci)\\w+ (i |le |la |gli |dei |delle |tutti i )*(bambin|
  gent|person|uomin|donn|genitor|neonat|gattin|cagnolin|cuccioli)\\w*, strage\\w*, stragi,
  squart\\w+, sgozz\\w+, smembr\\w+, assassin(o|i|io|are), omicid\\w+, cannibal\\w+,
  bagno di sangue, mitragliatric\\w+`;

const polish = `
  (obcin|odcin|odrab|urw|odgryz)\\w+ (\\w+ )?(glow|rec|nog|pal)\\w+,
  (zabija|morduje|torturuje|zjada|pozera|krzywdzi|dusi|pali) (\\w+ )?(dzieci|ludzi|niemowleta|
  rodzicow|kobiety|kotki|kociaki|szczeniaki|zwierzeta), morder\\w+, mord(owac|uje|owanie),
  seryjny zabojca, tortur\\w+, strzelanin\\w+, masakr\\w+, zarzyna\\w*, rzez, flaki, kanibal\\w*,
  poderznal\\w*, karabin\\w*, işkence[a-zçğıöşü]*, katliam[a-zçğıöşü]*, seri katil`;

const russian = `
  (отруб|отрез|отрыв|откус)[а-я]+ ([а-я]+ )?(голов|рук|ног|пальц)[а-я]*,
  (убива|режет|пыта|мучает|жрет|ест|душит|сжига|насилу)[а-я]* ([а-я]+ )?(детей|людей|
  младенц[а-я]+|родител[а-я]+|женщин|котят|щенк[а-я]+|одноклассник[а-я]+),
  серийный (убийца|маньяк), убийц[а-я]*, маньяк[а-я]*, пыт(ает|ают|ать|ки|кам|очн[а-я]+),
  резн(я|ю|и|ей), расстрел[а-я]*, расчлен[а-я]*, кишк(и|ами), обезглав[а-я]+, каннибал[а-я]*,
  людоед[а-я]*, кровав(ая|ое|ый) (резня|месиво|баня|расправа), автомат калашникова`;

export const violence: readonly RegExp[] = [
  anyOf([english, german, romance, polish].join(",")),
  anyOf(russian),
  anywhere(`拷問 虐殺 人殺し 殺人 杀人 殺人 屠杀 虐待 分尸 살인 학살 고문`),
];

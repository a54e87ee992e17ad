/**
 * Words of a player who writes about hurting themselves. Found in many languages and rather too
 * often: what follows is a kind word and a place to find help, never a reproach.
 */
import { anyOf, anywhere } from "./any-of.ts";

const english = `
  suicid(?!e (vest|bomb|attack|squad))\\w*, self harm\\w*, kms, kys, unaliv\\w*, sewer slide,
  (kill|kills|killing|hurt|hurts|hurting|harm|harms|harming|hang|hangs|hanging|poison|poisons|
  starve|starves|starving) (my|your|ur|him|her|it|them|one)sel(f|ves)(?! (up|upside|on|from|in|
  over|around|laughing)), kill ur self,
  (cut|cuts|cutting) (my|your|him|her|it|them)sel(f|ves)(?! (a|an|some|out|free|off|loose)\\b),
  (cut|cuts|cutting|slit|slits|slitting) (my|your|his|her|its|their) (own )?(wrists?|arms?|veins|
  legs?),
  (want|wants|wanted|wanting|wish|wishes|wanna|gonna|trying|tries|need) (to )?(die|be dead|be gone
  forever|end it( all)?|kill me|disappear forever), (i|and) (just )?(want|wanna) (to )?disappear,
  (i|he|she|it) (want|wants|wanna) dead, go (and )?die, hang urself,
  (dont|doesnt|do not|does not|didnt|did not|never) (want|wants|wanna|wish) (to )?(live|be alive|
  exist|wake up (any more|ever again|again|tomorrow))(?! (in|with|on|at|under|near|there|alone|
  here|by|inside|among|underground|without|like) (?!this)),
  (cant|cannot|can not) (go on|live|keep going|take it) (living|like this|any more),
  no longer want\\w* to live,
  (going|gonna|about|plan|plans|planning|decided|ready|try|tries) (to )?(end it all|kill me|end my
  life), feel\\w* like (dying|killing my ?self|ending),
  (end|ends|ended|ending) (my|your|his|her|its|their)( own)? li(fe|ves),
  tak(e|es|ing) (my|his|her|its) own life, better off (dead|without me),
  (no|not|isnt|nothing|any) (reason|worth|point)( \\w+)? (to live|living|in living|to go on),
  (tired|sick) of (living|life|being alive), hat(e|es|ing) (my|his|her|its|being) (life|alive),
  hate myself, (nobody|no one|noone) (would|will) (miss|care if) (me|i),
  (wish|wishes|wished) (i|he|she|it) (was|were|am|is) (dead|never born|not alive|not here),
  never been born, wish\\w* to (die|be dead), overdos(e|es|ed|ing), drink(s|ing)? bleach,
  too many pills, jump\\w* in front of (a|the) (train|bus|car|truck),
  jump\\w* off (a|the) (bridge|roof|building|cliff) to (die|end), pro ana, thinspo\\w*,
  anorexi(a|c)\\w*, bulimi(a|c)\\w*, think\\w* (about|of) dying, thoughts of dying`;

const german = `
  selbst(mord|mordlich|tot|tote|totung|verletz|verletzt|verletzung|verletzend|moerder|
  morder)\\w*, suizid\\w*,
  (will|mochte|moechte|wollte|wurde gern) (einfach |nur |am liebsten |endlich )*(sterben|tot sein|
  nicht mehr leben|nicht mehr da sein), nicht mehr leben,
  (mich|dich|sich) (selbst )?um(bringt|bringe|bringen|zubringen|gebracht),
  (bringe?|bringt) (mich|dich|sich) (\\w+ )?um,
  (ritze|ritzt|ritzen|ritz|verletze|verletzt|tote|totet|toete) (mich|dich|sich),
  (mich|dich|sich) (selbst )?(ritz|verletz|erhang|tot)(e|t|en|et)?,
  (mich|sich) das leben (nehmen|nimmt|nehme), (nimmt|nehme) (mir|sich) das leben, lebensmude,
  hasse mein leben, schneid\\w* (mich|sich) (in|die) (den arm|arme|adern)`;

const french = `
  (veux|voudrais|veut|envie de|aimerais) (juste )?(mourir|crever|me tuer|se tuer|en finir|
  disparaitre|etre mort\\w*),
  (veux|voudrais|ai) (plus|pas) (envie de )?(vivre|exister)(?! (dans|avec|sous|sur|pres|ici)),
  plus envie de vivre, tue toi,
  (me|se|te) (tuer|suicid\\w+|pendre|scarifi\\w+|mutil\\w+|faire du mal),
  (se|me|s) (coup\\w+|ouvr\\w+|taillad\\w+) les (veines|poignets|bras), scarifi\\w+,
  automutil\\w+, mettre fin a (mes|ses) jours`;

const spanish = `
  (quiero|quisiera|quiere|deseo|desea|ganas de) (morir\\w*|matarme|matarse|estar muert\\w+|
  desaparecer), me quiero (morir|matar), se quiere (morir|matar),
  (no|ya no) (quiero|puedo) (seguir )?(vivir|viviendo|existir)(?! (en|con|sin|bajo|aqui|sol)),
  matate, (voy|va) a (matarme|matarse|suicidarme|suicidarse), (me|se) (voy|va) a (matar|suicidar),
  (me|se) (corto|corta|cortan|cortas) (las|los) (venas|munecas|brazos),
  (quitarme|quitarse) la vida, autolesi\\w+, odio mi vida, cortarme, hacerme dano`;

const portuguese = `
  (quero|queria|quer|vontade de) (morrer|me matar|se matar|sumir para sempre|estar mort\\w+),
  (nao|nem) (quero|aguento|consigo) (mais )?(viver|continuar viv\\w+|existir)(?! (em|n|com|sem|
  aqui)), (vou|vai) (me|se) (matar|suicidar), se mat(a|e) logo, se mata,
  (me|se) (corto|corta|cortar|cortando), tirar (a )?(minha|propria) (propria )?vida,
  odeio minha vida, automutil\\w+`;

const italian = `
  (voglio|vorrei|vuole|voglia di) (solo )?(morire|uccidermi|uccidersi|ammazzarmi|ammazzarsi|essere
  mort\\w+|farla finita|sparire per sempre), (mi|si) (voglio|vuole) (ammazzare|uccidere),
  non (voglio|vorrei) (piu )?(vivere|esistere)(?! (in|con|senza|nel|qui|sotto)),
  (mi|si) (uccido|ammazzo|suicid\\w+|impicc\\w+), ammazzati, ucciditi,
  (mi|si) (taglio|taglia) (le|i) (vene|polsi|braccia), autolesion\\w+, togli\\w+ la vita,
  odio la mia vita`;

const polish = `
  (chce|chcialbym|chcialabym|chcialaby) (umrzec|nie zyc|sie zabic|zniknac na zawsze),
  nie (chce|chce mi|chcialbym) (juz )?(sie )?zyc(?! (w|na|z|pod|bez|sam)),
  (chce|chcialbym) (juz )?nie zyc, (zabij|zabije|zabijam|zabija|zabic|powiesze|powiesic) sie,
  sie (zabic|zabije|zabija|tnie|tne|ciac|okalecza\\w*|powiesic), (tnie|tne) sie, samoboj\\w+,
  samookalecz\\w+, skonczyc ze soba, (podciac|podcina|podcinam) (sobie )?zyly,
  nienawidze (swojego )?zycia, odebrac sobie zycie`;

const turkish = `
  intihar[a-zçğıöşü]*, ölmek isti[a-zçğıöşü]+, kendimi öldür[a-zçğıöşü]+, yaşamak istemiyorum`;

const russian = `
  (хочу|хочет|хочется|хотел|хотела) ([а-я]+ )?(умереть|сдохнуть|убить себя|исчезнуть навсегда|не
  жить),
  (не хочу|не хочется|незачем|не могу) (больше |дальше )?жить(?! (в|на|с|под|без|тут|один)),
  жить (больше )?(не хочу|не хочется|незачем), (убью|убей|убить|убивает|режу|режет|ненавижу) себя,
  (реж|вскр)[а-я]+ (себе )?(вены|руки), самоуби[а-я]+, суицид[а-я]*, покончить с (собой|жизнью),
  селф ?харм, повеситься, повешусь`;

const others = `
  自杀 自殺 想死 不想活 割腕 轻生 死にたい リストカット リスカ 消えたい 消えてしまいたい 生きたくない 자살 죽고\\s?싶 살기\\s?싫 살고\\s?싶지`;

export const selfHarm: readonly RegExp[] = [
  anyOf([english, german, french, spanish, portuguese, italian, polish, turkish].join(",")),
  anyOf(russian),
  anywhere(others),
];

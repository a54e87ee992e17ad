import { anyOf, anywhere } from "./any-of.ts";
import { hatefulSound } from "./by-sound.ts";

/** People that a text may not wish ill; animals and monsters of the same colour do not count. */
const people = `
  (jews?|muslims?|christians?|hindus?|buddhists?|gays?|lesbians?|gay (people|kids|men|boys|guys)|
  black (people|men|women|kids|folks?|guys)| white people|brown people|blacks|whites|immigrants?|
  migrants?|refugees|foreigners|asians?|mexicans?|arabs?| africans?|chinese|indians|gypsies|women|
  trans( people| kids| women)?|transgenders?|disabled( people| kids)?|autistic (people|kids)|
  homeless( people)?)`;

const english = `
  nazis?, neo nazi\\w*, hitler\\w*, heil, sieg heil, swastikas?, kkk, ku klux\\w*,
  isis (fighter|soldier|warrior|terror|flag|army|bomb|militant|recruit)\\w*,
  (join|joins|joined|pro|long live) isis, al qaeda,
  taliban, terroris\\w*, (osama )?bin laden, jihad\\w*, holocaust, genocid\\w*, lynch(es|ed|ing)?,
  lynch mobs?, white (power|suprem\\w*|pride), master race, ethnic cleansing, racis(ts?|m),
  gas chambers?, concentration camps?, auschwitz, mein kampf, third reich, fourth reich, 1488,
  14 88, 14/88, waffen ss, rag head\\w*, towel head\\w*, wetbacks?, gooks?, pakis?, spics?, beaners?,
  kikes?, niggas?, nigg(er|ah|az|uh)\\w*, sand nig\\w*, faggots?, fags?, trann(y|ies), she males?,
  chinks?(?! in), camel jockey\\w*, coons?, darkies, golliwog\\w*,
  (kill|kills|killing|hate|hates|hating|gas|gasses|gassing|burn|burns|burning|attack|attacks|
  attacking|beat|beats|beating( up)?|beats up|eat|eats|eating|hang|hangs|shoot|shoots|stab|stabs|
  bomb|bombs|hunt|hunts|hunting|murders?| exterminates?|deport|deports) (all |the |every |only |
  some |up )*${people}, death to (all )?(the )?${people},
  ${people} (should|must|need to|have to|deserve to) (all )?(die|burn|be (killed|gassed|shot|
  hanged|deported|dead)|suffer),
  ${people} (are|r) (all )?(animals|vermin|rats|trash|dirty|filth|filthy|apes|monkeys|pigs|stupid|
  dumb|evil|criminals| thieves|disgusting|scum|subhuman|inferior|ugly|weak|cancer),
  (stupid|dirty|filthy|disgusting|damn) ${people}, jews? (control|controls|rule|run|own)\\w*,
  no (jews|blacks|gays) allowed, ${people} hat(ing|ers?),
  ${people} (are |is )?(superior|inferior) to ${people}, anti ?semit\\w*, homophob\\w*`;

const others = `
  (juden|auslander|auslaender|turken|araber|muslime|schwule|fluchtlinge|schwarze) (ins gas|raus|
  vergasen|verrecken|toten|abschieben|klatschen|sind (dreck|abschaum|ratten|tiere)),
  tod (den|allen) (juden|auslandern|muslimen|schwulen|turken|arabern|fluchtlingen), neger\\w*,
  schwuchtel\\w*, kanak(e|en|ke|ken), untermensch\\w*, hakenkreuz\\w*,
  drecks(juden?|turken?|araber|auslander), zigeuner\\w*,
  mort aux (juifs|arabes|noirs|gays|pedes|musulmans|chretiens|immigres|blancs|migrants|etrangers|
  femmes), sales? (arabes?|noirs?|noires?|juifs?|juives?|negres?|pedes?|blancs?|chinois), negres?,
  negresse, bougnoul\\w*, youpins?, pédés?, pédales?, tapettes?, croix gammee\\w*, bamboulas?,
  tarlouz\\w+,
  muerte a (los|las) (judios|moros|negros|gays|maricones|musulmanes|inmigrantes|gitanos|mujeres|
  cristianos|blancos),
  (putos?|malditos?|sucios?|asquerosos?) (negros?|judios?|moros?|gays?|maricon\\w*|gitanos?|
  indios?), negros? de mierda, maricon\\w*, sudacas?, esvastica\\w*, moros de mierda,
  morte a(os|s|gli|i|lle) (judeus|negros|pretos|gays|viados|muculmanos|imigrantes|mulheres|ebrei|
  negri|froci|musulmani|immigrati|stranieri|arabi|neri|zingari|donne|cristianos|cristiani),
  (preto|preta|pretos|negro|negra|macaco|crioulo|judeu|viado)s? (imund|nojent|suj|fedid|de
  merda)\\w*, bichas? nojent\\w+, crioulo imundo, suastica\\w*, sapatao,
  sporc(o|a|hi|he) (negr|ebre|arab|zingar|terron)\\w+, negr(o|i|a) di merda, froci(o|a)?,
  ricchion(e|i|a)?, recchion(e|i), svastic\\w+, zingari di merda, terrone di merda,
  finocchio di merda, smierc (zydom|murzynom|muzulmanom|gejom|pedalom|arabom|imigrantom),
  (brudn\\w+|jeban\\w+|pierdolon\\w+) (zyd|czarnuch|murzyn|arab|ciapat|cygan|peda|ukrain)\\w*,
  czarnuch\\w*, ciapat(y|a|e|ych|ego|ymi), peda(ł|ły|łem|łom|łów)( jeban\\w+)?,
  pedal(e|y)? jeban\\w+, zydzi do gazu, swastyk\\w+,
  nazi(sta|stas|sti|ste|stowsk\\w+|stisch\\w*|stow|s|e|es)?`;

const russian = `
  смерть (евреям|мусульманам|геям|хачам|неграм|чуркам|хохлам|москалям|армянам|таджикам),
  жид(ы|ов|а|овк[а-я]*|овск[а-я]*)?, хач(и|ей|а|у)?, чур(к|ок)(а|и|у|ой|ами)?, ниг(г)?ер[а-я]*,
  черножоп[а-я]*, нацист[а-я]*, фашист[а-я]*, свастик[а-я]*, гитлер[а-я]*, пид(о|а|е)р[а-я]*,
  педик[а-я]*, гомик[а-я]*, зиг хайль, хохл(ы|ов|ам) (на|вон|долой), узкоглаз[а-я]+, бей жидов`;

export const hate: readonly RegExp[] = [
  anyOf([english, others].join(",")),
  anyOf(russian),
  hatefulSound,
  // Also inside of a name: no other word has them in it.
  anywhere(`faggot nigga(?!rd) (?<!w)hitler`),
  anywhere(`ヒトラー ナチス 希特勒 纳粹 納粹 支那 チョン\\b (?<![가-힣])나치 히틀러 짱깨 쪽바리`),
];

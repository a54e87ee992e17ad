/** Drugs, smoking, and drinking as a way of life; a barrel of beer or a stolen cigar is neither. */
import { anyOf, anywhere } from "./any-of.ts";

const english = `
  cocaine\\w*, coke (addict|head)\\w*,
  (snort|snorts|snorting|sniff|sniffs|sniffing|inject|injects|injecting|huff|huffs|huffing) (\\w+
  )?(glue|coke|powder|smack|heroin|cocaine|paint|meth|drugs|crack|speed|pills),
  (deal|deals|dealing|sell|sells|selling|buys|shoots up) (\\w+ )?(coke|heroin|cocaine|meth|drugs|
  weed|crack), heroin, meth, meth heads?, crystal meth, methamphetamine\\w*, amphetamine\\w*,
  crack (pipe|head|cocaine|addict|whore)s?, crackheads?, crack smok\\w+, marijuana, cannabis,
  ganja, hashish, reefers?,
  (smok(e|es|ing|ed)|roll(s|ing)?) (up )?(a |some |his |her | big |fat |the )*(weed|pot|crack|
  joints?|blunts?|bongs?|cigars?|cigarettes?|dope|hash|cigs?|fags| tobacco| grass),
  (weed|pot|crack|dope|hash|joint|cigarette|cigar) (smok\\w+|dealer\\w*|addict\\w*),
  smok\\w+ (a|its|his|her) pipe of (weed|crack|hash|opium), chain smok\\w+, bongs?,
  stoned(?! (wall|path|bridge|house|tower|floor|fruit|giant|golem)), stoners?, lsd, mdma,
  (ecstasy|molly|sleeping|happy|diet) pills?, pop(s|ping)? (\\w+ )?pills, pill popp\\w+, fentanyl,
  opium, opioids?, oxycontin, ketamine, xanax, adderall, steroids,
  (tripping|high|hooked|wasted|hammered|wrecked|addicted|off (his|her|its) (face|head)) (on|to)
  (magic )?(acid|mushrooms?|shrooms|lsd|pills|weed|drugs|meth|whiskey|whisky|vodka|rum| beer|wine|
  alcohol| booze|cocaine|heroin|crack|coke|glue|nicotine|opium|speed|ketamine|dope|pot),
  420( blaze)?( it)?, blaze it, weed lea(f|ves),
  (puff|pass|light|lights|lighting|roll|rolling) (a |the |up )*(joint|blunt|bong)s?,
  drugs?(?! (free|store|stores|proof|shop|shops)\\b),
  drug (dealer|lord|cartel|addict|mule|abuse|baron|den|trade)\\w*, drugged, junkies?,
  vap(e|es|ing|er|ers), cigarettes?, tobacco, nicotine, vodka, whiske?y, tequila,
  (gets?|getting|got|so|very|too|always|totally|completely|half) drunk, drunk, drunken,
  drunkards?, alcoholi(c|cs|sm), hung over, hang overs?, booz(e|er|ing|y),
  (chug|chugs|chugging|swig|swigs|swigging|guzzl\\w+|binge drink\\w+)( \\w+)? (beers?|wine|rum|
  gin|vodka|ale), beer (chug|guzzl|swill|bell)\\w*, binge drink\\w*,
  too much (beer|wine|rum|gin|alcohol), full of (vodka|rum|gin|booze|beer|alcohol),
  (shots?|bottles?) of (vodka|rum|gin|whiskey|tequila|liquor), full of rum`;

const others = `
  kokain\\w*, cocain\\w+, kiff(t|en|er|e|st)?, bekifft\\w*, besoffen\\w*, betrunken\\w*, sauft,
  saufer\\w*, zigarett\\w+, (gras|joints?|crack|hasch|shisha) rauch\\w*,
  raucht (gras|joints?|einen joint|zigaretten|hasch|crack|pot|wasserpfeife), heroinsucht\\w*,
  drogen\\w*, dealer\\w*, alkoholiker\\w*, schnaps,
  fume(r|nt)? (un |du |des |de la |de l )*(joint|shit|cannabis|beuh|petard|herbe|cigarettes?|
  cigares?|crack|clopes?)s?, ivres?( morte?)?, saoule?s?, bourres?, drogu(e|es|ee|er|es)\\w*,
  alcooli\\w+, cocaine, toxico\\w*, sous (coke|cocaine|ecstasy), porros?, borrach\\w+, drogas,
  drogad\\w+, (narco)?traficantes?,
  fuma(r|n|ndo)? (\\w+ )?(porros?|marihuana|hierba|crack|mota|tabaco|cigarros?|cigarrillos?|
  maconha|baseados?|erva), marihuana\\w*, heroina, cocaina, alcoholic\\w+,
  cigarr(o|os|illo|illos), fumando (baseado|maconha|cigarro|um|un), maconh\\w+, bebad\\w+,
  alcoolatra\\w*, cigarros?, cachaca, drogad\\w*, embriagad\\w+,
  (della|di|la|con la|spaccia|dealer di) droga, drogat\\w+, drogars\\w+, spaccia(tor\\w+|re|no)?,
  ubriac\\w+,
  fuma(re|no|ndo)? (una? |l |le |della |delle )*(canna|canne|erba|spinell\\w+|sigarett\\w+|crack),
  sigarett\\w+, marijuan\\w*, alcolizzat\\w+, narkot\\w+, narkoman\\w*, pijan\\w+,
  (pali|palac\\w*|palenie|jara) (trawk\\w*|marihuan\\w*|ziol\\w*|papieros\\w*|fajki|zioło|
  skret\\w*| joint\\w*), trawke, cpun\\w*, papieros\\w*,
  (na|po) (kokainie|heroinie|haju|amfetaminie|dragach), wodk\\w+, diler\\w*,
  alkoholi(k|cy|czk)\\w*, amfetamin\\w*, esrar, eroin, uyuşturucu[a-zçğıöşü]*, sarhoş[a-zçğıöşü]*`;

const russian = `
  кокаин[а-я]*, героин(а|е|ом|у)?, наркот[а-я]*, наркоман[а-я]*, марихуан[а-я]*,
  пьян(ый|ая|ые|ого|ица|ицы|ство|ствует|ую|ой), бух(ой|ая|ает|ать|ло), косяк(и|ом|а|у)?,
  (курит|курят|куря[а-я]+|курить) ([а-я]+ )?(трав[а-я]+|косяк[а-я]*|марихуан[а-я]*|сигар[а-я]*|
  план|гашиш|табак|анаш[а-я]*|вейп), сигарет[а-я]*, водк(а|у|и|ой|е), алкаш[а-я]*, алкогол[а-я]*,
  гашиш[а-я]*, спайс(ы|а|ом), вейп[а-я]*, под кайфом, амфетамин[а-я]*, самогон[а-я]*`;

export const drugs: readonly RegExp[] = [
  anyOf([english, others].join(",")),
  anyOf(russian),
  anywhere(`麻薬 大麻 コカイン 覚醒剤 吸毒 毒品 海洛因 可卡因 大麻 마약 대마초 코카인`),
];

/**
 * What no card is about, as words and short phrases. Most rude words are not here: a word list of
 * its own finds them (allowed.ts).
 */
export type Topic = "self_harm" | "sexual" | "hate" | "violence" | "drugs" | "rude" | "contact";

/** Any of these, as whole words; a space also stands for a dash or for nothing at all. */
const anyOf = (phrases: string): RegExp => {
  const patterns = phrases.trim().split(/\s*,\s*/);
  const spaced = patterns.map((phrase) => phrase.replaceAll(/\s+/g, "[\\s_-]*"));
  return new RegExp(`(?<![a-z])(?:${spaced.join("|")})(?![a-z])`, "g");
};

const selfHarm = anyOf(`
  suicid(e|al|ed)?, self harm(s|ing)?, kill(s|ing)? (my|your|ur|it)self, kys, cut(s|ting)? myself,
  cut(s|ting)? (my|its|your|her|his) wrists?, slit(s|ting)? (my|its|your|her|his)? ?wrists?,
  hang(s|ing)? (my|your)self, hurt(s|ing)? myself, i want to die, i wanna die, end(ing)? my life,
  wish i (was|were) dead, unalive(d|s)?, overdos(e|ed|es|ing), drink(ing)? bleach, go die,
  starv(e|es|ing) (my|your|it)self, anorexi(a|c)`);

const sexual = anyOf(`
  naked, nudes?, nudity, sexy, sexier, sexual(ly)?, sexting, porn\\w*, rap(e|es|ed|ist|ists|ing),
  erotic\\w*, lingerie, strippers?, striptease, prostitut\\w*, brothel, hentai, nsfw, only fans,
  horny, kinky, fetish\\w*, orgasm\\w*, seduct\\w*, busty, topless, hookers?, pa?edos?,
  pa?edophil\\w*, molest\\w*, incest\\w*, boobs?, boobies, milf, genital\\w*, blow job, playboy,
  twerk(s|ing)?, bdsm, dildo\\w*, viagra, mak(e|ing) love`);

const hate = anyOf(`
  nazis?, neo nazi\\w*, hitler\\w*, heil, swastikas?, kkk, ku klux\\w*, isis, al qaeda, taliban,
  terroris\\w*, bin laden, jihad\\w*, holocaust, genocid\\w*, lynch(es|ed|ing)?, white power,
  white suprem\\w*, master race, ethnic cleansing, racists?, gas chambers?, concentration camps?,
  raghead\\w*, wetback\\w*, gooks?, pakis?, spics?, faggots?, trann(y|ies),
  (kills?|hates?|gas|gasses) (all )?(the )?(jews|muslims|christians|gays|blacks|immigrants|women)`);

const violence = anyOf(`
  gore, gory, behead\\w*, decapitat\\w*, dismember\\w*, disembowel\\w*, mutilat\\w*, entrails,
  bloodbath, tortur(e|es|ed|er|ing), massacre\\w*, murder(s|ed|er|ers|ing|ous)?, school shoot\\w*,
  mass shoot\\w*, serial killers?, cannibal\\w*, machine guns?, assault rifles?, sniper rifles?,
  shotguns?, handguns?, ak 47, ar 15, (pipe|car|nail|suicide) bombs?, skin(s|ned)? alive,
  (kill|stab|shoot)(s|ing|ed|bing|bed)? (all |the |little |small |your |my |other )*(him|her|them|
  people|humans|children|kids|babies|everyone|everybody|mom|mum|dad|parents|teachers?|students|
  classmates|puppies|kittens)`);

const drugs = anyOf(`
  cocaine, heroin, meth, methamphetamine\\w*, crack pipe, crackhead\\w*, marijuana, cannabis,
  smok(e|es|ing) (weed|pot|crack|joints?), lsd, mdma, fentanyl, opium, opioids?, ketamine, drugs?,
  drug (dealers?|lords?), high on \\w+, stoner, vap(e|es|ing), cigarettes?, cigars?, tobacco,
  nicotine, vodka, whiske?y, tequila, drunk, drunken, beers?, booze`);

const rude = anyOf(`
  f[*#%]+c?k\\w*, f[*#%]+, s[*#%]+t, sh[*#%]t, b[*#%]tch\\w*, c[*#%]nt, a[*#%]{2}, phuck\\w*, fuk\\w*,
  fck\\w*, fuq\\w*, fvck\\w*, fucc\\w*, biatch, beotch, asshat, dumb ?ass\\w*, bull ?shit\\w*, crap,
  crappy, goddamn\\w*, douche\\w*, motherf\\w*, stfu, wtf, merde, putain, connard\\w*, salope, encule,
  put(a|as|o|os), mierda, joder, pendejo, cabron, scheiss\\w*, arschloch, fick(en|er|t)?, hure,
  hurensohn, fotze, cazzo, stronzo, vaffanculo, puttana, caralho, porra, kurwa, blyat, klootzak,
  perkele, chutiya, madarchod`);

const contact = anyOf(`
  https?:\\S*, www\\.\\S*, [a-z0-9-]+\\.(com|net|org|io|gg|ru|tv|xyz)(/\\S*)?, [\\w.+-]+@[\\w-]+\\.\\w+,
  (on|via|my) (discord|telegram|signal|steam), snapchat, whatsapp, tiktok, instagram`);

/** The gravest first: it decides what the player is told. */
export const topics: readonly (readonly [Topic, RegExp])[] = [
  ["self_harm", selfHarm],
  ["self_harm", /自殺|死にたい|リストカット/],
  ["sexual", sexual],
  ["sexual", /エロ|セックス|ちんこ|まんこ/],
  ["hate", hate],
  ["violence", violence],
  ["drugs", drugs],
  ["rude", rude],
  ["rude", /くそ|クソ|死ね|блят|сука|хуй|пизд|ебат|씨발|병신|操你|他妈|傻逼/],
  ["contact", contact],
  ["contact", /(?:\d[\s().-]?){9,}/],
];

/**
 * Harmless words and phrases that would sound an alarm, here or in the list of rude words. They are
 * taken out before the check.
 */
export const harmless: RegExp = anyOf(`
  naked mole rats?, naked eyes?, horny (toad|lizard|devil|scale|plate|shell|beak)s?,
  goddess isis, isis goddess, murder of (crows|ravens), murder mystery, drunken (boxing|fist|master),
  (root|ginger|butter) beers?, high on (a|the|its|his|her),
  assort\\w*, assonan\\w*, assegais?, anale\\w*, analge\\w*, annals?, annalist\\w*, artisanal,
  (crypt|re|over)analy\\w*, tetanal, pandanus,
  cocks?combs?, cockpits?, cockspurs?, cocksure, cockswains?, cumin, cummerbunds?, dickcissels?,
  dickybirds?, dick the (duck|dog|donkey|dragon), moby dick, feckless\\w*, booby,
  booby traps?, pussy ?cats?, pussy willows?, pussyfoot\\w*, pricks, prick(ed|ing)? (up|its|their),
  chink (in|of), chinkapins?, rapped, rappel\\w*, rapeseeds?, retardants?, porgies, shiitakes?,
  (blue|great|coal|marsh|willow|crested|long tailed) tits?, turd free, van dykes?,
  dykes? (building|builder|guardian|wall)s?, telegrams?`);

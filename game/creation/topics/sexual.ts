import { anyOf, anywhere } from "./any-of.ts";
import { sexualSound } from "./by-sound.ts";

const english = `
  naked, nudes?, nudity, sexy, sexier, sexiest, sexual(ly|ity)?, sexting, sexbot, porn\\w*, pron,
  rap(e|es|ed|ist|ists|ing), erotic\\w*, lingerie, strippers?, striptease, strips? (for|naked),
  prostitut\\w*, brothel, hentai, nsfw, only fans, horny, kinky, fetish\\w*, orgasm\\w*,
  org(y|ies), seduct\\w*, seduc(e|es|ed|ing), busty, topless, hookers?, pa?edos?, pa?edo bears?,
  pa?edophil\\w*, molest\\w*, incest\\w*, boobs?, boobies, milfs?, genital\\w*, blow jobs?,
  hand jobs?, playboy, twerk\\w*, bdsm, bondage, dildo\\w*, viagra, mak(e|es|ing) love,
  masturb\\w*, (jerk|jack|wank)(s|ing|ed)? ((him|her|it|my|your|them)sel(f|ves) )?off,
  stripp(ing|ed) (off|naked|for), rapey,
  (big|huge|large|giant|massive|bare|naked|nice|perky) (breasts?|breasted|boobs?|tits|titties|
  booty|ass), breasts, bare (breasted|chested), dominatri\\w*,
  (sex|love) (slave|doll|toy|scene|life|worker)s?,
  sex (god|goddess|boy|girl|bomb|machine|addict)(e?s)?,
  (have|has|having|had|want|wants|wanting) (to have )?sex, sex(?! (and the city))(?=$|[\\s.!?]),
  group sex,
  (no|without|without any|take off|takes off|taking off) (her |his |their |any |all )*(clothes|
  bra|panties|underwear)( on| off)?, bra and panties, panties, nipples?, erections?, anal,
  cum(s|ming|shot|shots)?, jizz\\w*, perverts?, perverted, upskirt, deep throat\\w*,
  cam (girl|whore|slut)s?, xxx+, vaginas?, testicles?, penis(es)?, ball sack, scrotum, foreskin,
  clitoris, thicc, ejaculat\\w*, dominatrix, sugar (daddy|daddies|mommy), kamasutra, threesomes?,
  undress(ed|es|ing)?, lap danc\\w+, pole danc\\w+`;

const others = `
  (nackte?[rsnm]?(?!(schneck|mull)\\w*)), porno\\w*, sex, sexuell\\w*, titten, busen,
  vergewaltig\\w*, masturbier\\w*, bumsen, orgasmus, erotik\\w*, geschlechtsverkehr,
  (femme|fille|fee|elfe|sirene|homme|toute?) nue?s?, a poil(?! de),
  (gros|gros gros|enormes) (seins|nichons), nichons, se masturb\\w+, viol(e|er|eur|eurs|ee|ees),
  baise(r|nt)? (avec|moi), desnud(a|o|as|os|ez|arse), tetas, masturb\\w+, violador\\w*, violacion,
  viola (a|ninas|mujeres), prostitut\\w+,
  (mulher|menina|moca|fada|elfa|toda|homem) (nua|pelada|nu|pelado), peitos (grandes|enormes),
  peitudas?, estupr\\w+, sexo, (donna|ragazza|fata|elfa|sirena|uomo) nud[ao], nud[aeio], tette,
  seni enormi, stupr\\w+, violent(atore|are|a) (donne|bambini|ragazze), sesso,
  (nag(a|ie|i) (kobiet|dziewczyn|wrozk|elf|syren|facet|baba)\\w*), cyck\\w*, cyce, gwalt\\w*,
  gwalc\\w*, masturbuj\\w*, seks(i|le|y)?, seksown\\w+, onanizuj\\w*, çıplak kadın,
  tecavüz[a-zçğıöşü]*`;

const russian = `
  гол(ая|ый|ые|ую|ой) ([а-я]+ )?(женщин|девушк|девочк|баб|тетк|мужик|мужчин|фе|эльф|русалк|
  принцесс)[а-я]*, обнаженн[а-я]+, порн[а-я]*, сиськ[а-я]*, сись(ек|ки), мастурб[а-я]*,
  дроч[а-я]*, (из)?насилу(ет|ющ)[а-я]*, (из)?насил(ьник|ова)[а-я]*, секс(уальн|и)?[а-я]*,
  эроти[а-я]*, проститут[а-я]*, шлюх[а-я]*, трах(а|н)[а-я]*, член (дракона|в рот|стоит)`;

export const sexual: readonly RegExp[] = [
  anyOf([english, others].join(",")),
  anyOf(russian),
  sexualSound,
  anywhere(
    "エロ(?!イ) セックス ちんこ ちんぽ まんこ おっぱい レイプ 色情 性交 裸体 强奸 強姦 做爱 섹스 야동 강간 알몸",
  ),
];

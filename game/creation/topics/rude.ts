/**
 * Rude words that bend, a stem for each, and misspellings. Words that are only listed stand in the
 * lists of outside packages (server/adapters/moderator/rude-words.ts).
 */
import { anyOf, anywhere } from "./any-of.ts";
import { rudeSound } from "./by-sound.ts";

const english = `
  phuck\\w*, fuk(s|k|er|ers|ed|in|ing|off|you)?, fck\\w*, fuq(?!i)\\w*, phuc (you|off|this|me), fvck\\w*, fucc\\w*,
  fcuk\\w*, fuxk\\w*, fack (you|off|this), fuc(k|c)?, effing, biatch\\w*, beotch\\w*, bi?tch\\w*, asshat\\w*,
  dumb ass\\w*, (bad|smart|lazy|fat|kiss my|lick my|kick your|your|dumb) ass,
  (he|she|you|it|they) (is|are|r) an ass, such an ass, ass (hole|wipe|face|head|clown|lick)\\w*,
  a(z|s)z hole\\w*, bull shit\\w*, shi(t|te|tty|thead|tface|tbag)s?, sht, crap(py)?, god damn\\w*,
  douche\\w*, m(o|u)(th|f|dd)(er|ah?|uh?)?f(u|a)\\w*(c|k|q)\\w*, mofos?, motherf\\w*, stfu, gtfo, wtf, ffs, lmfao, tossers?,
  twats?, wank(?!a(?!\\p{L})|el|lyn)\\w*, bell ends?, bollocks?, arse(?!n)\\w*, butt (hole|head|face|plug)s?, dip shit\\w*,
  dick (head|face|wad|less)s?, dik heads?, dicks,
  (suck|lick|eat)\\w* (my|his|your|a) (dick|cock|balls|ass),
  knob heads?, prick(?! (up|its|of))(?!ed|l), piss(ed)?( (off|head|face))?, pissing,
  bugger( off)?, (dirty )?hoe bag\\w*, thots?, sluts?, slutt?y, whor(e|es|ing)\\w*, skanks?,
  skanky, cunts?, kunts?, bastard\\w*, retard(s|ed)?, son of a (bitch|gun|whore), screw you,
  go to hell, shut (the )?f\\w* up, [ck]o[ck]{1,2} suc?k\\w*,
  (my|your|his|hard|big|huge|suck\\w*|lick\\w*|ride|rides|riding) (my |your |his |a |the |big |
  hard )*cocks?, cock shaped, (my|your|his|big|huge|small|tiny|hard|a|suck\\w*|lick\\w*) dick,
  jerk offs?, pedo, turds?(?! free), fugly, cum (bag|bucket|stain)s?, spaz, spazz[a-z]*, spastic,
  poofters?`;

const german = `
  arsch(?!bombe)\\w*, (ver|be|mist)?scheiss\\w*,
  (ver|ge|be|abge|durchge)fick(e|en|er|t|te|ter|tes|ten|st|erei)?,
  fick(e|en|er|t|st|erei| dich| ihn| sie| mich| euch| deine| die), fotze\\w*,
  hure(n|nsohn|nsohne|nkind)?, wichs(e|er|en|t)\\w*, wixer, schlampe\\w*, nutte\\w*, verpiss\\w*,
  pisser?, missgeburt\\w*, pimmel\\w*, muschi, kack(e|en|t|er|wurst|bratze)\\w*, spast(i|en)?,
  mistkerl\\w*, drecksau\\w*, dreckssack, vollidiot\\w*, (halts|halt die) (maul|fresse),
  hackfresse, schwanzlutsch\\w*, mongos, opfer du, hirntot\\w*, deppen`;

const french = `
  connard\\w*, connasse\\w*, salopes?, salop(ard|erie)\\w*, salaud\\w*,
  encul(e|es|er|ee|ees|eur)\\w*, foutre, foutez?, nique\\w*, niqu(er|ez), putains?, putes?,
  (de |la )?merde(?!ka)\\w*, emmerd(?!an|ek)\\w+, ta gueule, ferme la, trou (du|de) cul,
  (gros|sale|petit|espece de|pauvre) cons?, conne, petasse\\w*, casse couilles?, couill\\w+,
  enfoir\\w+, batards?, bordel, (grosse|une|ma|sa) bite (geante|enorme)?, sucer? (ma|la) bite,
  pouffiass\\w*, chier, chiant\\w*, branl(eur|eurs|er|ette)\\w*, fdp, ntm, cul nu, branleuse`;

const spanish = `
  gilipoll\\w*, hij(o|a|os|as) de (la gran )?put\\w+, hijoput\\w*,
  put(a|o|as|os|ita|itas|on|ona|ero), mierd\\w*, coño\\w*, joder\\w*, jod(e|ido|ida|ete|an),
  cabron\\w*, pendej\\w*, mamon(es|a)?, mamaguev\\w+, maricas?, marica, me cago en, cagar(se|te)?,
  chinga(?!ch)\\w*, chingad\\w*, pinche (cabron|pendej|put|idiot|culer|mamon)\\w*, vergas?,
  verg(on|azo), culer\\w+, culo(s|n)?, pollas?, follar\\w*, folla(n|do|r|me|te), carajo,
  huev(on|ona|ones)\\w*, cojon(es|udo)\\w*, zorra de mierda, capullo de mierda, soplapollas,
  ojete, malparid\\w+, gonorrea, concha (de|tu) (tu|su)? ?madre, imbecil(es)?`;

const portuguese = `
  (filh|fi)[oa]s? da (puta|mae|p), caralh\\w*, karalh\\w*, porra(?!s(?!\\p{L}))\\w*,
  fod(a|am|e|er|eu|ido|ida|endo|ase)( se)?, se fode\\w*, vai se f[a-z\\d]{2}\\w*, fode(r|u)?,
  cuzao, cuzoes, (no|toma no|tomar no|seu|teu|o) cu, buceta\\w*, boceta\\w*,
  puta que (pariu|o pariu), viad(o|os|inho|ao), arrombad\\w+, vadi(a|as)(?! de), merd(?!an|ek)\\w+,
  piroc\\w+, bost(a|ao|inha)s?, desgracad\\w+, corn(o|a) (filh|mans|de merda|do)\\w*,
  otari(o|a)s?, babaca\\w*, rapariga da vida, puto, punhet\\w+, vagabund(a|as), xoxot\\w*,
  xerec\\w*, krl, pqp, vsf, fdp, tnc`;

const italian = `
  (testa di |che |del |un )?cazz(?!ie)(o|i|at|on|ut|ett|eggi)\\w*, cazzi, stronz\\w+,
  (v|f)?affancul\\w*, fancul\\w*, puttan\\w+,
  (che |una |brutta |gran |sei una )troia(?! (in|fu|era|cad|brucia))\\w*, merd(?!an|ek)\\w+, coglion\\w+,
  porco (dio|due|zio|cane|giuda), (porca|madonna) (puttana|troia|miseria|madonna|vacca),
  dio (cane|porco|bestia|merda|maiale), minchi(a|e|on)\\w*, (rompi|scassa)(coglion|cazz|ball|pall)\\w*,
  bastard\\w+, zoccol(a|e|ona), figa, fighe, fott\\w+, culo, inculat\\w+, succhiacazz\\w*,
  incazz\\w+, sborr\\w+, bocchin\\w+, pompin\\w+, mignott\\w+, vaff,
  figlio di (puttana|troia|una? \\w*ttana)`;

const polish = `
  kurw\\w*, kurew\\w*, [a-z\\d]{0,5}jeb(?!el|ed|[ai](?!\\p{L}))(a|i|n|c|l|e)\\w*, zajebi\\w+,
  (s|w|na)?c?huj(?!an)\\w*, ([a-z\\d]{0,3})pierd(ol|al|z|a|ol)\\w*, skurw\\w*,
  (s|wy|roz|za|o|po)?pizd\\w*, cipa, cipk(a|i|e), cip(y|e), dup(a|y|sko|ek|cia), dupek,
  gown(o|a|iany|iarz|em)(?! (and|with))\\w*, suka(?! ze| z), kutas(?!i)\\w*, fiut(?!ak|ows)\\w*,
  ruch(ac|al|am|anie|aj), (s|z|na|wy|ob)?sra(c|m|l|nie|j|czka), debil\\w*, sukinsyn\\w*,
  szmat(o|a) jedna, dziwk\\w+, pojeb\\w*, zasran\\w+, lachoci(a|ą)g\\w*, cwel\\w*`;

const russianInLatin = `
  blya(t|d)\\w*, bl(ia|ya|ja)(t|d)\\w*, (na |po |idi na |o)k?hu(i|y|j)(nya|nia|lo|ya|evo|ily|la)?,
  k?hu(i|y|j)(nya|nia|lo|ya|evo|ily), khu(i|y|j),
  nahu(i|y|j), poshel na \\w+, pizd\\w+, (y|j)eb(?![ai]n?(?!\\p{L}))(a|i|u|l|n)\\w*, zaeb\\w+, mudak\\w*, mudil\\w*,
  suka, cyka, pidor\\w*, pidar\\w*, gandon\\w*, dolboe?b\\w*, ebat\\w*, ebal\\w*, zalup\\w+, govno`;

const others = `
  klootzak, kut wijf, kankerhoer, godverdomme, neuken, perkele, vittu(?!cc)\\w*, saatana, javla\\w*,
  fitta, chutiya, madarchod, bhenchod, bhosdi\\w*, behenchod, gandu, harami,
  gamoto, kusottare, kuso (gaki|yaro\\w*|jiji|baba), kusoyaro\\w*, chinko, siktir\\w*,
  sikeyim, sikerim, sikiş[a-zçğıöşü]*, orospu\\w*, amina (koy|kod)\\w*, yarra(k|g)\\w*, yarram\\w+,
  gotveren\\w*, kahpe\\w*, anani (s|av)\\w*, ibne(?! (sina|rusd|rushd|haldun|khaldun|batt?uta))\\w*, kaltak\\w*, pezeven(k|g)\\w*, serefsiz\\w*,
  piç\\w*, göt(ün|üne|ünü|lek)?, amcik\\w*, amk`;

const russian = `
  (на|по|о|до|за|ни|от|а|не)?ху(й|е|и|я|ю|ил|ищ|йн|ев)[а-я]*, х[*у@#.]й[а-я]*, п[*#]зд[а-я]*,
  [а-я]{0,5}пизд[а-я]*, п[еи]здец,
  (за|вы|на|у|про|отъ?|до|разъ?|долбо|по|объ?|съ?|подъ?|пере|при|из|недо)?[её]б(а|у|и|л|н|ет|ешь|
  ись|уч|ырь|ёт|ан)[а-я]*, [её]б твою, бля(?!х)(д|т|ть|дь|дск|дин|ха муха)?[а-я]*,
  муда(к|ч|зв)[а-я]*, мудил[а-я]*, г[оа]вн[а-я]*, жоп[а-я]*, с[*уy@]к(а|и|у|ой|е), сучк(а|и|у|ой),
  сучар[а-я]*, сукин[а-я]*, г[ао]ндон[а-я]*, дерьм[а-я]*, (на|по|ни)?хер(?!ув)(а|ня|ов[а-я]*|у)?,
  ссать, срать, насрал?[а-я]*, мраз(ь|и|ота), чмо(шник)?, залуп[а-я]*, манд(а|у|ой|авош[а-я]*),
  ублюд[а-я]*, пошел (на|ты), заткнись, уеб[а-я]+, шалав[а-я]*, дебил[а-я]*, долбо[а-я]+,
  курв[а-я]+, йоб[а-я]*, їб[а-я]+`;

/** Writing without spaces; what is part of a harmless word is spared. */
const inOtherWriting = `
  くそ(?!う) クソ(?!ニ) 糞野郎 糞った 糞餓鬼 死ね(?!な) 馬鹿野郎 ばか野郎 バカ野郎 くたばれ きんたま チンコ マンコ ヤリマン キチガイ 畜生め ブス女 操你 草你妈
  草泥马 肏 他妈的 妈的(?!手|脸|眼|怀|孩|爱|头|家) 妈逼 你妈逼 尼玛 去你妈 傻逼 傻屄 傻比 煞笔 屄 屌 婊子 王八蛋 混蛋 滚蛋 狗娘养 鸡巴 雞巴 贱人 贱货 日你 卧槽
  狗屎东西 脑残 씨발 씨팔 시발(?!점|역|택) 씹새 씹할 병신 지랄 좆 개새끼 개새 미친(년|놈|새) 썅 니미럴 니애미 엠창 꺼져 닥쳐 쌍놈 쌍년 호로새끼 창녀 걸레년
  등신아`;

export const rude: readonly RegExp[] = [
  anyOf(
    [english, german, french, spanish, portuguese, italian, polish, russianInLatin, others].join(
      ",",
    ),
  ),
  anyOf(russian),
  rudeSound,
  anywhere(inOtherWriting),
];

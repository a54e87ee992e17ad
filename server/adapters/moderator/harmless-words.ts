/**
 * Words that a list calls rude and a child's story needs: animals, food, things, colours, and parts
 * of a grown-up's life that are no insult. The moderator reads twelve languages at once, so a word
 * that is harmless in one language stands here as well.
 */
const wordsOf = (words: string): string[] => words.trim().split(/\s+/);

/** In lower case and in plain Latin letters, as a text is read. */
export const harmlessWords: ReadonlySet<string> = new Set(
  wordsOf(`
    ass bitch cock cocks dick tit tits butt coon coons domination escort eunuch fecal poof
    poon scat skeet snatch snowballing spastic spunk suck sucks swinger threesome twink
    twinkie wank xx bareback barenaked bastinado bimbos boner darkie dommes fingering grope
    hardcore honkey hooker humping intercourse juggs kinky lolita lovemaking octopussy panty
    pegging pikey quim rectum rimming santorum shota shrimping guro tosser ecchi tushy wetback
    mong muffdiving nutten sadism voyeur vibrator tribadism yaoi analritter bimbo bonze bratze
    fratze ische kimme lummel mopse morgenlatte mufti nackt popel poppen rosette reudig
    schabracke schiesser schnackeln vogeln vögeln lümmel möpse titten nippel pinkeln kacke
    baiser bander bigornette bite bitte bourre bourree caca chatte con conne cul folle gerbe
    gerber gueule jouir meuf pede pedale peter pipi ramoner suce tanche tapette trique deconne
    deconner negre negro malpt asno concha cono drogas heroina infierno maldito marica
    martillo orina pedo pinche pis racista ramera sadico semen trio verga imbecil idiota
    maciza kapullo bastardo asesinato pervertido travesti nazi prostituta aborto amador aranha
    ariano bicha biscate bissexual bumbum burro cacete cagar camisinha cerveja chupar comer
    cona consolo corno coito cu gozar grelho inferno lesbica mama pau peidar pinto saco
    torneira veado transar balalao heterosexual homosexual anale battere belino biga boiata
    bordello brinca cacca cadavere fick cagna checca cesso chiappa cornuto cozza culo fava
    fica finocchio ingoio mannaggia mona monta montare mussa palle padulo patacca pecorina
    pesce picio pincare pippa pirla pisello pistolotto pomiciare pompa pompino porca porco
    potta quaglia regina rizzarsi ruffiano sbattere sbattersi scopare sega soccia spagnola
    succhione sveltina terrone tirare topa vacca vangare zinne casci bofilo imbecille balle
    burdel ciota cyc dmuchac dmuchać dupek duperele huj jajco jajko rzygac syf debil suka
    wkurwiac pieprzyc byk gol padlo petuh pedik uboy perdet бугор голый мент хапать хохол хрен
    фига секс am ami amlar got gote gotte gotten gotu gotun gotler cingene cingeneler sik sike
    siki sikin sicmak お尻 フック グロ デブ なめ ホモ 嫌い 支配 女装 人妻 人種 挿入 直腸 奴隷 誘惑 裸 両性 両刀 卍 宦官 覗き 縛り 糞 糞便 変態
    夢精 噴出 九游 刚度 包皮 卵子 后庭 处女 奶子 奶 屁股 成人 撒尿 放荡 月经 机八 激情 白痴 白癡 祖宗 私服 笨蛋 精子 老二 老味 老母 肥西 花柳 野鸡 靠背
    靠腰 鬼公 鸡鸡 粉腸 交配 他妈 他娘 你妈 你娘 娘的 性交 杂种 玉杵 狗屁 军妓 妈的 유모 변태 고자 노모 망가 미친 에로 자위 자지 보지 육갑 호로 후장 야사
    애자 씹 염병 불알 근친
  `),
);

/** Short words that may stand next to anything: they are no part of a word that was cut in two. */
export const commonWords: ReadonlySet<string> = new Set(
  wordsOf(`
    an as at be by do go he if in is it me my no of oh on or so to up us we all and any are ass big but can cat cum
    day did dog ear eat egg elf end eye far fat few fly for fox fun get got had has hat her hen him hot how ice imp
    its kid let man men mud new not now off old one our out owl own pen pet pig put rat red run saw say sea see set
    she shy sit six sky sun tan ten the tie tin tiny toe too top toy two use war was wax way wet who why win wit yes
    yet you your
  `),
);

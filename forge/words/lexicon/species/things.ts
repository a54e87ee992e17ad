/** Things that are alive and have a silhouette of their own. Data only. */
import type { Element } from "#game/cards/elements.ts";
import type { Family } from "./family.ts";

type Names = { kanji: string; roots: string; element?: Element };

const things = (words: string, { kanji, roots, element }: Names): Family => ({
  words,
  plan: "thing",
  kanji,
  roots,
  ...(element && { element }),
  traits: { cover: "slick", fierce: 0.1, cute: 0.8 },
});

export const thingFamilies: readonly Family[] = [
  // Food.
  things("cheeseburger burger hamburger taco burrito hotdog pizza pizzaslice fries frenchfries", {
    kanji: "食",
    roots: "bun snak pic chom",
  }),
  things(
    "toast bread loaf cheese egg boiledegg friedegg omelette popcorn popcornbucket popcornbox popcornbag sandwich dumpling sushi " +
      "nigiri onigiri riceball noodles ramen soup spaghetti croissant nugget " +
      "chickennugget",
    { kanji: "飯", roots: "mun crum nib loaf" },
  ),
  things(
    "donut doughnut icecream gelato bananasplit sundae cupcake muffin cake birthdaycake tart cookie biscuit cracker " +
      "candy bonbon lollipop lolly chocolate chocolatebar pancake waffle",
    { kanji: "菓", roots: "sug hon cara dolc" },
  ),
  things("popsicle", { kanji: "菓", roots: "sug pop dolc lik", element: "ice" }),
  things(
    "orange tangerine mandarin peach plum blueberry lime apple pear banana strawberry raspberry " +
      "lemon watermelon melon grape grapes cherry pineapple",
    { kanji: "果", roots: "pom ber fru jui", element: "nature" },
  ),
  things(
    "pumpkin squash carrot parsnip potato spud tomato avocado broccoli cauliflower corn maize " +
      "aubergine eggplant onion garlic",
    { kanji: "菜", roots: "spud rut veg sal", element: "leaf" },
  ),
  things("pepper chili chilli", { kanji: "辛", roots: "pep chil zin hot", element: "fire" }),
  // The kitchen and the house.
  things(
    "teapot kettle plate dish saucer platter cup mug teacup wineglass cocoa bubbletea boba milkshake smoothie juice bottle potion " +
      "flask milk carton juicebox",
    { kanji: "茶", roots: "tea cup sip pour", element: "water" },
  ),
  things(
    "pot honeypot pan cauldron wok jar cookiejar jam spoon ladle fork fryingpan skillet rollingpin",
    {
      kanji: "鍋",
      roots: "pot clink stir pan",
    },
  ),
  things("lamp candle lantern lightbulb bulb", {
    kanji: "灯",
    roots: "lum glim wick lant",
    element: "light",
  }),
  things(
    "clock alarmclock chair stool throne sofa couch armchair bed table diningtable desk vase bench door toilet " +
      "broom mop umbrella parasol pillow cushion box present gift parcel " +
      "hourglass toothbrush hose mailbox postbox stopsign parkingmeter hydrant firehydrant",
    { kanji: "家", roots: "nook hom tick creak" },
  ),
  things("bathtub sink washbasin bucket", {
    kanji: "湯",
    roots: "tub bub splo foam",
    element: "water",
  }),
  // School, music, games.
  things(
    "book diary notebook dictionary spellbook pencil crayon pen marker gluestick eraser ruler backpack " +
      "schoolbag bag pencilcase letter envelope postcard scissors paintbrush",
    { kanji: "文", roots: "scri pen ink lib" },
  ),
  things(
    "guitar ukulele banjo violin cello fiddle drum bongo cymbal cymbals piano trumpet bugle cornet trombone saxophone tuba " +
      "note musicnote gramophone recordplayer",
    { kanji: "楽", roots: "mel son tun bop" },
  ),
  things(
    "football soccerball basketball tennisball ball beachball bowlingball yoyo " +
      "skateboard surfboard snowboard ski skis scooter dice rook chess chessboard " +
      "waterpistol watergun squirtgun raygun lasergun blaster pacifier syringe icicle cane walkingstick crutch",
    { kanji: "球", roots: "bal bop roll gol" },
  ),
  // Vehicles and buildings.
  things(
    "car taxi racecar jeep bus schoolbus van truck lorry firetruck tractor digger train locomotive " +
      "tram steamtrain bicycle bike motorbike motorcycle",
    { kanji: "車", roots: "vroo mot tut rad" },
  ),
  things("boat ship sailboat yacht canoe anchor submarine uboat", {
    kanji: "船",
    roots: "nav sail hul mar",
    element: "water",
  }),
  things("plane airplane aeroplane jet balloon airballoon kite helicopter chopper", {
    kanji: "飛",
    roots: "aer vol zoom flo",
    element: "air",
  }),
  things("rocket spaceship shuttle ufo flyingsaucer spacecraft", {
    kanji: "宙",
    roots: "orb ast nov zoom",
  }),
  things(
    "house treehouse cottage hut cabin castle fortress palace tower lighthouse skyscraper windmill tent " +
      "sandcastle " +
      "teepee wishingwell fountain",
    { kanji: "城", roots: "tor dom kas hal" },
  ),
  things("city village town", { kanji: "町", roots: "urb vil met ton" }),
  things("curtain curtains drape wall brickwall", { kanji: "幕", roots: "vel kort mur dra" }),
  things("flag pennant", { kanji: "旗", roots: "flag ban vex wim" }),
  things("lamppost streetlamp streetlight", { kanji: "灯", roots: "lum lant glim pol" }),
  // Landscape and sky.
  things("forest waterfall garden flowerbed flowergarden", {
    kanji: "林",
    roots: "silv kask wald rill",
    element: "nature",
  }),
  things("volcano", { kanji: "火", roots: "vul lav mag erup", element: "fire" }),
  things("mountain cliff island", { kanji: "山", roots: "mont alp cra pik", element: "earth" }),
  things("snowman snowflake snowglobe", {
    kanji: "雪",
    roots: "sno niv flak frost",
    element: "ice",
  }),
  things("cactus flowerpot pottedplant houseplant", {
    kanji: "鉢",
    roots: "kak pot sprou spik",
    element: "nature",
  }),
  things("eye eyeball", { kanji: "眼", roots: "oku iri ocul blin", element: "spirit" }),
  things("star sun sunbeam rainbow", { kanji: "光", roots: "sol ast rai twin", element: "light" }),
  things("moon crescent crescentmoon planet globe saturn comet meteor meteorite shootingstar", {
    kanji: "月",
    roots: "lun orb kom plan",
    element: "spirit",
  }),
  things("cloud raincloud stormcloud", { kanji: "雲", roots: "nim cum puf wol", element: "air" }),
  things("bolt lightningbolt thunderbolt", {
    kanji: "雷",
    roots: "zap bol fulg kra",
    element: "lightning",
  }),
  things("flame fireball campfire", { kanji: "炎", roots: "flam ember pyr kin", element: "fire" }),
  things("drop raindrop waterdrop teardrop", {
    kanji: "雫",
    roots: "dri plip rain dew",
    element: "water",
  }),
  things("snowball", { kanji: "雪", roots: "sno fros pow flur", element: "ice" }),
  // Tools and treasure.
  things("sword dagger knife hammer mallet axe hatchet shield", {
    kanji: "剣",
    roots: "bran clan ster klin",
  }),
  things("magnet battery", { kanji: "磁", roots: "mag vol pol zap", element: "electric" }),
  things("key coin medal crown tiara bell jinglebell chest treasurechest trophy goblet compass", {
    kanji: "宝",
    roots: "gild aur kley tre",
    element: "light",
  }),
  things("ring diamond gem jewel ruby emerald sapphire", {
    kanji: "玉",
    roots: "gem prism spar adam",
    element: "crystal",
  }),
  // Machines.
  things(
    "television tv telly computer laptop monitor phone smartphone tablet camera camcorder " +
      "washingmachine dryer dishwasher washer toaster microwave oven stove cooker gamepad " +
      "controller joystick telephone radio speaker vendingmachine trafficlight trafficlights " +
      "hairdrier hairdryer blowdryer",
    { kanji: "電", roots: "pix byt whir bip", element: "electric" },
  ),
  things("fridge refrigerator freezer", { kanji: "冷", roots: "fri col hum bri", element: "ice" }),
  things("mirror magnifier magnifyingglass glasses sunglasses spectacles", {
    kanji: "鏡",
    roots: "glas spec len mir",
    element: "crystal",
  }),
  // Clothes and bodies.
  things("wheel tyre tire", { kanji: "輪", roots: "roll spok rim tur" }),
  things(
    "shoe boot sneaker slipper hat tophat cap witchhat wizardhat sock stocking mitten glove tie necktie shirt " +
      "tshirt sweater jumper",
    { kanji: "衣", roots: "stit cot tog hem" },
  ),
  things("heart valentine", { kanji: "心", roots: "cor lov hart bel", element: "light" }),
  things("tooth molar bone wishbone brain", { kanji: "骨", roots: "oss den crun nog" }),
  things("poop poo turd", { kanji: "糞", roots: "plop poo dun swir", element: "earth" }),
  things("scarecrow", { kanji: "藁", roots: "straw crow hay rus", element: "leaf" }),
];

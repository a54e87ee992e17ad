/** What a creature has, wears, holds and rides. Data only. */
import { set } from "./word-sets.ts";

export const parts = set(
  `head face eye ear nose mouth tooth fang tongue beak bill snout trunk tusk horn antler hair mane beard mustache moustache
   eyebrow whisker cheek chin neck shoulder arm hand finger claw paw hoof leg foot toe knee wing tail fin flipper tentacle shell back
   belly tummy stomach chest heart skin fur scale feather spike spine stripe spot dot line crest mohawk gill stinger antenna
   pincer body voice smile grin gear button halo root leaf petal branch stem window door roof wheel bone muscle mark tattoo
   freckle scar sprinkle sparkle wool eyelash lip fingernail hump pouch webbing crack pattern jaw power trunk sail
   flame spout icing frosting braid pigtail ponytail fist knuckle dimple wart`,
);

/** What "instead of" may take the place of: a part, or the snakes of a medusa. */
export const isGrown = (noun: string): boolean => parts.has(noun) || noun === "snake";

export const worn = set(
  `hat cap roller_skate ice_skate jersey trenchcoat raincoat jumper jumpsuit onesie leggings swimsuit curler chain horseshoe helmet flip_flop crown tiara mask glasses sunglasses goggles spectacles monocle scarf cape cloak robe coat jacket shirt
   t-shirt sweater hoodie dress skirt tutu pants trousers jeans shorts shoe boot sneaker slipper sock glove mitten armor
   armour backpack jetpack headphones headphone earphones collar tie bowtie necklace bracelet ring earring belt headband
   bandana pajamas pyjamas suit tuxedo uniform costume apron vest wig sombrero hood sandal crocs kimono beanie turban
   bandage eyepatch patch ribbon bow_tie top_hat beret tutu gown veil medal amulet badge watch ski_mask nightcap
   stethoscope saddle headlamp hairnet spacesuit leotard eye_patch diaper nappy earmuffs
   wetsuit poncho overalls bib blindfold headset kilt sash wizard_hat witch_hat party_hat chef_hat cowboy_hat straw_hat`,
);

export const mounts = set(
  `skateboard surfboard bicycle bike unicycle scooter motorcycle car truck bus train tractor boat ship canoe raft submarine
   rocket spaceship plane helicopter sled sleigh broom broomstick carpet cart wagon hoverboard snowboard ski tank chariot wheelchair skate roller_skate stroller
   race_car magic_carpet`,
);

/** Names of two words that the table of nouns does not have. */
export const compounds = set(
  `black_hole lunch_lady fire_truck ice_cream_truck glue_stick chicken_nugget lily_pad pom_pom magnifying_glass rubber_duck boxing_glove running_shoe lunch_box school_bag
   water_bottle beach_ball video_game snow_globe hula_hoop shopping_cart fishing_rod sleeping_bag baseball_bat
   tennis_racket trash_can fidget_spinner gaming_chair remote_control roller_coaster ice_skate water_gun birthday_hat
   eye_patch paint_brush storm_cloud rain_cloud lava_lamp disco_ball piggy_bank traffic_cone phone_booth
   traffic_light lamp_post street_lamp stop_sign computer_keyboard baseball_glove parking_meter sports_ball hair_drier hair_dryer wine_glass fire_hydrant dining_table
   waffle_cone`,
);

export const instruments = set(
  `guitar drum piano violin flute trumpet saxophone banjo harp ukulele cello accordion bagpipe keyboard tuba recorder
   tambourine xylophone trombone clarinet lute maracas`,
);

export const hands = set("hand paw mouth beak claw tentacle fin arm teeth tooth flipper");

/** "Three-headed", "red eyed". */
export const suffixed =
  /^(headed|eyed|armed|tailed|legged|winged|horned|eared|faced|toothed|haired|footed|handed|finned|nosed|necked|mouthed|clawed|skinned|furred|scaled|bellied|shelled)$/;

const partOfSuffix: Readonly<Record<string, string>> = {
  toothed: "tooth",
  bellied: "belly",
  furred: "fur",
  eyed: "eye",
  legged: "leg",
  finned: "fin",
  scaled: "scale",
  nosed: "nose",
  faced: "face",
};

export const partFrom = (suffix: string): string =>
  partOfSuffix[suffix] ?? suffix.replace(/ed$/, "");

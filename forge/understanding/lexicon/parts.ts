/** What a creature has, wears, holds and rides. Data only. */
import { animalNames, dogNames, plantNames } from "./names/animals.ts";
import { foodNames, vehicleNames } from "./names/foods.ts";
import { clothesNames, placeNames, thingNames } from "./names/things.ts";
import { jobNames } from "./jobs.ts";
import { set } from "./word-sets.ts";

export const parts = set(
  `forehead head face eye ear nose mouth tooth fang tongue beak bill snout trunk tusk horn antler hair mane beard mustache moustache
   eyebrow whisker cheek chin neck shoulder arm hand finger claw paw hoof leg foot toe knee wing tail fin flipper tentacle shell back
   belly tummy stomach chest heart skin fur scale feather spike spine stripe spot dot line crest mohawk gill stinger antenna
   pincer body voice smile grin gear button halo root leaf petal branch stem window door roof wheel bone muscle mark tattoo rune
   freckle scar sprinkle sparkle wool eyelash lip fingernail hump pouch webbing crack pattern jaw power trunk sail
   flame spout icing frosting braid pigtail ponytail fist knuckle dimple wart back_plate talon`,
);

/** What "instead of" may take the place of: a part, or the snakes of a medusa. */
export const isGrown = (noun: string): boolean => parts.has(noun) || noun === "snake";

export const worn = set(
  `gumshield mouthpiece face_paint earpiece cast plaster_cast lanyard brace earmuff lipstick hairband hairclip hair_clip barrette scrunchie hairpin fez fedora bonnet
   cardigan bathrobe nightgown nightshirt nightie bikini floaties trainers welly clog loafer stiletto heels high_heel
   moccasin tights stocking corset petticoat tunic toga sari suspenders tank_top blouse pullover fleece parka anorak
   windbreaker blazer waistcoat tailcoat overcoat kaftan pyjama pajama romper dungarees overall tracksuit loincloth
   harness holster brooch anklet choker locket pendant piercing headdress diadem wreath garland lei
   hijab bandanna durag kerchief shawl boa feather_boa kneepad knee_pad elbow_pad shin_guard mouthguard visor
   hearing_aid eyeglasses nametag name_tag epaulette chainmail breastplate gauntlet wristwatch smartwatch fanny_pack
   knapsack rucksack life_jacket life_vest lifejacket parachute snorkel snowshoe legwarmer leg_warmer sling splint
   muzzle bridle wristband sweatband armband hair_bow fascinator plaster earplug eyeshadow nail_polish trilby
   bowler_hat hard_hat sun_hat sunhat bobble_hat tricorn balaclava cravat ruff cowl smock bodysuit
   unitard catsuit jodhpurs chaps lederhosen dirndl crinoline tailcoat sarong culottes bloomers galoshes
   hat cap roller_skate ice_skate jersey trenchcoat raincoat jumper jumpsuit onesie leggings swimsuit curler chain horseshoe helmet flip_flop crown tiara mask glasses sunglasses goggles spectacles monocle scarf cape cloak robe coat jacket shirt
   t-shirt sweater hoodie dress skirt tutu pants trousers jeans shorts shoe boot sneaker slipper sock glove mitten armor
   armour backpack jetpack booster rocket_booster thruster headphones headphone earphones collar tie bowtie necklace bracelet ring earring belt headband
   bandana pajamas pyjamas suit tuxedo uniform costume apron vest wig sombrero hood sandal crocs kimono beanie turban
   bandage eyepatch patch ribbon bow_tie top_hat beret tutu gown veil medal amulet badge watch ski_mask nightcap
   stethoscope saddle headlamp hairnet spacesuit leotard eye_patch diaper nappy earmuffs
   wetsuit poncho overalls bib blindfold headset kilt sash wizard_hat witch_hat party_hat chef_hat cowboy_hat straw_hat`,
);

export const mounts = set(
  `skateboard surfboard bicycle bike unicycle scooter motorcycle car truck bus train tractor boat ship canoe raft submarine
   rocket spaceship plane helicopter sled sleigh broom broomstick carpet cart wagon hoverboard snowboard ski tank chariot wheelchair skate roller_skate stroller
   bodyboard boogie_board paddleboard race_car magic_carpet hot_air_balloon air_balloon ufo flying_saucer zeppelin blimp airship hovercraft kayak
   rowboat gondola cable_car trolley rickshaw tandem toboggan sledge snowmobile pogo_stick hang_glider parasail
   paraglider bulldozer digger excavator forklift tugboat speedboat sailboat catamaran yacht ferry dinghy raft trike
   tricycle moped motorbike dirt_bike quad_bike go_kart limousine limo taxi cab minibus camper caravan ambulance
   fire_engine tram monorail locomotive jet airplane aeroplane glider starship space_shuttle`,
);

/** Names of two words that the table of nouns does not have. */
export const compounds: ReadonlySet<string> = new Set([
  ...animalNames,
  ...dogNames,
  ...plantNames,
  ...foodNames,
  ...vehicleNames,
  ...clothesNames,
  ...placeNames,
  ...thingNames,
  ...jobNames,
  ...set(
    `suit_of_armor suit_of_armour thunder_cloud vampire_bat plaster_cast punching_bag punch_bag skipping_rope jump_rope lightning_bolt toilet_paper town_square black_hole lunch_lady fire_truck ice_cream_truck glue_stick chicken_nugget lily_pad pom_pom magnifying_glass rubber_duck boxing_glove running_shoe lunch_box school_bag
   water_bottle beach_ball video_game snow_globe hula_hoop shopping_cart fishing_rod sleeping_bag baseball_bat
   tennis_racket trash_can fidget_spinner gaming_chair remote_control roller_coaster ice_skate water_gun birthday_hat
   eye_patch paint_brush storm_cloud rain_cloud lava_lamp disco_ball piggy_bank traffic_cone phone_booth
   traffic_light lamp_post street_lamp stop_sign computer_keyboard baseball_glove parking_meter sports_ball hair_drier hair_dryer wine_glass fire_hydrant dining_table
   waffle_cone venus_fly_trap jack_in_the_box merry_go_round daddy_long_legs man_of_war pop_tart
   planet_earth planet_saturn planet_mars planet_jupiter planet_venus planet_neptune planet_pluto`,
  ),
]);

/** Had by a body, a house or a machine, and not held. */
export const features = set(
  `barnacle satellite_dish dish solar_panel antenna headlight taillight seat chimney switch brain dreadlock dread gap engine propeller pocket zipper handle lid
   drawer balcony turret drawbridge doorbell doorknob knob dial plug cord bolt screw hinge wick pimple wrinkle
   bruise blister scab eyelid pupil nostril gum molar elbow ankle thigh hip waist rib spine bicep abs nail
   toenail talon spur wattle plume plumage quill bristle thorn prickle bud blossom bark rind crust topping
   stuffing seam tassel fringe pedal brake bumper windshield windscreen wiper exhaust muffler tire tyre mast
   cabin cockpit porthole rudder thruster turbine nozzle valve trigger hilt rim brim stalk tuft frill dewlap
   udder snood proboscis feeler mandible thorax abdomen exoskeleton segment sucker barbel blowhole fluke
   dorsal_fin eyeball unibrow sideburn goatee stubble bangs afro mullet curl ringlet cornrow quiff birthmark
   jowl paunch potbelly heel staircase elevator stairs attic porch shutter keyhole letterbox bellybutton
   belly_button navel earlobe paw_pad crease bump lump boil rash scratch barb fuzz speech_bubble
   eyebag gate steering_wheel side_mirror rearview_mirror siren grille aerial rung frown pout scowl smirk hairdo
   haircut hairstyle foliage arch dome steeple spire column pillar beam rafter floorboard fireplace mantel`,
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

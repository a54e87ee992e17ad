/** Words for deeds, places, rides and company that the scene shows. Data only. */
import type { Act, AirKind } from "#forge/genome.ts";

/** Verbs in their base form. */
export const actWords: Readonly<Record<Exclude<Act, "calm">, string>> = {
  lying: "crawl",
  pushing: "push_up pushup press_up plank",
  sleeping: "sleep nap snooze dream snore rest doze slumber hibernate",
  sitting:
    "sit read knit wait think meditate listen watch study draw paint write fish chill relax lounge perch squat sunbathe vibe stargaze recline curl",
  running:
    "run gallop race chase rush sprint skate jog hurry flee walk march score kick go wade trot wander stomp scamper scurry dash stroll parade patrol travel escape dribble strut tackle",
  leaping:
    "jump leap hop bounce pounce skip climb backflip flip somersault bound vault prance frolic snowboard",
  flying: "fly soar glide float hover swoop rise drift flutter flap levitate",
  roaring:
    "roar growl scream howl shout yell bark breathe spit blow shoot burp sneeze bite sing shriek screech hiss honk snort spray squirt puff cough zap blast croak hum whistle snarl argue fart",
  sneaking:
    "sneak hide creep spy steal stalk tiptoe prowl lurk hunt bow peek crouch sniff track slither ambush",
  dancing:
    "dance boogie twirl spin juggle perform party twerk wiggle ballet yoga gymnastics sway groove wobble swing moonwalk",
  cheering:
    "cheer celebrate win box bang wave hug cast teach fight lift hold guard protect play laugh karate kung_fu fu judo salute clap applaud conduct punch smash attack defend save rescue pose flex direct fetch serve sell wake",
  swimming: "swim dive snorkel splash paddle",
  hanging: "hang dangle handstand headstand cartwheel",
};

/** The names of settings by the nouns for them; a setting knows its own name. */
export const settingWords: Readonly<Record<string, string>> = {
  library: "bookstore bookshop bookshelf study",
  bubble_tea: "boba bubbletea milk_tea tapioca",
  volcano: "lava crater magma hell underworld",
  ashes: "ash ember cinder",
  space:
    "outer_space saturn jupiter venus galaxy planet star universe cosmos asteroid orbit comet spaceship rocket mars",
  moon: "lunar",
  candy_land:
    "candyland candy_kingdom candy sweets chocolate_factory gingerbread_house bakery candy_shop",
  classroom: "school locker pencil_case schoolhouse university kindergarten academy lesson",
  underwater:
    "ocean sea reef coral_reef aquarium fishbowl fish_tank atlantis lagoon bottom deep tank",
  castle: "palace kingdom fortress tower throne dungeon ballroom",
  jungle: "rainforest rain_forest bamboo_forest zoo treehouse",
  forest: "wood woods woodland tree treetop",
  beach:
    "palm_tree coconut_tree island hawaii shore coast seaside sandcastle paradise deckchair deck_chair sun_lounger pier lighthouse",
  desert: "dune oasis pyramid canyon egypt sahara",
  snow: "arctic antarctica iceberg glacier ice north_pole south_pole igloo winter freezer ski_slope slope piste ski_lift",
  mountains: "mountain hill cliff peak valley canyon_edge",
  cave: "cavern mine tunnel lair den burrow",
  city:
    "town supermarket shop store mall market street road village downtown skyscraper new_york tokyo alley rooftop bridge sewer subway " +
    "bus_stop square pavement sidewalk crossing crosswalk traffic airport station train_station car_park hospital fire_station " +
    "police_station museum office bank balcony fountain bus_station",
  farm: "barn field ranch farmyard countryside cornfield stable coop henhouse pigsty haystack scarecrow",
  kitchen:
    "restaurant cafe diner oven fridge pan stove bowl plate teacup cup lunchbox lunch_box table counter cupboard dishwasher microwave cookie_jar cafeteria canteen dining_room",
  bedroom:
    "bed house home room living_room sofa couch blanket pillow attic matchbox hammock wardrobe closet cabinet drawer " +
    "radiator windowsill toybox toy_box crib cradle bunk_bed carpet rug armchair fireplace apartment flat hall hallway " +
    "basement cellar loft nightstand stair staircase mattress hotel",
  clouds: "cloud sky heaven",
  playground:
    "park slide swing sandbox amusement_park monkey_bar trampoline seesaw roundabout climbing_frame bouncy_castle skatepark skate_park funfair fair carnival theme_park sandpit carousel",
  stage:
    "concert theater theatre disco club dance_floor circus party talent_show show choir band wedding birthday_party karaoke",
  laboratory: "lab factory workshop garage",
  graveyard:
    "cemetery haunted_house grave tomb crypt mansion haunted_mansion gravestone tombstone headstone coffin",
  treasure: "vault treasure_chest treasure_cave gold hoard",
  sports_field:
    "stadium olympics soccer_field football_field arena gym court basketball_court pitch ring ice_rink race racetrack race_track track boxing_ring golf_course bowling_alley tennis_court",
  garden:
    "flower flowerbed greenhouse yard backyard meadow lawn grass picnic picnic_blanket orchard allotment hedge toadstool",
  swamp: "bog marsh pond lily_pad mud puddle river lake stream riverbank creek",
  sea: "ship pirate_ship harbor port boat wave submarine",
  rainbow: "end_of_the_rainbow",
  bathroom: "bathtub bath tub shower pool diving_board toilet sink",
  campfire: "camp campsite tent fire",
};

/** What comes out of a mouth, or swirls in the air. */
export const airWords: Readonly<Record<AirKind, string>> = {
  fire: "fire flame flames lava",
  ice: "ice frost icicle snowflake cold",
  lightning: "lightning electricity thunder electric bolt spark",
  bubble: "bubble soap slime drool spit slobber snot juice water foam",
  star: "star stardust glitter sparkle magic",
  heart: "heart love",
  note: "music note melody song",
  smoke: "smoke steam fog mist cloud poison gas",
  rainbow: "rainbow",
  snow: "snow blizzard",
  leaf: "leaf leaves petal flower",
};

/** What one sits in or on, by the nouns for it. */
export const mountWords: Readonly<Record<string, string>> = {
  skateboard: "longboard hoverboard",
  surfboard: "wave board boogie_board paddleboard",
  snowboard: "ski",
  sled: "sleigh toboggan",
  bicycle: "bike tricycle wheelchair",
  unicycle: "",
  pogo_stick: "pogo pogostick",
  scooter: "motorcycle motorbike moped vespa",
  broom: "broomstick",
  rocket: "spaceship missile jetpack comet firework",
  carpet: "magic_carpet flying_carpet rug",
  cloud: "",
  boat: "ship canoe raft kayak gondola pirate_ship sailboat submarine",
  bathtub: "bath tub hot_tub",
  car: "race_car racecar convertible cabriolet sports_car limousine taxi jeep cart wagon kart go-kart tank shopping_cart",
  wheel: "hamster_wheel exercise_wheel running_wheel",
  bed: "",
  bubble_tea: "boba bubbletea",
  cup: "teacup mug coffee_cup glass",
  bowl: "fruit_bowl salad_bowl dish",
  basket: "picnic_basket laundry_basket hamper",
  box: "cardboard_box shoebox carton crate",
  pot: "cauldron pan bucket",
  lily_pad: "lilypad pad",
  leaf: "big_leaf",
  hammock: "",
  air_balloon: "hot_air_balloon",
  puddle: "mud_puddle",
  throne: "chair sofa couch armchair",
  ball: "beach_ball bubble basketball",
  moon: "crescent",
  pillow: "cushion beanbag",
  egg: "eggshell",
  rice: "",
  mountain: "peak summit mountaintop cliff",
  hill: "hilltop mound",
  rooftop: "roof",
  rock: "boulder stone",
  stump: "tree_stump log",
  mushroom: "toadstool",
  bridge: "",
  nest: "birdnest bird_nest",
  stairs: "stair staircase step",
  trampoline: "bouncy_castle",
  deckchair: "deck_chair sun_lounger",
  gravestone: "tombstone headstone grave",
  suitcase: "trunk luggage toolbox lunchbox lunch_box",
};

/** Nouns that are one creature each, for whom the scene has a small body. */
export const peopleWords = "people person human kid child children man woman boy girl friend bully";

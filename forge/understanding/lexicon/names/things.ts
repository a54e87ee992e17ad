/** Names of things and places in two words or three: what stands before the last word. Data only. */
import { meanings, namesOf } from "#forge/understanding/lexicon/word-sets.ts";

export const thingNames = namesOf(`
  alarm = fire smoke
  bag = tea bean sleeping punching school hand goodie gift doggy trash garbage bin lunch sand air shopping tote
    gym messenger body
  ball = disco beach soccer foot basket base tennis bowling crystal bouncy snow golf ping_pong cannon cotton
    wrecking exercise dodge hamster rugby volley eight paint pin yoga rubber meat fire
  band = elastic rubber
  bar = monkey
  basin = wash
  basket = laundry picnic easter waste shopping bike fruit
  bat = baseball cricket
  bath = bird bubble
  bathtub = claw_foot
  beanbag = bean
  bed = bunk water flower sofa
  bell = door school cow church sleigh dumb jingle bicycle bike
  bench = park work piano
  bin = trash recycling garbage rubbish dust compost wheelie toy
  blade = razor
  blanket = picnic security electric
  block = toy building
  board = chalk white surf skate snow cheese chess chopping cutting ironing key paddle dart notice card clip
    score bill circuit dash
  bolt = lightning thunder
  book = note comic cook coloring colouring pop_up picture story school spell
  brick = toy
  bottle = water hot_water milk ketchup perfume soda spray baby ink sauce wine_glass
  bowl = goldfish fish toilet cereal soup salad dog sugar fruit mixing food punch
  box = cereal lunch juice music mail letter tool toy shoe pizza phone jewelry jewellery treasure sand
    jack_in_the match post litter tissue ticket gift pencil
  broom = witch
  brush = tooth hair paint toilet scrubbing scrub shaving makeup wire
  bubble = soap
  bulb = light
  cabinet = filing medicine
  cage = bird hamster
  calculator = pocket
  camera = video
  can = soup trash tin garbage soda watering spray paint oil sardine tuna beer spray_paint jerry
  candle = birthday scented
  card = birthday credit post report
  carton = milk juice egg
  case = pencil suit brief book glasses violin guitar pillow
  castle = sand bouncy bounce
  chair = deck rocking arm wheel gaming office folding lawn camping garden swivel beanbag massage dentist
  chest = treasure toy
  chime = wind
  cleaner = vacuum pipe
  clip = paper hair bobby
  clock = alarm grandfather cuckoo wall tick_tock water
  cloth = table wash dish
  cone = traffic pine
  console = game
  controller = game
  cooker = rice pressure slow
  cracker = nut fire christmas
  cup = tea egg coffee sippy world trophy
  cushion = whoopee pin sofa
  cutter = cookie pizza bolt
  cymbal = crash
  deck = tape
  desk = school writing
  detector = metal smoke
  dice = fuzzy
  dish = satellite soap petri
  dispenser = soap candy tape
  doll = rag voodoo russian nesting matryoshka worry
  door = front trap revolving cellar garage
  drier = hair tumble clothes
  drum = snare steel bass kettle oil bongo
  dryer = hair tumble clothes hand
  duck = rubber
  ducky = rubber
  duster = feather
  extinguisher = fire
  fan = ceiling electric desk
  fiddle = bass
  flop = flip
  fountain = water drinking chocolate
  frame = picture climbing photo zimmer
  fryer = air deep
  game = board video arcade card
  glass = magnifying wine hour spy stained drinking water
  globe = snow
  glove = boxing oven baseball rubber goalie
  goal = soccer football
  goround = merry
  gnome = garden
  grater = cheese
  hanger = coat clothes
  guitar = electric bass air acoustic
  gun = water squirt glue bubble paintball ray laser space t_shirt
  hammock = garden
  harp = jaw
  holder = candle cup toothbrush pencil
  hoop = hula basketball
  horn = party french air fog english car
  horse = carousel rocking hobby toy pommel
  hose = garden fire
  hydrant = fire
  iron = waffle curling soldering steam branding
  kettle = tea electric
  kit = first_aid drum
  knife = butter bread pocket kitchen steak swiss_army pen
  lace = shoe
  ladder = step rope
  lamp = lava street desk floor bedside night magic reading heat table head oil genie
  lantern = jack_o paper chinese
  light = traffic flash head spot street search brake fairy disco lamp christmas
  line = washing clothes
  key = piano
  lock = combination pad
  machine = washing vending sewing coffee fax slot gumball pinball popcorn time drum bubble claw ice_cream
    arcade cotton_candy cash candy espresso rowing dishwashing answering fog karaoke
  maker = coffee waffle ice_cream bread popcorn pancake
  man = gingerbread
  masher = potato
  mask = gas
  measure = tape
  meter = parking
  mill = wind pepper water
  mirror = hand magic rearview wing rear_view
  mitt = oven catchers
  mixer = hand food stand
  mouse = computer
  mower = lawn
  music = sheet
  needle = knitting sewing pine compass
  net = fishing butterfly fish basketball tennis
  opener = can bottle tin letter
  oven = microwave toaster pizza
  pack = ice
  pad = knee elbow shoulder shin lily launch note mouse key heating
  pan = frying sauce baking cake dust bed cooking
  paper = toilet news wrapping sand tissue wall graph tracing
  park = theme water amusement skate car
  pawn = chess
  peg = clothes tent
  pen = fountain ballpoint felt_tip gel marker
  pencil = colored mechanical coloured
  phone = cell mobile smart toy pay tele
  piano = grand
  piece = chess
  pin = rolling bowling bobby safety drawing hat clothes
  plate = dinner license back
  player = record cd music cassette dvd
  plunger = toilet
  pod = pea
  pole = totem flag fishing north barber telephone lamp tent fire ski fireman
  pong = ping
  pool = swimming paddling kiddie ball
  post = lamp goal sign fence scratching bed
  pot = flower tea coffee plant cooking pepper chamber honey paint ink
  hockey = ice field
  pong = ping
  puck = hockey
  present = birthday christmas xmas
  pump = bike gas petrol air water bicycle stirrup
  puppet = hand shadow finger
  rack = toast coat shoe dish towel magazine bike hat wine clothes spice
  racket = tennis badminton squash
  radio = car clock
  ring = engagement rubber teething boxing
  rod = fishing lightning curtain
  roll = toilet paper_towel kitchen
  rope = jump skipping tight climbing
  saw = see chain jig hand buzz circular
  scale = bathroom kitchen weighing
  scissors = kitchen
  scraper = ice
  screen = movie computer touch
  seat = car toilet ejector bike window booster child
  set = swing chess tea train drum tv chemistry play jungle_gym
  shaker = salt pepper cocktail
  sharpener = pencil knife
  shelf = book
  shoe = ballet tap running horse tennis clown bowling dance elf football
  sign = stop road street neon traffic exit wet_floor
  skate = ice roller inline
  slicer = bread egg pizza
  slide = water playground trombone
  spinner = fidget salad
  spoon = soup tea ice_cream measuring table dessert
  squeezer = lemon orange
  stand = lemonade music hot_dog fruit umbrella
  stapler = office
  tennis = table
  stick = glue hockey walking lip pogo chop drum joy glow match selfie popsicle pool fish lacrosse broom candle
    incense
  stool = bar piano foot toad
  stop = bus door
  stove = camping wood gas
  table = pool dining coffee kitchen picnic operating dressing bedside ping_pong card
  tank = fish gas water oxygen septic
  tape = duct sticky measuring cassette packing masking video
  telescope = space
  top = spinning
  towel = beach tea paper bath kitchen hand
  toy = squeaky chew dog bath wind_up cat
  trolley = shopping
  trap = mouse venus_fly fly bear
  tray = ice_cube baking tea lunch cafeteria litter
  tree = christmas palm apple family oak pine cherry willow banana coconut maple bonsai orange lemon fir money
    birch
  tub = hot wash
  tube = test inner toothpaste paint
  vane = weather
  wand = bubble
  wash = car
  watch = stop pocket wrist
  well = wishing ink
  wheel = ferris steering hamster pinwheel spinning potters fortune
  whistle = police
`);

export const placeNames = namesOf(`
  bowl = dust
  circus = flea
  course = golf obstacle race
  court = tennis basketball food
  field = football soccer baseball
  gym = jungle
  hole = black rabbit worm man key
  house = doll bouncy bounce
  path = garden
  rink = ice skating
  station = train gas space police fire bus petrol subway
`);

export const clothesNames = namesOf(`
  band = head wrist arm sweat wedding
  belt = tool utility karate
  boot = rain cowboy snow ski welly wellington combat moon hiking
  cap = baseball shower swimming swim bathing night bobble
  coat = rain trench lab duffle winter
  costume = swimming bathing
  cuff = hand
  dress = wedding summer ball
  glasses = sun reading
  goggles = ski swimming swim safety
  gown = dressing ball night wedding
  guard = shin
  hat = top party bobble chef cowboy straw witch wizard sun bowler hard bucket birthday safari
  head = shower sprinkler
  helmet = bike space astronaut football crash motorcycle army viking diving
  jacket = life bomber puffer dinner
  jersey = football
  mask = ski hockey face sleep eye surgical
  net = hair
  pants = sweat yoga parachute
  patch = eye
  piece = ear
  plug = ear
  shirt = tee polo night
  shorts = board boxer swim
  skirt = hula
  suit = wet swim swimming space jump track bathing diving sweat hazmat
  tie = bow
  trunks = swimming swim
  vest = life bulletproof safety
  warmer = leg
  wing = water
  wings = water
`);

/** What a name is a kind of, where its last word means something else. */
export const kindsOfNames: ReadonlyMap<string, string> = meanings({
  dog: "saint_bernard st_bernard great_dane shiba_inu german_shepherd australian_shepherd shih_tzu teacup_pomeranian",
  lizard: "komodo_dragon bearded_dragon thorny_devil",
  weasel: "tasmanian_devil",
  seahorse: "sea_dragon leafy_sea_dragon",
  ray: "sting_ray",
  bird: "road_runner",
  sheep: "bighorn_ram",
  flower: "venus_flytrap venus_fly_trap",
  toy: "board_game video_game arcade_game card_game game_controller",
  machine: `waffle_maker ice_cream_maker bread_maker popcorn_maker pancake_maker cd_player record_player music_player
    dvd_player tower_crane merry_go_round bathroom_scale kitchen_scale weighing_scale`,
  knife: "pizza_cutter bread_slicer egg_slicer pizza_slicer razor_blade",
  stick:
    "lightning_rod curtain_rod fishing_rod sewing_needle knitting_needle compass_needle pine_needle",
  pillow: "shin_pad knee_pad elbow_pad shoulder_pad mouse_pad key_pad heating_pad",
  brush: "toilet_plunger",
  pan: "badminton_racket tennis_racket squash_racket",
  nut: "brazil_nut macadamia_nut cocoa_bean coffee_bean",
  corn: "corn_cob",
  melon: "dragon_fruit grape_fruit",
  pepper: "bell_pepper chili_pepper chilli_pepper hot_pepper cayenne_pepper",
  candy: "jelly_bean",
  truck: "steam_roller",
  car: "go_kart go_cart",
  paper: "sheet_music",
  ball: "ping_pong",
  planet:
    "planet_earth planet_saturn planet_mars planet_jupiter planet_venus planet_neptune planet_pluto",
  boot: "inline_skate roller_skate ice_skate flip_flop",
  shirt: "football_jersey",
});

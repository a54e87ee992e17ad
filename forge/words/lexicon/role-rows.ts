/** What roles wear and hold. Data only. */

/**
 * Words of roles, and after them at least two signs that can be seen, each as `name:color`; what is
 * held as a thing is `=thing`. Of a name that has no row the last word counts: a "police officer".
 */
export const roleRows = `
  accountant: glasses:black bowTie:black =calculator
  acrobat: suit:red headband:golden
  actor: scarf:red sunglasses:black
  actress: dress:red sunglasses:black
  adventurer explorer: hat:brown backpack:brown
  agent bodyguard: sunglasses:black suit:black
  ambulance_driver paramedic: cap:white coat:red
  announcer: bowTie:red =microphone
  archer: cap:green =bow
  artist: cap:red scarf:blue =paintbrush
  assistant dad daddy father office_worker: glasses:black bowTie:blue
  astronaut: suit:white spaceHelmet:white backpack:silver
  astronomer: wizardHat:navy =telescope
  athlete: headband:red shirt:white
  author writer: glasses:black scarf:brown =pencil
  babysitter: apron:pink =teddy
  baker chef cook: chefHat:white apron:white
  ballerina: dress:pink crown:silver
  bandit: mask:black scarf:red
  banker: topHat:black bowTie:black
  barber: apron:white =scissors
  barista: apron:green cup:white
  baseball_player: cap:red shirt:white =bat
  basketball_player: headband:red shirt:orange =basketball
  beekeeper: hat:yellow coat:white
  biologist chemist: coat:white glasses:green
  bishop: wizardHat:white cape:purple necklace:golden
  blacksmith: apron:brown hammer
  bodybuilder: muscles headband:red
  boss manager politician president: suit:navy bowTie:red
  boxer: gloves:red belt:golden
  bride: dress:white flower:pink
  builder: helmet:yellow hammer
  burglar robber thief: mask:black cap:black shirt:black
  bus_driver train_driver: cap:navy coat:navy
  businessman businesswoman: suit:navy =briefcase
  butler: suit:black bowTie:black
  camper: hat:green backpack:green
  captain: cap:white coat:navy
  caretaker: cap:grey suit:grey
  carpenter: cap:yellow apron:brown hammer
  cashier: cap:red apron:red
  celebrity model star: sunglasses:black scarf:pink
  cheerleader: skirt:red shirt:white
  cleaner: apron:blue =broom
  climber mountaineer: helmet:red backpack:blue
  clown: clownNose:red partyHat:yellow collar:blue
  coach trainer: cap:red shirt:blue =whistle
  coder hacker programmer: glasses:green headphones:black
  collector: glasses:brown backpack:brown
  comedian: bowTie:red hat:black =microphone
  conductor pianist: suit:black bowTie:white
  constable: helmet:navy coat:navy
  cop officer police police_officer policeman: cap:navy shirt:navy
  courier deliverer: cap:brown backpack:brown
  cowboy: hat:brown scarf:red
  cowgirl: hat:pink scarf:red
  crook: mask:black cap:black
  cyclist: helmet:blue shirt:yellow
  dancer: skirt:pink headband:pink
  daredevil stuntman: helmet:red cape:blue
  dentist: coat:white glasses:silver
  designer: scarf:black glasses:red
  detective inspector: hat:brown coat:brown
  devil: fangs cape:red
  director: cap:black scarf:red =megaphone
  diver: suit:black glasses:blue
  dj: headphones:pink sunglasses:black
  doctor: coat:white necklace:silver =stethoscope
  dressmaker seamstress tailor: glasses:golden scarf:red =scissors
  driver racer racing_driver: helmet:red suit:red
  druid: coat:green headband:green
  drummer: headband:red sunglasses:black
  editor: glasses:black =pencil
  emperor: crown:golden cape:purple
  empress: crown:golden dress:red
  engineer: helmet:yellow glasses
  fairy: crown:pink wand:golden
  fairy_godmother godmother: dress:blue wand:golden
  farmer: hat:yellow pants:blue
  fighter: headband:red gloves:red
  firefighter fireman: helmet:red coat:yellow
  fisher fisherman: hat:yellow coat:yellow
  florist: apron:green flower:pink
  football_player footballer soccer_player striker: shirt:red socks:white
  forecaster: suit:blue bowTie:yellow
  fortune_teller: headband:purple cape:purple
  gamer: headphones:green shirt:black
  gangster: hat:black sunglasses:black
  gardener: hat:yellow apron:green
  general: cap:green coat:green necklace:golden
  genie: headband:golden belt:golden
  gladiator warrior: helmet:bronze belt:golden
  gnome: wizardHat:red beard:white
  goalie goalkeeper: gloves:green shirt:yellow
  golfer: cap:white gloves:white
  goth: cape:black collar:black mask:black
  grandad granddad grandfather grandpa: glasses:silver beard:white
  grandma grandmother granny nanna: glasses:silver scarf:purple
  groom: suit:black flower:white
  guard: helmet:silver spear
  guide: hat:brown scarf:orange
  guitarist: sunglasses:black =guitar
  gymnast: suit:pink headband:purple
  hairdresser hairstylist: apron:purple =scissors
  handyman: cap:blue belt:brown hammer
  headmaster: glasses:black coat:black bowTie:red
  headmistress: glasses:black coat:purple
  hero heroine: cape:red belt:golden
  hiker: hat:green backpack:red
  hippie: headband:orange sunglasses:purple
  hipster: glasses:black beard:brown
  hockey_player: helmet:black shirt:red
  host: suit:purple bowTie:red =microphone
  hunter: hat:green coat:brown
  ice_cream_man: cap:white apron:pink =icecream
  influencer: sunglasses:pink =phone
  instructor: cap:red shirt:yellow
  inventor: glasses:golden coat:white
  janitor mechanic: cap:blue suit:blue
  jester: partyHat:purple collar:yellow
  jockey: cap:red shirt:white
  jogger: headband:red shirt:blue
  journalist reporter: glasses:black cap:brown =microphone
  judge: coat:black hammer
  karateka martial_artist: coat:white belt:black headband:white
  keeper: cap:green shirt:green
  king: crown:golden cape:red
  knight: helmet:silver armor:silver
  lady: dress:pink necklace:white
  landlord: topHat:black bowTie:red
  lawyer: suit:black glasses:black =briefcase
  leprechaun: topHat:green coat:green
  librarian: glasses book:red
  lifeguard: cap:red shirt:red =whistle
  lord: topHat:black cape:red
  lumberjack woodcutter: shirt:red beard:brown
  lunch_lady: cap:white apron:white =ladle
  mage: wizardHat:purple wand:golden
  magician: topHat:black cape:black
  maid waitress: apron:white headband:white
  mailman postman postwoman: cap:blue backpack:brown
  master: coat:white belt:black beard:white
  matador: cape:red hat:black
  mayor: topHat:black necklace:golden
  milkman nurse: cap:white apron:white
  miner: helmet:yellow lantern
  minister: suit:navy topHat:black
  mom mommy mother mum: necklace:white scarf:pink
  monk: coat:orange necklace:brown
  monster: fangs antennae
  motorcyclist: helmet:black coat:black
  mummy: bandages
  musician: hat:black bowTie:red
  nanny: apron:white hat:black
  nerd: glasses:black bowTie:red
  newsreader: suit:navy bowTie:red =microphone
  ninja: mask:black headband:red belt:red
  opera_singer: dress:red necklace:golden
  optician: coat:white glasses:red
  outlaw: hat:black scarf:red
  painter: cap:red apron:white
  photographer: cap:black =camera
  physicist scientist: coat:white glasses
  pilot: cap:brown scarf:white
  pirate: eyepatch hat:black
  pirate_captain: eyepatch hat:black coat:red
  player: shirt:red headband:white
  plumber: cap:green suit:blue
  poet: scarf:black hat:black
  pop_star popstar: sunglasses:pink =microphone
  prince: crown:golden cape:blue
  princess: crown:golden dress:pink
  principal: glasses:black suit:grey
  prisoner: cap:orange suit:orange
  professor: coat:white glasses:black
  punk: mohawk:pink collar:black
  queen: crown:golden dress:purple
  ranger zookeeper: hat:brown shirt:green
  rapper: cap:black necklace:golden
  receptionist: glasses:red bowTie:pink
  referee: shirt:yellow socks:black
  ringmaster: topHat:red coat:red
  rock_star rocker rockstar: sunglasses:black headband:red
  rugby_player: shirt:green socks:white
  runner: headband:red shirt:white socks:white
  sailor: cap:white scarf:blue
  salesman: suit:brown bowTie:yellow =briefcase
  samurai: headband:red armor:red sword
  santa: partyHat:red beard:white coat:red
  scout: hat:brown scarf:yellow
  secretary: glasses:red bowTie:pink =pencil
  security_guard: cap:black sunglasses:black shirt:navy
  shaman: headband:orange necklace:golden
  shepherd: hat:brown wand:brown
  sheriff: hat:brown necklace:golden
  shopkeeper: apron:green glasses:brown
  singer: necklace:golden =microphone
  skateboarder: helmet:blue shirt:orange
  skater: helmet:blue skates:red
  ski_instructor: glasses:yellow shirt:red cap:red
  skier: glasses:yellow scarf:red
  snowboarder: helmet:blue glasses:orange
  soldier: helmet:green shirt:green
  sorcerer sorceress: wizardHat:purple cape:purple
  spy: sunglasses:black suit:black hat:black
  student: backpack:blue book:red
  superhero superheroine: cape:red mask:red belt:golden
  supervillain villain: cape:black mask:purple
  surfer: pants:orange necklace:white
  surgeon: cap:green coat:green mask:green
  swimmer swimming_teacher: cap:blue glasses:blue
  taxi_driver: cap:yellow coat:black
  teacher: glasses:black book:red bowTie:red
  tennis_player: headband:white shirt:white =racket
  tooth_fairy: dress:white wand:golden
  tourist: hat:yellow sunglasses:black =camera
  traffic_warden warden: cap:yellow coat:yellow
  truck_driver: cap:red shirt:blue
  umpire: cap:navy shirt:navy =whistle
  vampire: fangs cape:black collar:red
  vet veterinarian: coat:white glasses:blue
  viking: helmet:bronze beard:orange
  violinist: bowTie:black =violin
  vlogger youtuber: headphones:pink =camera
  waiter: apron:black bowTie:black
  warlock: wizardHat:black cape:purple
  weightlifter: barbell muscles belt:red
  werewolf: fangs pants:blue
  window_cleaner: cap:blue suit:blue =bucket
  witch: wizardHat:purple cape:black
  wizard: wizardHat:blue beard:white
  worker: helmet:yellow coat:orange
  wrestler: mask:blue belt:golden
  zombie: rags:brown stitches:black
`;

/** Jobs and the like that a creature can have besides what it is. Data only. */
import { namesOf, set } from "./word-sets.ts";

/** Of one word, where the table of nouns has none or another meaning. */
export const jobs = set(
  `influencer forecaster mailwoman postwoman barista florist dishwasher janitress janitor nanny zookeeper snorkeler
   kickboxer sumo stuntman youtuber vlogger blogger podcaster paparazzi breakdancer busker toymaker candlemaker
   chauffeur realtor chocolatier trainer lifeguard referee umpire weatherman mechanic carpenter electrician waiter
   waitress librarian gardener postman milkman mayor president architect engineer cashier barber hairdresser
   veterinarian vet paramedic surgeon professor student pupil headmaster cheerleader gymnast acrobat juggler mime
   magician illusionist ringmaster beekeeper shepherd cowgirl sailor admiral sergeant commander copilot
   footballer goalkeeper quarterback snowboarder skateboarder swimmer cyclist biker runner sprinter jogger hurdler
   weightlifter bodybuilder fencer jockey matador hiker explorer adventurer fisherman miner squire duke duchess
   empress pharaoh sultan judge robber supervillain sidekick warlock sorceress druid necromancer alchemist reaper
   shogun ranger monk nun priest programmer hacker nerd geek scholar poet author writer reporter newsreader
   announcer commentator photographer cameraman director actor actress drummer guitarist bassist pianist violinist
   cellist flutist trumpeter composer conductor puppeteer ventriloquist sculptor tailor seamstress blacksmith
   watchman bellboy receptionist secretary businessman businesswoman banker manager millionaire billionaire courier
   messenger paperboy bride groom bridesmaid caveman cavewoman hermit psychic hippie hipster punk rocker streamer
   gamer welder ferryman innkeeper stylist popstar supermodel bouncer bartender steward stewardess
   skydiver daredevil lumberjill bricklayer roofer baker butcher fishmonger grocer shopkeeper salesman
   housekeeper maid babysitter pharmacist therapist midwife psychologist chemist biologist astronomer
   archaeologist paleontologist geologist coach instructor warden inspector designer decorator principal headteacher
   trombonist saxophonist harpist organist keyboardist glassblower watchmaker clockmaker jeweler shoemaker locksmith goldsmith zoologist botanist kickboxer
   dogsitter firewoman policewoman cop officer constable deputy custodian caretaker usher`,
);

/** Of two words or three, whose last word alone says less or something else. */
export const jobNames = namesOf(`
  agent = secret travel estate
  anchor = news
  artist = makeup tattoo trapeze nail graffiti martial
  bunny = easter
  captain = sea ship team football
  carrier = mail newspaper
  champion = chess boxing spelling_bee
  chef = sushi pastry sous pizza
  chief = fire
  christmas = father
  claus = santa
  cleaner = window street
  washer = window car dish
  clown = circus party rodeo birthday class
  collector = tax garbage trash
  cop = traffic
  creator = content
  critic = food
  designer = fashion game
  detective = private
  developer = game
  director = film movie
  driver = racing
  diver = deep_sea scuba sky
  double = stunt
  engineer = train
  explorer = deep_sea space polar jungle
  fairy = tooth
  genius = evil
  girl = flower weather school
  godfather = mafia
  godmother = fairy
  guard = security prison museum palace royal night body
  guide = tour
  guy = ice_cream pizza pizza_delivery delivery mail cable
  helper = santas
  host = tv talk_show game_show
  hunter = treasure ghost monster vampire bounty bug
  instructor = ski swim swimming yoga driving dance surf karate fitness aerobics
  jumper = bungee high long
  keeper = zoo goal bee gate lighthouse
  kid = karate
  lady = lunch dinner tea cleaning lollipop crossing dinner cat
  lifter = weight
  man = ice_cream mail post garbage bin delivery weather business milk lollipop rag_and_bone fire cave
  maker = candy toy shoe watch clock dress sausage
  master = chess karate kung_fu judo
  minister = prime
  model = fashion catwalk
  monitor = hall
  officer = police traffic
  operator = crane
  person = delivery mail
  pilot = fighter helicopter jet space
  police = traffic
  princess = fairy ice
  presenter = weather tv news
  ranger = park forest space
  reader = news
  reaper = grim
  reporter = news weather tv
  rider = horse bull
  robber = bank train
  rocker = punk
  scientist = mad
  scout = girl boy
  skater = figure ice speed roller
  soldier = toy foot
  star = rock pop movie film opera country
  sweep = chimney
  sweeper = street
  tamer = lion
  teller = fortune story bank
  trainer = gym personal animal dog
  vaulter = pole
  walker = dog tightrope
  warden = traffic prison
  worker = construction office factory road
  wizard = computer
  wrestler = sumo arm mud
`);

/** After a thing these are one job: "cement mixer driver", "hot dog seller". */
export const jobEnds = set(
  `driver player seller vendor teacher instructor salesman operator repairman inspector salesperson dealer
   champion racer mechanic forecaster`,
);

/** What is played, taught, sold or done in a job. */
export const taught = set(
  `math maths art music dance yoga karate school gym swimming ski surf chess history science english substitute
   football soccer hockey tennis basketball baseball volleyball rugby golf cricket poker weather pizza burger
   taco lemonade balloon popcorn newspaper fruit flower window car sumo boxing arm marathon speed driving
   geography biology chemistry kindergarten preschool bird pencil antique art pottery cooking judo fencing`,
);

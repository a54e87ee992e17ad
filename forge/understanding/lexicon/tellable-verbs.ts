/** Deeds that a story can tell of any creature. Data only. */
import { set } from "./word-sets.ts";

export const tellableVerbs = set(
  `act admire applaud argue arrest arrive attack babble babysit backflip bake balance bark bathe
   battle beam befriend belch bellow bend bicker bite blend blink bloom blow blush boil bounce bow
   bowl box brag braid breakdance breathe brush bubble build bungee burn burp buzz cackle call camp
   carry cartwheel carve catapult catch celebrate chant charge chase chat cheat cheer chew chill
   chirp chomp chop chuckle clap clean climb cling cluck coil collect compete complain compose
   conduct confess cook copy cough count cower crackle crash crawl creep croak crochet crouch crumble
   crunch cry cuddle curl curtsy cut dance dangle daydream decorate defend deflate deliver detect
   devour dig dip disappear dive dodge doodle doze drag draw dream dribble drift drink drip drive
   drool droop drum dust eat enter entertain escape evaporate examine exercise experiment explain
   explode explore faint fall fart fence fetch fiddle fidget fight film find fish fix flap flash
   flee flicker flip flirt float flop flutter fly follow forage forecast forget freeze frolic frown
   fry fumble gallop garden gargle gasp gaze giggle glare glide glitter glow gnaw gobble golf goof
   gossip grab graze greet grill grin groan groom grow growl grumble grunt guard guide gulp guzzle
   hammer hang hatch hate haul haunt headbang heal help hibernate hiccup hide hike hiss hitchhike
   hoot hop hover howl huff hug hula hum hunt hurl hurry hypnotize imagine inflate inspect
   interview invent iron itch jiggle jingle jitter jog joke joust juggle jump kick knead kneel knit
   knock lasso laugh launch lay lead leak lean leap learn lecture lick lie lift like limp listen
   loaf look lose lounge love lumber lunge lurk magnify make march massage measure meditate meet
   melt mend meow mime mix moan moo moonwalk mop move mow mumble munch nag nap navigate neigh nest
   nibble nod nuzzle offer oink ooze pace pack paddle paint panic pant parachute parade pat patrol
   pedal peek peel peep perch perform photograph pinch pirouette plant play plod plot plow pluck
   plunge poke polish pollinate ponder pop pose post pounce pour pout practise prance prank pray
   predict protect prowl puff puke pull pump punch purr push quack quake queue race rain rap rattle
   read recite recycle relax repair repeat rescue rest retire rhyme ride rise roam roar roast rock roll
   row rub rule rummage run rush sail salute save saw scamper scare scatter scold scoop score scowl
   scratch scream scrub scuba scurry serve sew shake shatter shear shed shine shiver shoot shop
   shout shovel shrink shrug shuffle sigh sightsee simmer sing sip sit sizzle skate skateboard
   sketch ski skid skip skydive slam slap sled sleep slice slide slip slither slouch slump slurp
   smack smash smile smirk smoulder snap snarl sneak sneeze snicker sniff snoop snore snorkel snort
   snow snowball snowboard snuggle soar sob solve somersault sort spark sparkle speed spell spill
   spin spit splash spray sprinkle sprint sprout spy squawk squeak squeal squeeze squirm squirt
   squish stack stalk stamp stand stare steal steer step stick stir stitch stomp storm stretch
   stroll struggle strum strut study stumble suck sulk sunbathe surf swallow swap sway sweat sweep
   swim swing swirl swoop tackle tangle tap tattle teach tease teleport tell text think thrash
   throw tickle tidy tie tinker tiptoe toast toboggan toot topple toss tour tow track trade train
   trample transform translate trap travel tremble trick trip trot trudge trundle tuck tug tumble
   turn tweet twirl twist type unlock unravel unroll unwrap vacuum vanish vault vibe vibrate visit
   volunteer waddle wade wag wail wait wake walk wallow wander warm wash watch water wave weave
   weep weigh wheeze whimper whine whirl whisk whisper whistle wiggle wilt win wink wobble wonder
   woo work worry wrap wrestle wriggle write yap yawn yearn yell yelp yodel zap zigzag zip zoom`,
);

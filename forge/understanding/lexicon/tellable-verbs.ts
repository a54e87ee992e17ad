/** Deeds that a story can tell of any creature. Data only. */
import { set } from "./word-sets.ts";

export const tellableVerbs = set(
  `absorb act admire amble announce apologize applaud argue arrest arrive assemble attach attack
   awaken babble babysit backflip backstroke bake balance bark bathe battle beam beatbox beckon
   befriend beg belch bellow bellyflop bend bicker bite bleat blend blink blog bloom blow blush
   boil boogie bounce bow bowl box brag braid brawl breakdance breathe brew brush bubble build
   bulldoze bungee burn burp burrow buzz cackle call camouflage camp canter caper carol carry
   cartwheel carve catapult catch caw celebrate chant charge chase chat chatter cheat cheep cheer
   cheerlead chew chill chirp chirrup chisel choke chomp chop chuckle chug churn circle clamber
   clang clap clatter clean climb cling clink clomp clone close cluck coil collect compete complain
   compose conduct confess coo cook copy cosplay cough count cower crackle crash crawl creep croak
   crochet crouch cruise crumble crunch crush cry cuddle curl curtsy cut cycle dab dance dangle
   dash dawdle daydream debate decay decorate defend deflate defrost deliver demolish detect devour
   dig dine dip disappear disguise dive dodge donate doodle doze drag draw dream dribble drift
   drink drip drive drool droop drown drum duel dunk dust eat eavesdrop embroider enter entertain
   erupt escape evaporate evolve examine exercise exhale experiment explain explode explore
   facepalm faint fall fan fart fence fetch fiddle fidget fight film find fish fix fizz flail flap
   flash flatten flee flex flicker flinch flip flirt float flop flutter fly fold follow forage
   forecast forget freeze frolic frown fry fumble fume gallop gape garden gargle gasp gawk
   gaze giggle glare glide glitter glow gnaw gobble golf goof gossip grab grate graze greet grill
   grin grind groan groom grow growl grumble grunt guard guide gulp gurgle guzzle hack hammer
   handclap handstand hang harvest hatch hate haul haunt headbang headbutt heal help herd hibernate
   hiccup hide hike hiss hitchhike hobble hoist honk hoot hoover hop hopscotch hover hoverboard
   howl huff hug hula hum hunt hurl hurry hypnotize ignite imagine imitate inflate inhale inject
   inspect interview invent iron itch jerk jiggle jingle jitter jive jog joke joust juggle jump
   kayak kick kidnap kiss knead kneel knit knock lasso lather laugh launch lay lead leak lean leap
   leapfrog learn lecture levitate lick lie lift like limp listen loaf lob look loot lope lose
   lounge love lumber lunge lurch lurk magnify make manage march mash massage meander measure
   meditate meet melt mend meow mew mime misbehave mix moan mock moisturize moo moonwalk mop mosh
   move mow mumble munch muse nag nap narrate navigate neigh nest nibble nod nosedive nudge nuzzle
   offer oink ooze open orbit organize oversleep pace pack paddle paint panic pant parachute parade
   parkour pat patrol peck pedal peddle peek peel peep perch perform perspire pester photobomb
   photograph pilfer pinch pirouette plait plant play plod plop plot plow pluck plunge poke polish
   pollinate ponder pop pose post pounce pour pout practise prance prank pray predict preen prod
   protect prowl puff puke pull pulsate pump punch purr push quack quake quarrel queue quiver race
   rain rake rampage rant rap rattle rave reach read rebel recite recycle referee refuse rehearse
   reign relax repair repeat rescue rest retire rhyme ricochet ride rise roam roar roast rock roll
   roost row rub rule rummage run rush rustle sabotage sail salute sashay saunter save saw scamper
   scare scatter scavenge scoff scold scoop scoot score scowl scrape scratch scream screech scroll
   scrub scrunch scuba sculpt scurry scuttle seek seize sell serenade serve sew shake shatter shave
   shear shed shimmer shimmy shine shiver shoot shop shout shovel shred shriek shrink shrug shuffle
   shush shuttle sigh sightsee sign simmer sing sip sit sizzle skank skate skateboard skedaddle
   sketch ski skid skip skydive slack slam slap slay sled sleep sleepwalk slice slide slip slither
   slobber slosh slouch slumber slump slurp smack smash smile smirk smite smooch smother smoulder
   snap snarl snatch sneak sneer sneeze snicker sniff snoop snore snorkel snort snow
   snowball snowboard snuggle soak soar sob solve somersault sort spar spark sparkle speechify
   speed spell spill spin spit splash sprawl spray spread sprinkle sprint sprout spy squabble squat
   squawk squeak squeal squeeze squelch squirm squirt squish stack stagger stalk stamp stand stare
   steal steer step stick sting stir stitch stomp storm stretch stride strike stroke
   stroll struggle strum strut study stumble suck sulk sunbake sunbathe surf surrender swallow swap
   swat sway swear sweat sweep swell swerve swig swim swing swirl swivel swoop tackle tailgate
   tangle tango tap tattle tattoo taunt teach tease teleport tell terrorize text thaw think thrash
   throb throw thud thump tickle tidy tie tinker tinkle tiptoe toast toboggan toddle toil toot
   tootle topple toss tour tow track trade train trample transform translate trap travel
   tread trek tremble trick trill trip trot trudge trundle tuck tug tumble turn tweet twinkle
   twirl twist twitch twitter type undress unlock unravel unroll unscrew untangle unveil unwrap
   upload vacuum vanish vault vibe vibrate visit vlog volunteer waddle wade waft wag wail wait wake
   walk wallow waltz wander warble warm wash watch water wave weave weep weigh weld whack wheeze
   whimper whine whinny whirl whirr whisk whisper whistle whittle whizz whoop whoosh wiggle wilt
   win wince windsurf wink wipe witter wobble wonder woo work worry wrangle wrap wreak wrestle
   wriggle write yank yap yawn yearn yell yelp yodel zap zigzag zing zip zonk zoom`,
);

/** What the object of a deed is to the creature, by verb. Data only. */
import { meanings, set } from "./word-sets.ts";

/**
 * "Balances a melon" has it in its hands, "builds a house" stands beside it. Verbs whose object is
 * no thing of its own ("tells jokes", "breathes fire", "bakes cookies") have no row.
 */
export const objectsOf = meanings({
  holds: `shred sell serve inflate unscrew sign swish jangle rattle auction donate uncork twist scoop trade dangle display balance blow bounce braid brandish catch clutch crochet deliver drag drop embroider fling
   flip grip haul hide hoist honk hurl juggle knit lasso launch lift lug mail offer peel pick
   play pluck polish present pump push read recycle ring scatter sew shake share sharpen shoot
   shovel sling snatch spill spin spray sprinkle squeeze squirt steal strum swing swipe throw
   toss tote twirl unfold unroll wag waggle wave weave wield yoyo`,
  with: `bandage carve close crush extinguish grind mash open organize rebuild repair restore saddle sculpt stack swat tear unlock unwrap wrap zip abduct guard admire adore ambush annoy approach arrest attack babysit bathe battle befriend bite
   box break brush bug build bury capture chase chop clean collect count crack comfort construct
   cradle cuddle cure cut decorate defeat defend demolish destroy discover dodge dust escape
   examine feed fight find fix follow free grate greet groom hammer harvest heal
   help herd hit hunt hypnotize imitate inspect interview invite iron judge kick kiss
   knock lead measure meet mend milk miss mock nuzzle observe outrun outsmart paint pat
   pester pet photobomb photograph pinch poke pollinate pop prank prod protect pull punch
   puncture pursue race raise rake rescue rub sand save saw scare scold scratch scrub see
   serenade shear shepherd shove slap slice smack smash smell sniff snuggle spot spy
   squash squish stalk startle sting copy stir stomp stroke study tackle tame tap teach tease tickle tie touch
   tow track trail train trample trap treat trick trim tug vacuum visit wake warm wash watch
   water wax weed weigh worship wreck zap`,
  rides: "paddle pedal pilot row sail steer surf park",
  eats: `chew chomp chug crunch devour gnaw gobble gulp guzzle inhale lick munch nibble
   scoff sip slurp suck swallow taste`,
  place: `climb cross descend enter explore haunt hoover invade leave mop mow patrol scale sweep tidy`,
});

/** "Knits a scarf" has it in its hands; "knits socks" says what it mostly does. */
export const makings = set("knit crochet sew weave embroider braid");

/** Of these only a creature is met: "teaches bees", but "teaches maths". */
export const meetings = set(
  `babysit bathe bite box bug comfort cuddle defend feed fight free heal help hit guard hug
   hunt judge lead marry miss mock race raise rub scare serenade smell spot study teach tease
   tickle tie trail train treat trick visit zap`,
);

/** "Waves at the ships", "yells at a toaster": who it is done to. */
export const aimings = set(
  `aim bark blink blow boo breathe bow cheer fling frown gaze giggle glare grin growl hiss honk howl hurl laugh
   look moo nod peek peer point roar scowl scream shine shoot shout smile snap snarl sneeze spit
   spray squirt stare throw toss wave wink yell yelp zap`,
);

/** "Sings to the stars", "reads to a lamp", "gives a flower to a bee". */
export const tellings = set(
  `apologize bow bring chat complain confess deliver explain feed give hand joke lie listen mail
   mumble offer post pray preach rap read recite rhyme say sell send serenade serve show shout sing speak
   talk teach tell throw toss wave whisper whistle write yodel`,
);

/** "Stomps on umbrellas", "knocks on a shell". */
export const treadings = set(
  "crash drop knock pee poop pounce stamp step stomp tap trample tread trip",
);

/** "Sings into a microphone": it is in its hand. */
export const voices = set(
  `announce beatbox bellow blow cackle chant croak croon growl howl hum moo mumble neigh quack rap roar scream
   screech shout shriek sing speak squawk talk toot wail whisper whistle yell yodel`,
);

/** No deeds of a creature by the rules of labelling, or of the one who wishes. */
export const noDeeds = set(
  "be have want need love like call name wear hold carry use keep get let own",
);

/** "Has a party", "takes a nap": nothing that it holds. */
export const happenings = set(
  `adventure argument barbecue bath bbq birthday birthday_party breakfast brunch chat
   competition concert contest conversation dance_battle dance_party dinner    dream fever fight holiday laugh lunch meeting meltdown nap
   nightmare party picnic pillow_fight race rest selfie shower
   sleepover snack snooze snowball_fight swim talk tantrum tea_party    vacation walk`,
);

/** What it has on when it is in there. */
export const wraps = set(
  "towel life_jacket cast blanket toga sheet sling bathrobe plaster bandage",
);

/** What it travels in, and no table calls a vehicle. */
export const boarded = set(
  `ice_skate roller_skate skate ski rollerblade snowshoe pogo_stick hoverboard snowboard rocking_horse air_balloon airship ambulance balloon barge blimp bobsleigh buggy cab cable_car canoe
   carriage cruise_ship dinghy dodgem ferris_wheel ferry flying_saucer go_kart gondola
   helicopter hot_air_balloon jeep jet kart kayak limo limousine lorry pram pushchair raft
   rickshaw roller_coaster rollercoaster rowboat rowing_boat sailboat shopping_cart
   shopping_trolley sidecar sledge sleigh space_shuttle spaceship speedboat taxi toboggan tram
   ufo van yacht zeppelin`,
);

/** When, and not where: "in the morning", "on monday". */
export const times = set(
  `air afternoon april august autumn bedtime birthday breakfast christmas dark darkness dawn day
   daylight days daytime december dinner dusk easter evening fall february friday halloween
   january july june lunch lunchtime march may midday moment monday month morning noon
   november october playtime recess saturday september spring summer sunday    sunrise teatime thanksgiving thursday time tuesday xmas hanukkah diwali eid ramadan breaktime nighttime wednesday week weekend winter year`,
);

/** Which part of a place: "at the bottom of the sea" is in the sea. */
export const regions = set(
  `back bank base beginning bottom brink center centre corner edge end entrance foot front heart
   middle mouth outskirts rim shore side surface tip top ends tips`,
);

/** Verbs whose form with an s is mostly said of several things. */
export const nounsInS = set(
  `ball bark bat bead bell blossom boot bow bowl box brush bubble bud burp button camp card cast
   claw clip coat comb cook cover cream crown crumb curl cut dance dot dream dress drill drink
   drop drum dust face fan fish flag flame flash flower fly freckle frown glove glow grin guard
   hammer hand head heel hook horn hug ice iron jacket joke jump kick kiss knot lace laser leaf
   leap leg light lip lock mark mask mop mouth nail name neck needle nest net nose paddle paint
   park part patch peel pet pin plant plaster play point pop pot print puff punch rain ring
   ripple rock roll root rope run sail saw scale scar scarf score scream seat shell shield shine
   shirt shoe shoot shop shower skate ski skin slap sled smell smile smoke snack snap snow sock
   song sound spark sparkle spell spike spin spot sprinkle sprout star steer stem step stick
   sting stitch stone storm strap string stripe suit swing sword tack tail tap tattoo tear
   tickle tie tip toast toe tooth top toy track train trap trick trunk tusk twist vest vine
   voice wag walk wart watch water wave whisker whistle wig wing wink work worm wrap
   wrinkle yawn zip`,
);

/** "Flies to the moon": where these go is a place. */
export const movings = set(
  `bike bounce bring carry climb come commute crawl cycle dance deliver drag drift drive escape fall float
   fly gallop get glide go head hike hop hurry invite jump march move paddle pull push race return ride roll
   row run rush sail skate ski skip slide slither sneak soar stroll surf swim take tiptoe travel trot waddle
   walk wander zoom`,
);

/** Deeds that a story can tell of any creature. Data only. */
import { set } from "./word-sets.ts";

export const tellableVerbs = set(
  `turn work act argue attack babysit bake bark bellow bite blink bloom blow blush bounce bowl box
   breathe build burn burp call camp carry catch celebrate chill charge chase chat chew clap clean
   climb collect compete compose conduct cook count crawl crunch cry cuddle dance decorate
   defend deliver dig disappear dive draw dream dribble drift drink drive drum dust eat explore
   faint fall fence fight film find fish fix flap flash float fly follow freeze gallop garden
   giggle glide glow gobble golf gossip grab grill grow growl guard gulp hatch hate haunt heal
   help hide hiss hop howl hug hum hunt invent jiggle joke juggle jump kick knit laugh lay lead lean
   leak learn lick lift like listen look lose love make march melt mend meow mix move munch nap
   nibble paint perform plant play post pour practise prank protect pull punch purr push race rain
   rap read relax repair rescue rest rhyme ride rise roar roast roll rule run sail save score scream
   serve sew shake shine shoot shop shout shrink sing sit skate skateboard ski skip sled sleep
   slide slither smile sneeze sniff snore snow snuggle sort spark sparkle speed spill spin spit
   splash spray sprout squeak squeeze stand steal stir stomp storm stretch study surf swallow
   sweep swim swing teach teleport tell text think throw tickle tidy tiptoe toast train
   transform trap travel tremble trick trot tuck type vanish visit wade wag wait walk wander wash
   watch water wave weave whine whisper whistle win wink wobble wrap wrestle write yawn zoom`,
);

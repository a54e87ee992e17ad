/** Verbs that a drawing beside the body shows, and weather, by the name of the drawing. Data only. */
import type { Sign } from "#forge/signs.ts";

/** Verbs in their base form. */
export const signWords: Readonly<Partial<Record<Sign, string>>> = {
  zzz: "sleep nap snooze snore doze slumber hibernate yawn",
  tears: "cry weep sob bawl wail whimper sniffle mourn",
  speech:
    "talk tell argue chat speak gossip say joke call recite rhyme text whisper announce explain lecture preach complain brag boast interview report narrate greet answer mumble teach order",
  question: "ask wonder search seek look lose explore doubt guess investigate",
  thought: "think dream imagine meditate invent plan plot remember ponder daydream",
  laughter: "laugh giggle chuckle snicker cackle smirk",
  shivers:
    "shiver tremble shake freeze vibrate quiver buzz shudder wobble quake rattle rumble wiggle",
  smells: "smell stink fart toot rot",
  droplets: "sneeze cough pour spit drool slobber spray squirt",
  hearts: "hug love kiss cuddle snuggle adore purr marry flirt",
  scribble: "hate",
  dizzy: "faint stumble trip stagger",
  blush: "blush",
  melting: "melt leak drip thaw dissolve ooze",
  bush: "hide lurk",
  pot: "cook mix brew stir boil bake make serve fry",
  steam: "roast grill toast steam iron",
  page: "read study learn",
  writing: "write compose",
  easel: "paint draw sketch",
  mound: "dig bury",
  ball: "throw catch kick dribble bowl score toss pitch fetch bat",
  speed:
    "run race rush sprint gallop chase charge zoom speed skate skateboard surf ski fly soar snowboard dash hurry scurry slide sled cycle drive escape flee sail",
  whirl: "spin roll twirl turn swirl rotate unroll pirouette chase_tail catch_tail",
  risen: "grow rise launch erupt",
  dropped: "fall drop",
  hovering: "hover float levitate",
  rope: "climb",
  tether: "hang dangle",
  glow: "glow shine blink flash flicker twinkle shimmer",
  eggs: "lay",
  gift: "give deliver open",
  sack: "steal collect rob snatch loot gather",
  waves: "swim paddle splash wade",
  cushion: "sit",
  mailbox: "live",
  sparkles: "come clean wash brush tidy sweep polish decorate transform vanish disappear",
  sweat: "pull push drag lift train work stretch wrestle",
  yarn: "knit sew weave",
  shell: "hatch",
  loud: "yell shout scream shriek screech honk bellow roar howl bark wake ring crow",
  coins: "sell buy trade shop pay earn",
  numbers: "count measure calculate weigh add subtract",
  tools: "build repair fix construct hammer assemble mend",
  sprout: "plant water garden harvest farm",
  burst: "explode zap blast crash smash pop",
  cup: "win",
};

/** What one swims in is the place's own, where that is no water. */
export const liquidSigns: Readonly<Record<string, Sign>> = { lava: "lava", magma: "lava" };

export const weatherSigns: Readonly<Record<string, Sign>> = {
  rain: "rainfall",
  storm: "storm",
  fog: "fog",
  wind: "gusts",
  night: "crescent",
};

/** Verbs that a drawing beside the body shows, and weather, by the name of the drawing. Data only. */
import type { Sign } from "#forge/genome.ts";

/** Verbs in their base form. */
export const signWords: Readonly<Partial<Record<Sign, string>>> = {
  zzz: "sleep nap snooze snore doze slumber hibernate",
  tears: "cry weep sob",
  speech: "talk tell argue chat speak gossip say joke call recite rhyme text whisper",
  question: "ask wonder search seek look",
  thought: "think dream imagine meditate invent",
  laughter: "laugh giggle chuckle",
  shivers: "shiver tremble shake freeze",
  smells: "smell stink",
  droplets: "sneeze cough pour",
  hearts: "hug love kiss cuddle snuggle adore purr",
  scribble: "hate",
  dizzy: "faint stumble",
  blush: "blush",
  melting: "melt leak drip",
  bush: "hide lurk",
  shell: "hatch",
  pot: "cook mix brew stir boil bake make",
  steam: "roast grill toast steam",
  page: "read study learn",
  writing: "write compose",
  easel: "paint draw",
  mound: "dig bury",
  ball: "throw catch kick dribble bowl score",
  speed: "run race rush sprint gallop chase charge zoom speed skate skateboard surf ski fly soar",
  whirl: "spin roll twirl turn",
  risen: "grow",
  dropped: "fall drop",
  rope: "climb",
  tether: "hang dangle",
  glow: "glow shine",
  eggs: "lay",
  gift: "give deliver",
  sack: "steal collect",
  waves: "swim paddle splash",
};

export const weatherSigns: Readonly<Record<string, Sign>> = {
  rain: "rainfall",
  storm: "storm",
  fog: "fog",
  wind: "gusts",
  night: "crescent",
};

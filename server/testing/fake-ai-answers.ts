/** What the pretended AI writes and paints, well or badly. */
import sharp from "sharp";

const perfectAnswer = {
  name: "Emberkoi",
  japaneseName: "燃え鯉",
  element: "fire",
  description: "Swims through hot air and leaves a trail of glowing scales.",
  abilities: ["Cinder Leap", "Scale Ward"],
  specialAbility: "Solar Cascade",
  backstory:
    "A lantern fell into the temple pond, and what came up again had fins. It has guarded the water ever since.",
  looks: "a koi of glowing embers with smoke for whiskers",
};

/** What can go wrong with the text of an answer. Everything else about the answer is in order. */
const textFaults: Record<string, (text: string) => string> = {
  malformed: (text) => text.slice(0, 140),
  prose: (text) => `Sure! Here is your card:\n\`\`\`json\n${text}\n\`\`\`\nHave fun!`,
  fenced: (text) => `\`\`\`json\n${text}\n\`\`\``,
  bad_schema: () => JSON.stringify({ ...perfectAnswer, element: "plasma", rarity: "mythical" }),
  too_long: () => JSON.stringify({ ...perfectAnswer, backstory: "Long ago. ".repeat(90) }),
  unsafe: () => JSON.stringify({ ...perfectAnswer, backstory: "It smokes weed all day long." }),
  unsafe_name: () => JSON.stringify({ ...perfectAnswer, name: "Pikachu" }),
  link: () => JSON.stringify({ ...perfectAnswer, description: "See https://example.com now." }),
};

export function answerText(fault: string): string {
  const text = JSON.stringify(perfectAnswer);
  return textFaults[fault]?.(text) ?? text;
}

const noise = () =>
  sharp({
    create: {
      width: 512,
      height: 768,
      channels: 3,
      background: "orange",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });

/** The bytes of a picture as base64, or what comes instead of one. */
export async function answerPicture(fault: string): Promise<string> {
  if (fault === "empty_image") return "";
  if (fault === "text_image") return Buffer.from("no image today").toString("base64");
  if (fault === "blank_image") {
    const blank = sharp({ create: { width: 512, height: 768, channels: 3, background: "black" } });
    return (await blank.png().toBuffer()).toString("base64");
  }
  if (fault === "tiny_image") {
    return (await noise().resize(16, 16).png().toBuffer()).toString("base64");
  }
  const png = await noise().png().toBuffer();
  const bytes = fault === "broken_image" ? png.subarray(0, 400) : png;
  return bytes.toString("base64");
}

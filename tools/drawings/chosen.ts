/**
 * Which drawings of the packages are things, and by which names they are known. A name is written
 * in small letters with hyphens: `teddy-bear`.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { homeOf, knownNouns } from "#forge/understanding/nouns/homes.ts";

export type Drawing = { name: string; svg: string; side: number };

type Icon = { body: string; width?: number; height?: number };
type IconSet = {
  icons: Record<string, Icon>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
};
type EmojiEntry = { label: string; group?: number; subgroup?: number };

const require = createRequire(import.meta.url);
const readJson = <Content>(name: string): Content =>
  JSON.parse(readFileSync(require.resolve(name), "utf8")) as Content;

/** Animals and plants, food, places and vehicles, sports, objects. */
const thingGroups = new Set([3, 4, 5, 6, 7]);

/** Houses of a religion. */
const otherSubgroups = new Set([52]);
const clockHour = /-(oclock|thirty)$/;

const people = /(^|-)(face|hand|person|joker|performing|wedding|moai|hamsa)(-|$)/;
const signs =
  /(^|-)(sign|flag|suit|with-arrow|slash|e-mail|muted|speaker|chart|control|slider)(-|$)/;
const marks = /(^|-)(toilet|dvd|tokyo|liberty|fuji|japan|japanese|yen|euro|pound|dollar)(-|$)/;
const notForChildren =
  /(^|-)(cigarette|coffin|headstone|urn|syringe|pill|blood|briefs|bikini|thong|beer|wine|cocktail|sake|cork|clinking|tumbler|love|pistol|prayer|tropical-drink|credit-card|casino|slot)(-|$)/;
const scenes =
  /(^|-)(sunrise|sunset|dusk|cityscape|foggy|night|landslide|milky-way|moon-viewing|desert|national-park|bus-stop|motorway|oncoming|departure|arrival)(-|$)/;

/** Silhouettes of bodies and of wars, of games by others, and of what is no thing. */
const bodies =
  /(^|-)(skulls?|heads?|eyes?|eyed|eyeball|brain|bowels|bones?|limb|arm|forearm|legs?|foot|feet|hands|handed|fist|finger|fingernail|biceps|torso|liver|lungs|kidneys|stomach|organs?|tongue|mouth|jaws?|jawbone|pelvis|body|corpse|bleeding|bloody|ear|lips|snout|breath|incisors|intestines|backbone|spinal|udder|eyelashes|figure|fat|tooth|teeth|claws?|tails?|wings?|wing|horns?|fangs?|tusks|hoof|paw|trunk)(-|$)/;
const wars =
  /(^|-)(dead|death|devil|daemon|diablo|lucifer|hell|evil|crucifix|cross|grave|tombstone|sarcophagus|morgue|crypt|gibbet|guillotine|slavery|crime|nuclear|war|guns?|gunshot|pistols|revolver|luger|musket|blunderbuss|bullets?|shotgun|ammo|artillery|grenade|claymore|mine|explosive|missile|shot|torpedo|bomber|tribal|indian|sickle|swastika|hunter|bunker|military|poison|cigar|cigarette|smoking|hemp|martini|brandy|assassin|sacrificial|scalpel|loincloth|underwear|corset|handcuffs|manacles|flail|bayonet|kevlar|luger|drown|sinking)(-|$)/;
const ofOthers =
  /^(harry-potter|hobbit|snitch|samus|james-bond|jason|moncler|converse|cadillac|ubisoft|deku|sheikah|koholint|companion|super-mushroom|warp-pipe|dig-dug|light-sabers|thor|zat|star-gate|monument-valley|king-ju|azul|dragon-balls|wolverine|batwing|bat-mask|triforce|conway|stoned|sydney|louvre|pisa|space-needle|tower-bridge|rialto|india-gate|saint-basil|samara|coliseum|pope)/;
const abstract =
  /(^|-)(button|emblem|glyph|brick|card|circle|square|hexagons|triangle|checkbox|bar|upgrade|swap|sell|buy|load|look|read|join|detour|diagram|lambda|concentration|position|path|trail|projectile|impact|punch|burst|drop|draw|pickup|crush)(-|$)/;

/** What the table of nouns has no word for. */
const alsoThings = new Set("katana shuriken nunchaku jetpack sai kusarigama".split(" "));

const isLeftOut = (name: string) =>
  [clockHour, people, signs, marks, notForChildren, scenes].some((left) => left.test(name));

export const nameOf = (label: string): string =>
  label
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/['’]|\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Coloured drawings, by the names of their characters. */
export function colouredDrawings(): Drawing[] {
  const set = readJson<IconSet>("@iconify-json/noto/icons.json");
  return readJson<EmojiEntry[]>("emojibase-data/en/data.json")
    .filter(
      ({ group = -1, subgroup = -1 }) => thingGroups.has(group) && !otherSubgroups.has(subgroup),
    )
    .map(({ label }) => nameOf(label))
    .filter((name) => !isLeftOut(name))
    .flatMap((name) => drawingOf(set, name) ?? [])
    .toSorted(byName);
}

/** Silhouettes of what the table of nouns calls a thing. */
export function silhouettes(): Drawing[] {
  const set = readJson<IconSet>("@iconify-json/game-icons/icons.json");
  const left = [bodies, wars, ofOthers, abstract];
  return Object.keys(set.icons)
    .filter((name) => isThing(name) && !isLeftOut(name))
    .filter((name) => !left.some((words) => words.test(name)))
    .flatMap((name) => drawingOf(set, name) ?? [])
    .toSorted(byName);
}

const wordsMax = 3;
const thingGroup = /^(thing|plant)$/;

function isThing(name: string): boolean {
  if (alsoThings.has(name)) return true;
  const words = name.split("-");
  if (words.length > wordsMax || /\d/.test(name)) return false;
  const whole = knownNouns().get(words.join("_"));
  const home = whole ?? homeOf(words.at(-1)!);
  return home !== null && !home.isWeak && thingGroup.test(home.group);
}

function drawingOf(set: IconSet, name: string): Drawing | null {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) return null;
  const height = icon.height ?? set.height ?? 16;
  const width = icon.width ?? set.width ?? height;
  const side = Math.max(width, height);
  const box = `${(width - side) / 2} ${(height - side) / 2} ${side} ${side}`;
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return { name, side, svg: `<svg ${names} viewBox="${box}">${icon.body}</svg>` };
}

const byName = (a: Drawing, b: Drawing) => (a.name < b.name ? -1 : 1);

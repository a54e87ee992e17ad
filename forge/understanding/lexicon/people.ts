/** What anybody can be besides what it is, and who comes along. Data only. */
import { jobEnds, jobNames, jobs } from "./jobs.ts";
import { compounds } from "./parts.ts";
import { set } from "./word-sets.ts";

/** What anybody can be besides what it is: "skeleton pirate", "wizard owl". */
export const roles: ReadonlySet<string> = new Set([
  ...jobs,
  ...jobNames,
  ...set(
    `pirate knight ninja wizard witch king queen prince princess warrior samurai superhero hero villain chef cook doctor dentist
   teacher detective captain boxer firefighter police policeman officer cop astronaut cowboy viking giant monster ballerina
   dancer singer rapper dj rockstar star clown jester lord lady emperor guardian guard hunter wrestler soldier scientist
   artist painter musician explorer thief burglar spy mage sorcerer racer driver pilot farmer baker athlete player champion
   vampire zombie bodyguard boss mummy skater surfer gladiator paladin archer assassin barbarian monk nurse butler
   builder devil diver gnome lumberjack goth grandma grandpa granny
   general sheriff goalie werewolf lunch_lady mailman plumber comedian lawyer inventor`,
  ),
]);

const lastOf = (noun: string): string => noun.slice(noun.lastIndexOf("_") + 1);

/** Also "violin teacher" and "race car driver". */
export const isRole = (noun: string): boolean =>
  roles.has(noun) || (jobEnds.has(lastOf(noun)) && !compounds.has(noun));

/** Of these roles one cannot choose: "a zombie chef" is a zombie. */
export const natures = set("zombie vampire mummy monster");

/** Kinds of the table whose words are what a person does: "a rhino police officer". */
export const jobKinds = set(
  `athlete chef doctor scientist musician police cowboy clown king queen princess knight ninja pirate
   wizard witch superhero astronaut`,
);

/** Persons, but no job. */
export const anybody = set(
  "human person man woman people lady guy boy girl kid child baby adult eater lover friend head",
);

export const companions = set("friend pet buddy companion sidekick partner");

/** Whose a creature may be: "my grandma's teapot". */
export const kin = set(
  `grandma grandmother granny nana nan nanna nanny nani nonna oma opa abuela abuelo pop gramps grampa grampy gran grandad grandpa grandfather mom mum mother mommy mummy dad father daddy sister
   brother bro sis stepmom stepdad stepsister stepbrother aunt aunty auntie uncle cousin teacher neighbor neighbour friend baby`,
);

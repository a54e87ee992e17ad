/** Teams of own cards that a player keeps under a name, and the places for them. */
import * as z from "zod/mini";
import { TEAM_SIZE } from "#game/battle/team.ts";
import { TEAM_NAME_MAX } from "#game/teams/teams.ts";
import { teamNameRemarks } from "#texts/en/teams.ts";
import { endpoint } from "./endpoint.ts";
import { typedName } from "./fields.ts";
import { id } from "./ids.ts";

const keptTeam = z.object({
  id: z.string(),
  name: z.string(),
  /** In their order: null for a card that the player no longer owns. */
  userCardIds: z.array(z.nullable(z.string())),
});

export type KeptTeamOnWire = z.output<typeof keptTeam>;

export const listTeams = endpoint("GET /api/teams", "player", {
  summary: "The teams that the player keeps, and how many there can be",
  output: z.object({
    teams: z.array(keptTeam),
    slots: z.int(),
    /** What one more place costs; null when there can be no more. */
    nextSlotPrice: z.nullable(z.int()),
  }),
});

export type TeamsOnWire = z.output<typeof listTeams.output>;

const name = typedName.check(
  z.minLength(1, teamNameRemarks.name_missing),
  z.maxLength(TEAM_NAME_MAX, teamNameRemarks.name_too_long),
);

const userCardIds = z.array(id<"ownedCard">()).check(z.length(TEAM_SIZE));

export const keepTeam = endpoint("POST /api/teams", "play", {
  summary: "Keep three own cards as a team with this name",
  input: z.object({ name, userCardIds }),
});

export const changeTeam = endpoint("PUT /api/teams/{id}", "play", {
  summary: "Give a kept team another name, other cards, or both",
  input: z.object({
    id: id<"team">(),
    name: z.optional(name),
    userCardIds: z.optional(userCardIds),
  }),
});

export const removeTeam = endpoint("DELETE /api/teams/{id}", "player", {
  summary: "Keep a team no longer",
  input: z.object({ id: id<"team">() }),
});

export const buyTeamSlot = endpoint("POST /api/teams/slots", "play", {
  summary: "Buy a place for one more team, at the price that the player has seen",
  input: z.object({
    /** How many places the player has seen, so that a second press buys no second one. */
    slots: z.int().check(z.positive()),
    price: z.int().check(z.positive()),
  }),
});

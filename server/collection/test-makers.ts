/** A card that a player has made, without waiting for its picture. */
import { quickBattle } from "#contract/battle.ts";
import { cardStory } from "#contract/collection.ts";
import { powerOf } from "#game/cards/card.ts";
import type { Tx } from "#server/lib/db.ts";
import type { ActingPlayer } from "#server/testing/test-game.ts";

type Game = { db: Pick<Tx, "value"> };

type Made = { attack?: number; defense?: number; experience?: number };

let made = 0;

/** A common fire card in the maker's deck; returns the id of its copy. */
export async function makesCard(
  { db }: Game,
  { id: makerId }: { id: string },
  { attack = 50, defense = 50, experience = 0 }: Made = {},
): Promise<string> {
  const id = await db.value<string>(
    `with made as (
       insert into cards (id, origin, name, name_key, japanese_name, element, rarity, attack,
                          defense, abilities, special_ability, description, backstory, image_url,
                          thumb_url, usd_value_cents, creator_id)
       select gen_random_uuid(), 'created', $1, lower($1), '', 'fire', 'common', $2, $3, abilities,
              special_ability, description, backstory, image_url, thumb_url, usd_value_cents, $4
         from cards where origin = 'catalogue' limit 1 returning id)
     insert into owned_cards (id, owner_id, card_id, place, deck_slot, experience, reason, cause)
     select gen_random_uuid(), $4, id, 'deck',
            (select coalesce(max(deck_slot), 0) + 1 from owned_cards where owner_id = $4),
            $5, 'gift', 'gift:test' from made returning id`,
    [`Homemade ${++made}`, attack, defense, makerId, experience],
  );
  return id;
}

/** With this copy and the strongest others, against the gentlest computer. */
export async function fightsWith(
  player: ActingPlayer,
  ownedCardId: string,
  extras?: Parameters<ActingPlayer["battles"]>[1],
) {
  const strongestFirst = (await player.deck()).toSorted(
    (a, b) => powerOf(b.card) - powerOf(a.card),
  );
  const others = strongestFirst.filter(({ id }) => id !== ownedCardId).slice(0, 2);
  const playerCards = [ownedCardId, ...others.map(({ id }) => id)];
  const input = { playerCards, battleType: "computer", difficulty: 1 } as const;
  return player.call(quickBattle, input, extras);
}

export async function winsWith(player: ActingPlayer, ownedCardId: string) {
  for (let tries = 0; tries < 40; tries++) {
    const { body } = await fightsWith(player, ownedCardId);
    if (body.won) return body;
  }
  throw new Error("forty battles lost in a row");
}

export const storyOf = async (player: ActingPlayer, id: string) =>
  (await player.call(cardStory, { id })).body.lines;

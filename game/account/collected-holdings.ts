/** The columns about what a player has, and how it came and went: a part of `collected-data.ts`. */
export const holdingColumns = {
  owned_cards:
    "id owner_id card_id place deck_slot experience finish nft_address reason cause acquired_at position held_id",
  card_deeds: "owned_card_id kind battle_id whom health_left greatness line",
  card_renames: "id card_id player_id former_name coins renamed_at",
  card_moves: "id owned_card_id from_id to_id reason cause created_at",
  album_entries: "player_id card_id is_creation since",
  album_rewards: "player_id page coins card_ids rewarded_at",
  road_wins: "player_id rival coins first_goal second_goal won_at",
  player_titles: "player_id title",
  player_seasons: "player_id season points chosen_at",
  bought_looks: "player_id look coins bought_at",
  worn_looks: "player_id backdrop emblem frame",
  kept_teams: "id player_id name owned_card_ids kept_at",
  team_slots: "player_id number coins bought_at",
  showcase_cards: "player_id place owned_card_id",
  public_pages: "player_id opened_at",
  fusions: "id kept_id gone_ids finish fused_at",
  holds: "owned_card_id place holder holder_id held_at came_from",
  purses: "player_id coins coins_earned credits",
  ledger: "id player_id currency amount reason cause balance_after created_at purchase_id",
  listings:
    "id seller_id owned_card_id card_id price fee_percent state listed_at expires_at ended_at buyer_id sold_for fee position element rarity_rank strength name_key",
  buy_orders: "id buyer_id card_id price state ordered_at expires_at ended_at listing_id position",
  deals: "id kind from_id to_id from_card_id to_card_id price fee status created_at ended_at",
  trades:
    "id code status creator_id offered_id requested_card_id for_id responder_id given_id created_at expires_at ended_at offered_card_id given_card_id",
  transfers:
    "id code status giver_id owned_card_id claimer_id created_at expires_at ended_at card_id",
  wishes: "player_id card_id wished_at told_at told_price",
  pack_openings:
    "id player_id pack_id price_coins seed luck nonce odds_hash pity_before pity_after owned card_ids owned_card_ids opened_at",
  pack_secrets: "player_id seed nonce",
  pity: "player_id since_epic since_legendary since_mythical",
};

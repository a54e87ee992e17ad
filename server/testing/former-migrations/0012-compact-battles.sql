-- A battle is what it was made of: {version, seed, teams, choices}. Everything that can be worked
-- out from that is not kept; the digest says whether it still comes out the same.
alter table battles add column digest text;

-- Fighters carried the player's own copy, and their names and pictures. Now they name the card.
create function pg_temp.compact_team(team jsonb) returns jsonb language sql as $$
  select jsonb_agg(
    jsonb_build_array(
      coalesce(
        (select o.card_id from owned_cards o where o.id = (fighter ->> 'cardId')::uuid),
        (select c.id from cards c where c.id = (fighter ->> 'cardId')::uuid),
        (select c.id from cards c where c.name = fighter ->> 'name'),
        (fighter ->> 'cardId')::uuid),
      fighter -> 'element', fighter -> 'attack', fighter -> 'defense')
    order by n)
  from jsonb_array_elements(team) with ordinality as fighters (fighter, n)
$$;

-- The line of figures that game/battle/battle-record.ts writes, and its SHA-256.
create function pg_temp.digest(log jsonb) returns text language sql as $$
  select left(encode(sha256(convert_to(concat_ws(' ',
    log ->> 'winner', log ->> 'decidedBy',
    log #>> '{powers,0}', log #>> '{powers,1}',
    log #>> '{bonusPercents,0}', log #>> '{bonusPercents,1}',
    log #>> '{speeds,0}', log #>> '{speeds,1}',
    log #>> '{roundsWon,0}', log #>> '{roundsWon,1}',
    (select string_agg(concat_ws(' ',
        round #>> '{blows,0,power}', round #>> '{blows,0,bonusPercent}', round #>> '{blows,0,damage}',
        round #>> '{blows,1,power}', round #>> '{blows,1,bonusPercent}', round #>> '{blows,1,damage}',
        coalesce(round ->> 'winner', '-'), round #>> '{health,0}', round #>> '{health,1}'),
      ' ' order by n)
      from jsonb_array_elements(log -> 'rounds') with ordinality as rounds (round, n))),
    'UTF8')), 'hex'), 16)
$$;

update battles set
  digest = pg_temp.digest(log -> 'log'),
  log = jsonb_build_object(
    'version', 1,
    'seed', log #> '{log,seed}',
    'teams', jsonb_build_array(
      pg_temp.compact_team(log #> '{teams,0}'),
      pg_temp.compact_team(log #> '{teams,1}')))
where log ? 'log';

-- A team that was left for others names the cards as well.
update online_teams set fighters = (
  select jsonb_agg(
    fighter || jsonb_build_object('cardId', coalesce(
      (select o.card_id from owned_cards o where o.id = (fighter ->> 'cardId')::uuid)::text,
      fighter ->> 'cardId'))
    order by n)
  from jsonb_array_elements(fighters) with ordinality as left_behind (fighter, n));

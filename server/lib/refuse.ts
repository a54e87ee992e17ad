import { eachWord } from "#game/lib/words.ts";
import { wordsOf, type Group, type TextArguments } from "#texts/catalogue.ts";
import type { RefusalCode } from "#texts/refusal-codes.ts";

type Status = 400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 503;

/** The HTTP status of a refusal, by its code. What is not named here is a 409: not as things are. */
const statuses = new Map<RefusalCode, Status>(
  eachWord(
    [
      400,
      "bad_input bad_code dead_link dead_setup_link needs_help no_choice not_this_name",
      "not_this_username not_in_deck not_three nothing_described password_needed price_changed",
      "no_design no_such_creature suspension_too_long suspension_too_soon element_too_high",
      "empty_grant no_grant_card nobody_meant unknown_player keys_missing keys_malformed",
      "keys_of_two_kinds keys_refused same_card_twice too_long unfriendly_username",
      "unknown_push_service unsafe_description wrong_current_password wrong_size wrong_code",
      "common_password password_like_name password_short_for_admin passkey_unknown wrong_signature",
      "ends_before_it_shows ends_before_it_starts price_too_high price_too_low text_expired",
      "no_such_setting setting_out_of_bounds founders_after_campaign founders_keep_badge",
      "hold_never_ends",
    ],
    [401, "signed_out no_way_back wrong_password second_factor_needed sign_in_again"],
    [402, "not_paid"],
    [
      403,
      "demo demo_sets_nothing_up age_unknown childs_browser not_an_adult other_address own_request",
      "own_suspension ward_of_child parent_needed suspended switched_off guardian_needed",
      "time_is_up bedtime guardian_decides guardian_deletes account_leaves not_admin",
      "admins_are_adults prove_again second_factor_first not_for_you not_the_creator not_your_code",
      "not_your_deal not_your_offer not_yours other_site",
    ],
    [
      404,
      "no_team no_battle no_certificate no_withdrawal not_there no_card no_child no_creation",
      "no_duel no_export no_fought_battle no_friend no_friend_request no_friends_creature no_heart",
      "no_deal no_decision no_grant no_report no_reported_player no_listing no_mission no_opening",
      "no_order no_pack no_package no_passkey no_picture picture_not_there no_purchase no_rematch",
      "no_request no_room no_session no_player_page no_shared_card no_such_card no_such_player",
      "no_log_row no_user unknown_code",
    ],
    [422, "idempotency_key_reused"],
    [429, "asked_enough too_many_tries"],
    [
      503,
      "busy no_code_free payments_away chain_away maintenance no_database no_storage disk_full",
      "stopping",
    ],
  ),
);

/** A player asked for something the rules do not allow. Not a bug: no stack trace, no alert. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly code: RefusalCode;
  readonly status: Status;
  /** What the message was made with; null when it always reads the same. */
  params: object | null = null;
  /** Further fields of the answer, such as suggestions or seconds to wait. */
  details: Record<string, unknown> = {};

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
    this.status = statuses.get(code) ?? 409;
  }

  with(details: Record<string, unknown>): this {
    this.details = details;
    return this;
  }
}

/** The refusal of a code in one of the groups of `texts/`, in its words. */
export function refusedError<Texts extends Group, Code extends keyof Texts & RefusalCode>(
  texts: Texts,
  code: Code,
  ...params: TextArguments<Texts[Code]>
): RefusedError {
  const error = new RefusedError(code, wordsOf(texts, code, ...params));
  error.params = params[0] ?? null;
  return error;
}

/** What was sent is not what the call takes; the remark says what is wrong with it. */
export const badInput = (remark: string): RefusedError => new RefusedError("bad_input", remark);

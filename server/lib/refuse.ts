import { wordsOf, type Group, type TextArguments } from "#texts/catalogue.ts";
import type { RefusalCode } from "#texts/refusal-codes.ts";

type Status = 400 | 401 | 402 | 403 | 404 | 409 | 422 | 429 | 503;

/** The HTTP status of a refusal, by its code. What is not named here is a 409: not as things are. */
const statuses: Partial<Record<RefusalCode, Status>> = {
  bad_input: 400,
  bad_code: 400,
  dead_link: 400,
  dead_setup_link: 400,
  needs_help: 400,
  no_choice: 400,
  not_this_name: 400,
  not_this_username: 400,
  not_in_deck: 400,
  not_three: 400,
  nothing_described: 400,
  password_needed: 400,
  price_changed: 400,
  no_design: 400,
  no_such_creature: 400,
  suspension_too_long: 400,
  suspension_too_soon: 400,
  element_too_high: 400,
  empty_grant: 400,
  no_grant_card: 400,
  nobody_meant: 400,
  unknown_player: 400,
  keys_missing: 400,
  keys_malformed: 400,
  keys_of_two_kinds: 400,
  keys_refused: 400,
  same_card_twice: 400,
  too_long: 400,
  unfriendly_username: 400,
  unknown_push_service: 400,
  unsafe_description: 400,
  wrong_current_password: 400,
  wrong_size: 400,
  wrong_code: 400,
  common_password: 400,
  password_like_name: 400,
  password_short_for_admin: 400,
  passkey_unknown: 400,
  wrong_signature: 400,
  ends_before_it_shows: 400,
  ends_before_it_starts: 400,
  price_too_high: 400,
  price_too_low: 400,
  text_expired: 400,
  signed_out: 401,
  no_way_back: 401,
  wrong_password: 401,
  second_factor_needed: 401,
  sign_in_again: 401,
  no_such_setting: 400,
  setting_out_of_bounds: 400,
  founders_after_campaign: 400,
  founders_keep_badge: 400,
  hold_never_ends: 400,
  not_paid: 402,
  demo: 403,
  demo_sets_nothing_up: 403,
  age_unknown: 403,
  childs_browser: 403,
  not_an_adult: 403,
  other_address: 403,
  own_request: 403,
  own_suspension: 403,
  ward_of_child: 403,
  parent_needed: 403,
  suspended: 403,
  switched_off: 403,
  guardian_needed: 403,
  time_is_up: 403,
  bedtime: 403,
  guardian_decides: 403,
  guardian_deletes: 403,
  account_leaves: 403,
  not_admin: 403,
  admins_are_adults: 403,
  prove_again: 403,
  second_factor_first: 403,
  not_for_you: 403,
  not_the_creator: 403,
  not_your_code: 403,
  not_your_deal: 403,
  not_your_offer: 403,
  not_yours: 403,
  other_site: 403,
  no_team: 404,
  no_battle: 404,
  no_certificate: 404,
  no_withdrawal: 404,
  not_there: 404,
  no_card: 404,
  no_child: 404,
  no_creation: 404,
  no_duel: 404,
  no_export: 404,
  no_fought_battle: 404,
  no_friend: 404,
  no_friend_request: 404,
  no_friends_creature: 404,
  no_heart: 404,
  no_deal: 404,
  no_decision: 404,
  no_grant: 404,
  no_report: 404,
  no_reported_player: 404,
  no_listing: 404,
  no_mission: 404,
  no_opening: 404,
  no_order: 404,
  no_pack: 404,
  no_package: 404,
  no_passkey: 404,
  no_picture: 404,
  picture_not_there: 404,
  no_purchase: 404,
  no_rematch: 404,
  no_request: 404,
  no_room: 404,
  no_session: 404,
  no_player_page: 404,
  no_shared_card: 404,
  no_such_card: 404,
  no_such_player: 404,
  no_log_row: 404,
  no_user: 404,
  unknown_code: 404,
  idempotency_key_reused: 422,
  asked_enough: 429,
  too_many_tries: 429,
  busy: 503,
  no_code_free: 503,
  payments_away: 503,
  chain_away: 503,
  maintenance: 503,
  no_database: 503,
  no_storage: 503,
  disk_full: 503,
  stopping: 503,
};

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
    this.status = statuses[code] ?? 409;
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

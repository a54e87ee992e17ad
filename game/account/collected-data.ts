/**
 * Everything the game keeps about a person: what it is for, and for how long it is kept. The page
 * /privacy shows this list, and a test compares it with the columns of the database, so that nothing
 * new about a person is kept without being said here.
 */
import { holdingColumns } from "./collected-holdings.ts";

/** Columns of a table in one line; `*` for a table in which no row is about a person. */
type Columns = Readonly<Record<string, string>>;

export type CollectedData = { title: string; why: string; keptFor: string; columns: Columns };

const ACCOUNT = "As long as there is an account.";
const PLAY = "As long as there is an account. Afterwards without a name.";

export const collectedData: readonly CollectedData[] = [
  {
    title: "E-mail address",
    why: "To sign in, and for our letters. We send no advertisements.",
    keptFor: `${ACCOUNT} An address that was changed: seven days, so that its owner can take the account back.`,
    columns: {
      players: "email email_key mailbox email_verified_at",
      mailed_tokens: "token_hash player_id purpose email_key expires_at email created_at",
    },
  },
  {
    title: "Username, and a first and last name if you tell us",
    why: "Others see the username. A child has a made-up name until a parent says yes. Nobody else sees first and last names.",
    keptFor: ACCOUNT,
    columns: {
      players:
        "username username_key username_skeleton shown_name made_up_name name_withheld_at first_name last_name search_text",
    },
  },
  {
    title: "Password",
    why: "To sign in. We keep only a code made from it, from which nobody can read the password.",
    keptFor: ACCOUNT,
    columns: { players: "password_hash" },
  },
  {
    title: "Age group",
    why: "To close what is not for children. We forget the month of birth as soon as we have worked out the group and the month in which it ends.",
    keptFor: ACCOUNT,
    columns: {
      players: "age_band age_last_month",
      age_changes: "id player_id changed_by band_before band_after why changed_at",
    },
  },
  {
    title: "Who looks after a child, and what they have said and set",
    why: "So that a parent decides what a child may do.",
    keptFor: `${ACCOUNT} A parent's e-mail address that nobody answers from: 14 days, together with all that the child has entered. A parent’s address who has said yes without an account: as long as the yes holds. The first name that a child says for the letter to its parent: until there is an answer.`,
    columns: {
      players: "approved_at erase_at may_return_until",
      approvals:
        "id child_id parent_email parent_email_key parent_mailbox child_name remind_at asked_at expires_at answer answered_at guardian_id proof why second_letter_due_at second_letter_at",
      approval_tokens: "token_hash approval_id purpose expires_at",
      guardianships: "guardian_id child_id since weekly_letter letter_week",
      family_requests: "id child_id wanted asked_at answered_at answered_by is_yes",
      request_links: "token_hash request_id guardian_id",
      allowances:
        "player_id open money monthly_cap_cents minutes_a_day bedtime_from bedtime_until time_zone coins_only version",
      allowance_changes:
        "id child_id guardian_id guardian_name version field value_before value_after changed_at",
      later_limits:
        "player_id from_at minutes_a_day bedtime_from bedtime_until monthly_cap_cents time_zone cap_from_at",
      closings: "player_id due_at",
    },
  },
  {
    title: "Minutes played",
    why: "Counted only where somebody has set a limit.",
    keptFor: "35 days.",
    columns: { play_minutes: "player_id day minutes last_minute" },
  },
  {
    title: "Where you are signed in",
    why: "To keep you signed in, to show you your devices, and to stop those who guess passwords. A device is called by its browser, such as “Chrome on Windows”.",
    keptFor:
      "A session: until you sign out, at most 90 days. A browser that we know again: 400 days after its last visit.",
    columns: {
      sessions:
        "id token_hash player_id device created_at last_seen_at expires_at proved_at two_factor_at",
      known_devices: "player_id token_hash last_seen_at",
    },
  },
  {
    title: "Who has signed in to your account or has tried to, and when what opens it was changed",
    why: "So that you see when it was not you. We keep the kind of device and the time, and nothing about the internet address.",
    keptFor: "90 days.",
    columns: {
      sign_ins: "id player_id at device way succeeded",
      account_changes: "id player_id at change",
    },
  },
  {
    title: "What protects your account beside the password, if you set it up",
    why: "To ask for a code of your app or for a passkey. The secret of the app is kept encrypted, recovery codes only as codes made from them, and of a passkey only the half that cannot open anything.",
    keptFor: "Until you take it away. Questions to your browser: five minutes.",
    columns: {
      authenticators: "player_id sealed_secret begun_at confirmed_at last_step",
      recovery_codes: "player_id code_hash used_at",
      passkeys:
        "id player_id credential_id credential_key uses transports name made_at last_used_at",
      sign_in_challenges: "token_hash purpose player_id session_id tries expires_at",
    },
  },
  {
    title: "From where an account was made",
    why: "Against many fake accounts. We keep codes made from the internet address and from the e-mail address, not the addresses.",
    keptFor: "30 days. Counted tries to sign in: hours.",
    columns: {
      sign_ups: "player_id address_hash mailbox_hash day welcome_waits",
      counted_tries: "key points expire",
    },
  },
  {
    title: "The words that you write",
    why: "To make your cards, and to look into what you report.",
    keptFor: ACCOUNT,
    columns: {
      creations:
        "id player_id kind source day description rarity attack defense seed state words words_by picture thumb picture_by card_id owned_card_id created_at finished_at taken_until failures purchase_id element abilities_wanted art_quality",
      cards:
        "id origin catalogue_number name name_key japanese_name element rarity attack defense speed abilities special_ability description backstory image_url thumb_url usd_value_cents creator_id created_at looks search_parts archived_at version tags doubts_read creation_number",
      former_card_words: "id card_id words",
      card_pictures:
        "id card_id player_id number coins seed is_pose asked_at picture thumb picture_by looks taken_until failures",
      reports: "id kind deal_id reporter_id reported_id reason text created_at",
      report_cases:
        "id kind subject_id reported_id state opened_at decision why decided_by decided_at words_id appeal appealed_at",
    },
  },
  {
    title: "Your cards and coins, and how they came and went",
    why: "So that nothing is lost, doubled or invented.",
    keptFor: PLAY,
    columns: holdingColumns,
  },
  {
    title: "What you have bought for money, and who paid",
    why: "To give you what was paid for, to pay it back, and because books must be kept. The number of a card that pays never reaches us: the payment provider keeps it.",
    keptFor:
      "Ten years, as the law asks of books. When an account is erased its receipts stay until then, without a name and without your words. Payments with test cards, where no money moves, as long.",
    columns: {
      purchases:
        "id number player_id payer_id kind package_id title credits description design amount_cents mode state why attempt intent_id paid_cents refund_due_cents refunded_cents failed_refund_cents heard credits_gone movements premium_day premium_place claimed_at created_at opened_at begun_at granted_at ended_at check_at checks",
      debts: "purchase_id player_id credits created_at",
      payment_keys: "number publishable_key last_four sealed set_by set_at",
      emulator_objects: "id position kind intent_id object created_at",
      emulator_answers: "key_hash request_hash request_id status body created_at",
      emulator_deliveries: "id event_id attempts due_at",
      emulator_outcomes: "refund_id outcome due_at",
    },
  },
  {
    title: "Your wallet",
    why: "So that your cards can be NFTs. Its key is kept encrypted, and the key of that encryption lies somewhere else. What happens on the blockchain can be read by everybody, without your name.",
    keptFor: PLAY,
    columns: {
      players: "wallet_key",
      wallets: "public_key player_id key_id wrapped_key sealed_seed made_at retired_at",
      nft_jobs:
        "id position owned_card_id kind mint generation metadata from_id to_id to_address payer cost_lamports state bytes signature last_valid_height attempts error why next_at lease_id lease_until asked_at ended_at",
    },
  },
  {
    title: "Cards that you send to a wallet outside of the game",
    why: "So that a card goes where you want it, once, and so that we can find out what happened when somebody else has used your account.",
    keptFor: `${PLAY} The text that your wallet signs: a day.`,
    columns: {
      nft_withdrawals:
        "id owned_card_id player_id mint address state nonce job_id asked_at leaves_at ended_at returned_to look_at",
      nft_withdrawal_texts: "nonce player_id owned_card_id address text expires_at used_at",
      wallet_audit: "id player_id what address mint visit_hash at",
    },
  },
  {
    title: "Your battles and how you play",
    why: "To show them to you, to find opponents, and to pay what you have earned.",
    keptFor: `${PLAY} Rooms and codes: a week at most. What is counted by the day: 90 days.`,
    columns: {
      players:
        "id role streak streak_day streak_forgiven_day days_come welcome_pack_at welcome_opened_at share_credits cards_created battles_fought created_at deleted_at demo_until doubts_read",
      battles:
        "id battle_type status mode challenger_id opponent_id opponent_kind opponent_name challenger_won challenger_power opponent_power seed log position created_at completed_at digest",
      duels:
        "id kind rated player_a player_b computer_level names brought_a brought_b rules_version seed salt teams choices waiting version step_began_at deadline_at reserve_a_ms reserve_b_ms absences_a absences_b status result created_at ended_at",
      duel_seats: "player_id duel_id",
      rated_duels: "duel_id player_a player_b score before_a after_a before_b after_b rated_at",
      ratings: "player_id rating deviation volatility won lost drawn rated_at sure_until",
      rematches: "battle_id asked_by expires_at next_duel_id next_code",
      rivals: "player_id level name elements luck power seed",
      online_teams: "player_id power fighters updated_at",
      arena_queue: "player_id rating brought team entered_at seen_at",
      cup_players: "cup_id player_id brought team entered_at left_at place",
      cup_matches: "cup_id round spot player_a player_b begins_at duel_id winner decided_by",
      meetings:
        "id code state creator_id creator_cards joiner_id joiner_cards creator_earned joiner_earned expires_at joined_at created_at called_off_by",
      rooms:
        "id join_code creator_id joiner_id invited_id creator_team joiner_team state duel_id created_at expires_at",
      room_seats: "player_id room_id",
      mission_progress: "player_id mission_id period progress completed_at",
      mission_doers: "player_id",
      mission_draws: "player_id type period mission_ids swapped_id swapped_for",
      daily_tallies: "player_id day what times",
      badges: "player_id badge created_at",
    },
  },
  {
    title: "Whom you have invited, and what you show to others",
    why: "To pay what was promised, and to show the cards that you share.",
    keptFor: ACCOUNT,
    columns: {
      players: "invites_used",
      invite_codes: "code owner_id number used created_at",
      invites: "invitee_id inviter_id code state created_at",
      shares: "player_id day number platform card_ids created_at",
      shared_cards: "card_id player_id shared_at",
    },
  },
  {
    title: "Who your friends are, and your hearts",
    why: "To show friends to each other, and to count the hearts of a creature.",
    keptFor: `${ACCOUNT} That you have said no to a player who wants to be your friend: a year at most.`,
    columns: {
      friend_codes: "player_id code made_at",
      friend_requests: "from_id to_id asked_at",
      friend_declines: "player_id asker_id declined_at",
      friendships: "player_a player_b since",
      hearts: "player_id day card_id maker_id given_at",
    },
  },
  {
    title: "What we have told you",
    why: "For the bell, and for messages to your devices if you want them.",
    keptFor: "Notifications: 90 days. The address of a device: until you turn messages off.",
    columns: {
      notifications: "id player_id kind title text link cause created_at read_at code params",
      push_subscriptions: "id endpoint player_id session_id p256dh auth created_at",
      quiet_hours: "player_id quiet_from quiet_to time_zone",
    },
  },
  {
    title: "What the people who run the game have done with your account",
    why: "So that nobody changes something unseen, and mistakes can be taken back.",
    keptFor: "As long as the game. No name and no address is in it.",
    columns: {
      admin_log: "number at admin_id deed subject_kind subject_id why before after undoes hash",
      game_settings: "name value changed_at changed_by",
      admin_requests: "user_id asked_by asked_at is_alone",
      grants:
        "id asked_by asked_at why message coins credits card_id copies worth players state decided_by decided_at",
      grant_recipients: "grant_id player_id paid_at left_out_at",
    },
  },
  {
    title: "Until when your account is suspended, and why",
    why: "So that you can read it, and so that it ends by itself.",
    keptFor: "Until the suspension is over.",
    columns: { suspensions: "player_id why since until" },
  },
  {
    title: "A file with all of this, when you have asked for one",
    why: "So that you can read it and take it away.",
    keptFor: "Seven days.",
    columns: { account_exports: "player_id id asked_at ready_at bytes" },
  },
  {
    title: "Answers of the server",
    why: "So that what is sent twice, because a connection broke, happens once.",
    keptFor: "Seven days.",
    columns: {
      idempotent_answers: "scope key_hash session_hash request_hash answer reply created_at",
    },
  },
];

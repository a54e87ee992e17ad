import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import * as meeting from "#web/battle/face-to-face/test-meeting.ts";
import * as invites from "#web/invites/test-invite.ts";
import { forgetToasts, refused } from "#web/lib/test-screen.tsx";
import { wonResult } from "#web/battle/stage/test-battle.ts";
import { claimed, transferOf } from "#web/transfers/test-transfer.ts";
import { listing, ownListing } from "#web/market/test-market.ts";
import { room } from "#web/rooms/test-room.ts";
import { granted, loadEmulator } from "#web/purchases/test-purchases.ts";
import { opened, pack } from "./a-pack.ts";
import { adminScenes, userAt } from "./admin-scenes.ts";
import { deck, fill, fullDeck, noCards, open } from "./the-app.tsx";
import { press, profile, sam, shownToast, vaultCard, type SeenToast } from "./the-app.tsx";
import { nftScenes } from "./nft-scenes.ts";
import { paymentScenes } from "./payment-scenes.ts";
import { FAILING, type Scene } from "./scene.ts";
import { toastRows } from "./toast-rows.ts";

// Every toast of a screen that exists is provoked there, and read from the toaster.

beforeAll(loadEmulator);

afterEach(() => {
  forgetToasts();
});

const login = async () => {
  await fill("Email", "sam@example.com");
  await fill("Password", "lantern-of-moss");
  await press("Sign In");
};

const invitedSam = { ...sam, invite: { success: true, message: "Welcome, friend of Ada!" } };

const signUp = async (changes: Record<string, string> = {}) => {
  const form = { Email: "sam@example.com", Username: "sam", Password: "lantern-of-moss" };
  const filled = { ...form, "Confirm Password": "lantern-of-moss", ...changes };
  for (const [label, value] of Object.entries(filled)) await fill(label, value);
  await press("Create Account");
};

const withoutNetwork = (act: () => Promise<void>) => async () => {
  await screen.findByLabelText("Email");
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  await act();
};

/** What is said after a sign-in is shown by the app that has started afresh. */
const thenHome = (act: () => Promise<void>) => async () => {
  await act();
  await waitFor(() => expect(sessionStorage.getItem("toast-after-reload")).toBeTruthy());
  cleanup();
  open("/");
};

const isInVault = { success: true, message: "", card: { ...deck[0], location: "vault" } };
const isInDeck = { success: true, message: "", card: { ...vaultCard, location: "deck" } };

const toVault = async () => {
  await press("Aaa");
  await press("Move to Vault");
};

const toDeck = async () => {
  await press("Vera");
  await press("Move to Deck");
};

const share = async () => {
  await press("Share & Earn");
  await press("Copy Share Text");
};

const withTeam = (action: string) => async () => {
  for (const name of ["Aaa", "Bbb", "Ccc"]) await press(new RegExp(`^${name}, power`));
  await press(action);
};

const battle = withTeam("Start Battle");

const createAndCopy = async () => {
  await withTeam("Create Battle")();
  await press("Copy Code");
};

const joinWithBlanks = async () => {
  await press("Enter Code");
  await fill("Battle code", "  ");
  await press("Join Battle");
};

const skip = async () => {
  await battle();
  await press("Skip");
};

const saveProfile = async () => {
  await fill("First Name", "Samira");
  await press("Save Changes");
};

const withClipboard = (act: () => Promise<void>) => async () => {
  const value = { writeText: () => Promise.resolve() };
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  await act();
};

const after = (words: string | RegExp, act: () => Promise<void>) => async () => {
  await screen.findByText(words);
  await act();
};

const rewarded = { success: true, message: "", coins: 50, dailySharesRemaining: 1 };
const addToVault = () => press("Add to Vault: Aaa");
const addToDeck = () => press("Add to Deck: Vera");
const lost = { ...wonResult, won: false };

const meetings = {
  "POST /api/battles/create-qr": meeting.created,
  "POST /api/battles/join-qr": meeting.created,
  [meeting.STATUS]: meeting.waiting,
};
const rooms = {
  "POST /api/battle/create-room": room,
  "POST /api/battle/join-room": room,
  "GET /api/battle/rooms/r1": room,
};

const giveAway = () => press("Generate Code");
const claim = async () => {
  await fill("Gift code", "abc234");
  await press("Claim Card");
};

const offer = listing("Nivul", { id: "n1", price: 20 });
const PURCHASE = "POST /api/trades/n1/purchase";
const market = {
  "GET /api/trades/marketplace": [offer],
  "GET /api/wishlist": [],
};
const isListed = { ...ownListing("Aaa", { price: 20 }), sold: null };
const isBought = {
  card: offer.card,
  price: 20,
  userCardId: "new-copy",
  location: "vault",
  coins: 1_230,
  message: "",
};

const sell = async () => {
  await press("Sell a Card");
  await press("Aaa");
  await fill("Price in coins", "20");
  await press("List Card");
};

const openPack = async () => {
  await press("Open for 200 coins");
  await press("Tear It Open for 200 Coins");
};

const buy = async () => {
  await press("Buy Nivul for 20 coins");
  await press("Buy for 20 coins");
};

const paidCard = {
  "GET /api/creatures": [],
  "GET /api/purchases": [{ ...granted, kind: "custom", title: "Custom card", amountCents: 5158 }],
};
const makePaid = () => press("Create Now: Already Paid");

const redeem = async () => {
  await fill("Invite code", "abcd2345");
  await press("Redeem");
};
const notRedeemed = { success: false, message: "Nobody has this code.", coins: 0, cards: [] };
const toInvite = { [invites.STATUS]: invites.fresh };
const invite = () => press("Generate Code");

/** By the path where it happens, and by the situation that a row of the table names. */
const scenes: Record<string, Record<string, Scene>> = {
  "/": {
    "move to vault (home)": [{ "POST /api/cards/Aaa/move-to-vault": FAILING }, toVault],
    "moved to vault (home)": [{ "POST /api/cards/Aaa/move-to-vault": isInVault }, toVault],
    "no cards": [noCards, () => press("Learn About NFT Conversion")],
    "share call": [{ "POST /api/social-share": FAILING }, share],
    "reward claimed": [{ "POST /api/social-share": rewarded }, withClipboard(share)],
  },
  "/create": {
    "custom card": [{ ...paidCard, "POST /api/cards/create-custom": FAILING }, makePaid],
  },
  "/cards": {
    "move to vault (collection)": [{ "POST /api/cards/move-to-vault": FAILING }, addToVault],
    "moved to vault (collection)": [{ "POST /api/cards/move-to-vault": isInVault }, addToVault],
    "no cards": [noCards, () => press("Learn How")],
    "reward claim": [{ "POST /api/social-share-reward": FAILING }, share],
    "reward claimed": [{ "POST /api/social-share-reward": rewarded }, withClipboard(share)],
    copied: [{}, withClipboard(share)],
    "clipboard fails": [{}, share],
  },
  "/cards?tab=vault": {
    "move to deck (collection)": [{ "POST /api/cards/move-to-deck": FAILING }, addToDeck],
    "moved to deck (collection)": [{ "POST /api/cards/move-to-deck": isInDeck }, addToDeck],
    "deck full": [fullDeck, after("54/54", addToDeck)],
  },
  "/vault": {
    "move to deck (vault)": [{ "POST /api/cards/Vera/move-to-deck": FAILING }, toDeck],
    "moved to deck (vault)": [{ "POST /api/cards/Vera/move-to-deck": isInDeck }, toDeck],
    "deck full (vault)": [fullDeck, after(/54.54/, () => press("Vera"))],
  },
  "/login": {
    login: [{ "POST /api/auth/login": FAILING }, login],
    "login, no network": [{}, withoutNetwork(login)],
    "login, nothing entered": [{}, () => press("Sign In")],
    "logged in": [{ "POST /api/auth/login": sam }, thenHome(login)],
  },
  "/signup": {
    signup: [{ "POST /api/auth/signup": FAILING }, () => signUp()],
    "signup, no network": [{}, withoutNetwork(() => signUp())],
    "signup, two passwords": [{}, () => signUp({ Password: "other12" })],
    "signup, short password": [
      {},
      () => signUp({ Password: "five5", "Confirm Password": "five5" }),
    ],
    "signed up": [{ "POST /api/auth/signup": { ...sam, invite: null } }, thenHome(() => signUp())],
  },
  "/signup?invite=abc": {
    "signed up by invitation": [{ "POST /api/auth/signup": invitedSam }, thenHome(() => signUp())],
  },
  "/battle?mode=computer": {
    "quick battle": [{ "POST /api/battles/quick": FAILING }, battle],
    "battle won": [{ "POST /api/battles/quick": wonResult }, skip],
    "battle lost": [{ "POST /api/battles/quick": lost }, skip],
  },
  "/battle/qr": {
    "face to face, create": [{ "POST /api/battles/create-qr": FAILING }, withTeam("Create Battle")],
    "face to face created": [meetings, withTeam("Create Battle")],
    "code copied": [meetings, withClipboard(createAndCopy)],
  },
  "/battle/qr?code=ABC234": {
    "face to face, join": [{ "POST /api/battles/join-qr": FAILING }, withTeam("Join Battle")],
    "face to face joined": [meetings, withTeam("Join Battle")],
  },
  "/battle/qr?met=ABC234": {
    "face to face, fight": [
      { [meeting.STATUS]: meeting.ready, [meeting.EXECUTE]: FAILING },
      () => Promise.resolve(),
    ],
  },
  "/local-battle": {
    "room create": [{ "POST /api/battle/create-room": FAILING }, () => press("Create Battle Room")],
    "room created": [rooms, () => press("Create Battle Room")],
    "empty battle code": [{}, joinWithBlanks],
  },
  "/local-battle?join=123456": {
    "room join": [{ "POST /api/battle/join-room": FAILING }, () => press("Join Battle")],
    "room joined": [rooms, () => press("Join Battle")],
  },
  "/card/Aaa": {
    "transfer code": [{ "POST /api/transfers/generate": FAILING }, giveAway],
    "transfer code made": [{ "POST /api/transfers/generate": transferOf(deck[0]!) }, giveAway],
    "claim transfer": [{ "POST /api/transfers/claim": FAILING }, claim],
    "transfer claimed": [{ "POST /api/transfers/claim": claimed }, claim],
    ...nftScenes,
  },
  "/marketplace": {
    "pack opened": [{ "GET /api/packs": [pack], "POST /api/packs/1/open": opened }, openPack],
  },
  "/marketplace?tab=trades": {
    "list card": [{ ...market, "POST /api/trades": FAILING }, sell],
    "card listed": [{ ...market, "POST /api/trades": isListed }, sell],
    "buy card or open pack": [{ ...market, [PURCHASE]: FAILING }, buy],
    "card bought": [{ ...market, [PURCHASE]: isBought }, buy],
  },
  "/invite": {
    invite: [{ ...toInvite, "POST /api/invite/generate": FAILING }, invite],
    "code made": [{ ...toInvite, "POST /api/invite/generate": { inviteCode: "ABCD2345" } }, invite],
    "code copied": [
      { [invites.STATUS]: invites.withCode },
      withClipboard(() => press("Copy Code")),
    ],
    "redeem, no success": [{ ...toInvite, "POST /api/invite/redeem": notRedeemed }, redeem],
  },
  "/profile": {
    profile: [{ "PUT /api/profile": FAILING }, saveProfile],
    "profile updated": [{ "PUT /api/profile": profile }, saveProfile],
  },
  "/profile?tab=wallet": { copied: [{}, withClipboard(() => press("Copy Address"))] },
  ...paymentScenes,
  ...adminScenes,
};

const cases = Object.entries(scenes).flatMap(([path, here]) =>
  Object.entries(here).map(([situation, scene]) => [path, situation, scene] as const),
);

const REASON = "The server says why.";

/** What a failing call can answer, and the reason that is in it. */
const failures = [
  [refused(409, "because", REASON), REASON],
  [{ status: 502, body: "Bad Gateway" }, ""],
] as const;

test.for(cases)("at %s: %s", async ([path, situation, [answers, act]]) => {
  const row = toastRows.find((each) => each.situation === situation)!;
  const fails = Object.values(answers).includes(FAILING);
  for (const [failure, reason] of fails ? failures : [[null, ""] as const]) {
    const said = Object.entries(answers).map(([line, answer]) => [
      line,
      answer === FAILING ? failure : answer,
    ]);
    open(path, { user: userAt(path), answers: Object.fromEntries(said) });
    await act();

    const stated = row.orMessage && reason !== "" ? reason : row.text;
    const expected = { title: row.title, text: stated, isGood: row.isGood };
    await waitFor(() => expect(asStated(stated, shownToast())).toEqual(expected));
    cleanup();
    forgetToasts();
  }
});

/** Where no text is stated, any will do. */
const asStated = (stated: string, shown: SeenToast | null) =>
  shown && stated === "" ? { ...shown, text: "" } : shown;

test("every toast of the specification is either provoked here or waits for its screen", () => {
  const known = new Set(cases.map(([, situation]) => situation));
  const asked = toastRows.map(({ situation }) => situation);
  expect(asked.filter((situation) => !known.has(situation))).toEqual([]);
});

test("who signed up by an invitation hears of its rewards", async () => {
  open("/signup?invite=abc", { user: null, answers: { "POST /api/auth/signup": invitedSam } });
  await thenHome(signUp)();
  await waitFor(() => expect(shownToast()?.text).toContain("invitation rewards"));
});

import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ready, result, STATUS, waiting } from "#web/battle/face-to-face/test-meeting.ts";
import * as invites from "#web/invites/test-invite.ts";
import { wonResult } from "#web/battle/stage/test-battle.ts";
import { listing } from "#web/market/test-market.ts";
import { room } from "#web/rooms/test-room.ts";
import { wallet } from "#web/nfts/test-nfts.ts";
import { openPanel } from "#web/lib/test-screen.tsx";
import { missing } from "./labels.ts";
import { fill, noCards, open, press, sam, usedToday } from "./the-app.tsx";

// What section 2 of both parts quotes, on the screens that players see.

test.for([
  [{ ...sam, firstName: "Samira" }, "sam"],
  [{ ...sam, username: "", firstName: "Samira" }, "Samira"],
  [{ ...sam, username: "", email: "sam.b@example.com" }, "sam.b"],
  [{ ...sam, username: "", email: "" }, "Player"],
] as const)("the top bar greets %j", async ([user, name]) => {
  open("/nope", { user });
  expect(await screen.findByText(new RegExp(`\\b${name}$`))).toBeTruthy();
});

test("the menu has its entries, and Admin for admins only", async () => {
  open("/nope");
  await screen.findByRole("button", { name: "Menu" });
  openPanel("Menu");
  const entries = `
    text: 1,250 coins
    button: Menu
    link: Home > /
    link: Cards > /cards
    link: Create > /create
    link: Wallet > /wallet
    link: Store > /store
    link: Invite > /invite
    link: Tutorial > /tutorial
    link: Game Rules > /rules
    button: Logout
  `;
  expect(await missing(entries, { hidden: true })).toEqual([]);
  expect(screen.queryByRole("link", { name: "Admin", hidden: true })).toBeNull();
  cleanup();

  open("/nope", { user: { ...sam, role: "admin" } });
  await screen.findByRole("button", { name: "Menu" });
  openPanel("Menu");
  expect(await missing(`${entries.trimEnd()}\n link: Admin > /admin`, { hidden: true })).toEqual(
    [],
  );
});

test("home of a player with cards", async () => {
  open("/");
  expect(
    await missing(`
    link: PLAY NOW > /battles
    link: Create Your Card > /create-dynamic
    link: Create Your Card > /create
    link: Buy Credits… > /store
    text: $1.99
    text: 2/3 shares left today
    heading: Your Collection
    link: View all > /cards
    link: +3View More > /cards
    link: Open Aaa > /card/Aaa
    heading: Quick Actions
    link: My Cards > /cards
    link: Marketplace > /marketplace
    link: Battle > /battle
    link: Profile > /profile
    heading: Your Stats
    text: Total Cards11
    text: Coins1,250
    text: Daily CardAvailable
    heading: Wallet
    button: Copy Address
    link: View on Explorer
    heading: Daily Missions
    text: No missions available today
    heading: Pro Tip
    heading: Invite Friends
    text: Available invites10
    text: Friends invited2
    progressbar: Friends invited
    link: Start Inviting Friends > /invite
    heading: Battle Deck
    progressbar: Battle Deck
    link: Create Your Next Card > /create-dynamic
    heading: True Card Ownership
    button: Learn About NFT Conversion
  `),
  ).toEqual([]);
  await press("Aaa");
  expect(await missing("alertdialog: Move Card to Vault")).toEqual([]);
});

test("home of a player without cards, whose free card is made", async () => {
  open("/", { answers: { ...noCards, ...usedToday } });
  expect(
    await missing(`
    link: GET STARTED > /tutorial
    button: Available Tomorrow
    text: Daily Limit Reached
    text: Daily CardUsed
    heading: Create
    heading: Battle
    heading: Trade
    link: Create Your First Card > /create-dynamic
  `),
  ).toEqual([]);
  expect(screen.getByRole("button", { name: "Available Tomorrow" })).toHaveProperty(
    "disabled",
    true,
  );
});

test("battles", async () => {
  open("/battle");
  expect(
    await missing(`
    link: VS Computer… > /battle
    link: Face to Face… > /battle/qr
    link: Online Player… > /battle
  `),
  ).toEqual([]);
  cleanup();
  open("/battles");
  expect(await missing("link: Face to Face… > /battle/qr")).toEqual([]);
  cleanup();

  open("/battle?mode=computer", { answers: { "POST /api/battles/quick": wonResult } });
  expect(await missing("text: Select 3 more card(s)")).toEqual([]);
  expect(await missing("button: Back")).toEqual([]);
  for (const name of ["Aaa", "Bbb", "Ccc"]) await press(new RegExp(`^${name}, power`));
  await press("Start Battle");
  await press("Skip");
  expect(
    await missing(`
    button: Battle Again
    link: View Collection > /cards
  `),
  ).toEqual([]);
});

test("a battle face to face", async () => {
  open("/battle/qr", { answers: { [STATUS]: waiting } });
  expect(
    await missing(`
    link: Battle Arena > /battle
    tab: Player 1
    tab: Player 2
    text: Select 3 more card(s)
  `),
  ).toEqual([]);
  cleanup();

  open("/battle-qr?met=ABC234", { answers: { [STATUS]: waiting } });
  expect(
    await missing(`
    img: QR code for ABC234
    text: ABC234
    button: Cancel Battle
  `),
  ).toEqual([]);
  cleanup();

  open("/battle/qr?met=ABC234", {
    answers: { [STATUS]: { ...ready, status: "completed", result } },
  });
  await press("Skip");
  expect(await missing("button: Battle Again")).toEqual([]);
});

test("a local battle", async () => {
  open("/local-battle", {
    answers: { "POST /api/battle/create-room": room, "GET /api/battle/rooms/r1": room },
  });
  expect(
    await missing(`
    button: Create Battle Room
    heading: Join
    button: Scan QR Code
    button: Enter Code
  `),
  ).toEqual([]);
  await press("Create Battle Room");
  expect(
    await missing(`
    img: QR code for 123456
    text: 123456
    button: Back to Menu
  `),
  ).toEqual([]);
  await press("Back to Menu");
  await press("Enter Code");
  expect(
    await missing(`
    field: Battle code
    button: Join Battle
  `),
  ).toEqual([]);
});

test("the marketplace", async () => {
  open("/marketplace?tab=trades", {
    answers: {
      "GET /api/trades/marketplace": [
        listing("Nivul", { sellerId: sam.id }),
        listing("Vera", { price: sam.coins + 1 }),
      ],
    },
  });
  expect(
    await missing(`
    heading: Marketplace
    text: 1,250 coins
    tab: Card Packs
    tab: Player Trades
    button: Your Card
    button: Need More Coins
  `),
  ).toEqual([]);
  await press("Sell a Card");
  await press("Aaa");
  await fill("Price in coins", "0");
  expect(await missing("text: Please enter a valid price")).toEqual([]);
});

test("invitations: up to 6 friends per code, 12 in total", async () => {
  open("/invite", { answers: { [invites.STATUS]: invites.withCode } });
  expect(
    await missing(`
    img: QR code for ABCD2345
    text: ABCD2345
    button: Copy Code
    button: Copy Link
    button: Copy Message
    text: 2 of 6
    text: 2 of 12
    field: Invite code
    button: Redeem
    heading: Legendary Founder
  `),
  ).toEqual([]);
});

test("the account settings", async () => {
  open("/profile");
  expect(
    await missing(`
    tab: Profile
    tab: Account
    tab: Wallet
    tab: Security
    field: First Name
    field: Last Name
    field: Email
  `),
  ).toEqual([]);
  expect(screen.getByLabelText("Email")).toHaveProperty("type", "email");
  cleanup();
  open("/profile?tab=account");
  expect(await missing("text: RoleUSER")).toEqual([]);
  cleanup();
  open("/profile?tab=wallet");
  expect(
    await missing(`
    text: AES-256
    button: Copy Address
  `),
  ).toEqual([]);
});

test("the wallet", async () => {
  open("/wallet");
  expect(
    await missing(`
    heading: Blockchain Wallet
    link: Home > /
    text: 1.2346 SOL
    text: Devnet
    text: ${wallet.publicKey}
    button: Copy Address
    link: View on Explorer
    text: AES-256
  `),
  ).toEqual([]);
  expect(document.querySelector("main video")).toHaveProperty("loop", true);
  cleanup();

  open("/wallet", { answers: { "GET /api/wallet/info": { ...wallet, network: "mainnet-beta" } } });
  expect(await missing("text: Mainnet")).toEqual([]);
  cleanup();

  const none = { ...wallet, hasWallet: false, publicKey: null };
  open("/wallet", { answers: { "GET /api/wallet/info": none } });
  expect(await missing("text: Wallet is being created...")).toEqual([]);
});

test("a player who skips the tutorial goes on to create a card", async () => {
  open("/tutorial");
  expect(await missing("link: Skip Tutorial > /create-dynamic")).toEqual([]);
  for (let step = 1; step < 5; step += 1) await press("Next");
  expect(await missing("link: PLAY > /create-dynamic")).toEqual([]);
});

test("the back office is closed to players", async () => {
  open("/admin/users");
  expect(await missing("text: Access denied")).toEqual([]);
});

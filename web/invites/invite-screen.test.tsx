import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import {
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import { InviteScreen } from "./invite-screen.tsx";
import { fresh, STATUS, withCode } from "./test-invite.ts";

let copied: string[] = [];

beforeEach(() => {
  copied = [];
  const value = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
});

function open(answers: Answers, at = "/invite") {
  const server = fakeServer(answers);
  return { server, ...showScreen(<InviteScreen />, { at }) };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

const REDEEM = "POST /api/invite/redeem";

async function redeem(code: string) {
  fireEvent.change(await screen.findByLabelText("Invite code"), { target: { value: code } });
  await press("Redeem");
}

test("a code is made, and everything about it can be copied", async () => {
  const { server } = open({
    [STATUS]: fresh,
    "POST /api/invite/generate": () => {
      server.answers[STATUS] = withCode;
      return { inviteCode: "ABCD2345" };
    },
  });
  await press("Generate Code");
  expect(await findToast("Invite Code Generated!")).toBeTruthy();
  await press("Copy Code");
  expect(await findToast("Code Copied!")).toBeTruthy();
  await press("Copy Link");
  await press("Copy Message");
  expect(await findToast("Copied to Clipboard")).toBeTruthy();

  const link = `${location.origin}/signup?invite=ABCD2345`;
  expect(copied.slice(0, 2)).toEqual(["ABCD2345", link]);
  expect(copied[2]).toContain(link);
  expect(copied[2]).toContain("invite code ABCD2345");
  expect(await screen.findByRole("img", { name: "QR code for ABCD2345" })).toBeTruthy();
});

test("how many friends came, by this code and in all", async () => {
  open({ [STATUS]: { ...withCode, invitesUsed: 1, friendsInvited: 7 } });
  expect(await screen.findByText("1 of 6")).toBeTruthy();
  expect(screen.getByText("7 of 12")).toBeTruthy();
  expect(
    screen.getByText("You can invite 12 friends with 2 codes, 6 with each code."),
  ).toBeTruthy();
  expect(screen.getByText("Not earned yet")).toBeTruthy();
});

test("a code that is used up is not shown any more, and another one can be made", async () => {
  open({
    [STATUS]: { ...withCode, hasInviteCode: false, invitesUsed: 6, canGenerate: true },
  });
  expect(await screen.findByRole("button", { name: "Generate Another Code" })).toBeTruthy();
  expect(screen.queryByText("ABCD2345")).toBeNull();
});

test("all twelve friends earn the badge, and no code is left to make", async () => {
  open({
    [STATUS]: {
      ...withCode,
      hasInviteCode: false,
      invitesUsed: 6,
      friendsInvited: 12,
      badges: ["legendary_founder"],
    },
  });
  expect(await screen.findByText("Earned")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Generate/ })).toBeNull();
});

test("who was invited already is told by whom, and is not asked again", async () => {
  open({ [STATUS]: { ...fresh, invitedBy: "robin", canRedeem: false } });
  expect(await screen.findByText("robin")).toBeTruthy();
  expect(screen.queryByLabelText("Invite code")).toBeNull();
});

test("2.5 a friend's code is upper-cased and needed; a wrong one is an error", async () => {
  const { server } = open({
    [STATUS]: fresh,
    [REDEEM]: { success: false, message: "Nobody has this invite code.", coins: 0, cards: [] },
  });
  expect(await screen.findByRole("button", { name: "Redeem" })).toHaveProperty("disabled", true);
  await redeem("abcd2345");

  const words = await findToast("Nobody has this invite code.");
  expect(words?.closest("li")?.dataset["variant"]).toBe("destructive");
  expect(server.calls.find(({ line }) => line === REDEEM)?.body).toEqual({
    inviteCode: "ABCD2345",
  });
});

test("a friend's code brings cards, which are celebrated although the form has gone", async () => {
  const { client, server } = open({
    [STATUS]: fresh,
    [REDEEM]: () => {
      server.answers[STATUS] = { ...fresh, invitedBy: "robin", canRedeem: false };
      const cards = ["Aaa", "Bbb", "Ccc"].map((name) => ownedCard(name).card);
      return { success: true, message: "Robin invited you.", coins: 50, cards };
    },
  });
  await redeem("abcd2345");
  const party = within(await screen.findByRole("dialog", { name: "Your Welcome Gift!" }));
  await act(() => client.invalidateQueries());

  expect(party.getByText("3 special cards and 50 coins")).toBeTruthy();
  expect(party.getByText("Aaa, Bbb, Ccc are in your collection.")).toBeTruthy();
  fireEvent.click(party.getByRole("button", { name: "Continue" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.queryByLabelText("Invite code")).toBeNull();
});

test("an account that may not invite reads why", async () => {
  open({ [STATUS]: refused(403, "demo", "A demo account tries the game out by itself.") });
  expect(await screen.findByText("A demo account tries the game out by itself.")).toBeTruthy();
});

test("the code of a friend's link is filled in, or its player told why it is too late", async () => {
  const { unmount } = open({ [STATUS]: fresh }, "/invite?code=abcd2345");
  expect(await screen.findByLabelText("Invite code")).toHaveProperty("value", "ABCD2345");
  unmount();

  open({ [STATUS]: { ...fresh, canRedeem: false } }, "/invite?code=abcd2345");
  expect(await screen.findByText(/ABCD2345 cannot be redeemed/)).toBeTruthy();
});

test("a child who may not invite yet is not told that a friend's code comes too late", async () => {
  fakeServer({ [STATUS]: { ...fresh, canRedeem: false, canGenerate: false } });
  const user = { ...signedIn, closed: { invites: "switched_off" as const } };
  showScreen(<InviteScreen />, { at: "/invite?code=abcd2345", user });
  expect(await screen.findByText("This is closed")).toBeTruthy();
  expect(screen.queryByText(/cannot be redeemed/)).toBeNull();
});

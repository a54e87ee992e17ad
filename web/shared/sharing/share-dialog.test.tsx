import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import {
  fakeServer,
  findToast,
  refused,
  showScreen,
  signedIn,
  type Answers,
} from "#web/lib/test-screen.tsx";
import type { ShareFrom } from "./share-reward.ts";
import { useShareDialog } from "./use-share-dialog.tsx";

const cindlepup = ownedCard("Cindlepup");
const brinkoil = ownedCard("Brinkoil", { card: { rarity: "rare" } });
const vulkarune = ownedCard("Vulkarune", { card: { rarity: "legendary" } });
const pebblegrum = ownedCard("Pebblegrum");
const best = [vulkarune, brinkoil, cindlepup].map(({ cardId }) => cardId);

const reward = { success: true, message: "", coins: 50, dailySharesRemaining: 2 };
const answers: Answers = {
  "GET /api/cards/user": [cindlepup, brinkoil, brinkoil, vulkarune, pebblegrum],
  "GET /api/social-share-status": {
    canEarnRewards: true,
    dailySharesRemaining: 3,
    shareCredits: 0,
  },
  "GET /api/shared-cards": [],
  "POST /api/shared-cards": { success: true, message: "", opened: best },
  "POST /api/social-share": reward,
  "POST /api/social-share-reward": reward,
};

/** What the browser was asked to do. */
let clipboard: string[] = [];
let popups: { url: URL; features: string | undefined }[] = [];
let mayCopy = true;
let mayOpen = true;

beforeEach(() => {
  [clipboard, popups, mayCopy, mayOpen] = [[], [], true, true];
  vi.stubGlobal("open", (url: string, _name: string, features?: string) => {
    if (!mayOpen) return null;
    popups.push({ url: new URL(url), features });
    return { opener: window };
  });
  const writeText = async (text: string) => {
    if (!mayCopy) throw new DOMException("no", "NotAllowedError");
    clipboard.push(text);
  };
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});

function Opener({ from }: { from: ShareFrom }) {
  const { share, dialog } = useShareDialog({ from });
  return (
    <>
      <button onClick={() => share()}>Open</button>
      <button onClick={() => share(pebblegrum.card)}>Open Pebblegrum</button>
      {dialog}
    </>
  );
}

async function openDialog({
  from = "collection",
  with: button = "Open",
  ...more
}: OpenOptions = {}) {
  const server = fakeServer({ ...answers, ...more.answers });
  showScreen(<Opener from={from} />, { user: { ...signedIn, username: "secretname" } });
  fireEvent.click(screen.getByRole("button", { name: button }));
  const found = await screen.findByRole("dialog", { name: "Share Your Amazing Card Pull" });
  const dialog = within(found);
  await dialog.findByRole("group", { name: "Share to" });
  const press = (name: string) => fireEvent.click(dialog.getByRole("button", { name }));
  const claims = () => server.calls.filter(({ line }) => line.startsWith("POST /api/social-share"));
  /** What became of the pages of the cards. */
  const pages = () =>
    server.calls
      .filter(({ line }) => /^(POST|DELETE) \/api\/shared-cards/.test(line))
      .map(({ line, body }) => (line.startsWith("POST") ? body : line));
  return { server, dialog, press, claims, pages };
}

type OpenOptions = { from?: ShareFrom; with?: string; answers?: Answers };

test("it shows the three rarest cards, each once, and what friends will see and read", async () => {
  const { dialog } = await openDialog();

  const cards = within(dialog.getByRole("list", { name: "Your rarest cards" }));
  const names = cards.getAllByRole("img").map((img) => img.getAttribute("alt")?.split(",")[0]);
  expect(names).toEqual(["Vulkarune", "Brinkoil", "Cindlepup"]);
  const picture = dialog.getByRole("img", { name: /A picture with the card of Vulkarune/ });
  expect(picture.getAttribute("src")).toBe(`/share/${vulkarune.cardId}.jpg`);
  const text = dialog.getByLabelText<HTMLTextAreaElement>("What your friends read").value;
  expect(text).toContain("Vulkarune (legendary), Brinkoil (rare), Cindlepup (common)");
  expect(text).toContain(`${location.origin}/card/${vulkarune.cardId}`);
  expect(text).not.toContain("secretname");
});

test("a given card stands first, and the link leads to it", async () => {
  const { dialog } = await openDialog({ with: "Open Pebblegrum" });

  const text = dialog.getByLabelText<HTMLTextAreaElement>("What your friends read").value;
  await waitFor(() => expect(dialog.getByText("Brinkoil")).toBeTruthy());
  expect(text).toContain(`/card/${pebblegrum.cardId}`);
  expect(dialog.queryByText("Cindlepup")).toBeNull();
});

test.for([
  ["Instagram", "instagram", "The text is copied. Paste it in Instagram."],
  ["TikTok", "tiktok", "The text is copied. Paste it in TikTok."],
  ["Copy Share Text", "copy", "The text is copied. Paste it wherever you like."],
] as const)("%s copies the text and is rewarded", async ([name, platform, words]) => {
  const { dialog, press, claims } = await openDialog();

  press(name);

  expect(await dialog.findByText("Reward Claimed")).toBeTruthy();
  expect(dialog.getByText(words)).toBeTruthy();
  expect(clipboard).toEqual([dialog.getByLabelText<HTMLTextAreaElement>(/friends read/).value]);
  expect(claims()).toEqual([
    { line: "POST /api/social-share-reward", body: { platform, cardIds: best } },
  ]);
  expect(await findToast("Share Reward Claimed")).toBeTruthy();
  expect(await findToast("50 bonus credits")).toBeTruthy();
});

test("the text that was copied is said in a toast, too", async () => {
  const { press, server } = await openDialog();
  // What the server never answers to.
  delete server.answers["POST /api/social-share-reward"];

  press("TikTok");

  expect(await findToast("Copied to Clipboard")).toBeTruthy();
});

test.for([
  ["Facebook", "facebook", "www.facebook.com", "u"],
  ["Twitter/X", "twitter", "twitter.com", "url"],
] as const)("%s opens a small window with the link", async ([name, platform, host, parameter]) => {
  const { dialog, press, claims } = await openDialog();

  press(name);

  expect(await dialog.findByText("Reward Claimed")).toBeTruthy();
  const [popup] = popups;
  expect(popup?.features).toBe("width=600,height=400");
  expect(popup?.url.host).toBe(host);
  expect(popup?.url.searchParams.get(parameter)).toBe(
    `${location.origin}/card/${vulkarune.cardId}`,
  );
  expect(claims()).toEqual([
    { line: "POST /api/social-share-reward", body: { platform, cardIds: best } },
  ]);
});

test("where no window may be opened the text is copied", async () => {
  mayOpen = false;
  const { dialog, press } = await openDialog();

  press("Facebook");

  expect(await dialog.findByText("The text is copied. Paste it in Facebook.")).toBeTruthy();
  expect(clipboard).toHaveLength(1);
});

test("a text that cannot be copied is shown, and the reward does not cover it", async () => {
  mayCopy = false;
  const { dialog, press } = await openDialog();

  press("Copy Share Text");

  expect(await dialog.findByText("Reward Claimed")).toBeTruthy();
  expect(await findToast("Share Your Card")).toBeTruthy();
  const text = dialog.getByLabelText<HTMLTextAreaElement>(/friends read/).value;
  expect(await findToast(`${text.slice(0, 100)}…`)).toBeTruthy();
  expect(dialog.getByText(/Press on the text below and copy it yourself/)).toBeTruthy();
});

test("one reward for a dialog, however often and fast somebody shares", async () => {
  const { dialog, press, claims } = await openDialog();

  press("Instagram");
  press("Instagram");
  press("Facebook");
  expect(await dialog.findByText("Reward Claimed")).toBeTruthy();
  press("Copy Share Text");

  expect(await dialog.findByText(/wherever you like/)).toBeTruthy();
  expect(claims()).toHaveLength(1);
});

test("from home the reward is asked for without saying what was shared", async () => {
  const { dialog, press, claims } = await openDialog({ from: "home" });

  press("Copy Share Text");

  expect(await dialog.findByText("Reward Claimed")).toBeTruthy();
  expect(claims()).toEqual([{ line: "POST /api/social-share", body: {} }]);
});

test("at home a refusal is a Share Error in the server's words", async () => {
  const no = refused(409, "not_active", "Fight a battle first, then share your cards again.");
  const { press } = await openDialog({ from: "home", answers: { "POST /api/social-share": no } });

  press("Copy Share Text");

  expect(await findToast("Share Error")).toBeTruthy();
  expect(await findToast("Fight a battle first, then share your cards again.")).toBeTruthy();
});

test.for([
  [
    "the server's words",
    refused(409, "no_shares_left", "Come back tomorrow!"),
    "Come back tomorrow!",
  ],
  ["no words at all", { status: 502, body: null }, "Failed to claim share reward"],
] as const)("a refusal with %s is a Reward Error, and can be tried again", async (row) => {
  const [, refusal, words] = row;
  const { server, dialog, press } = await openDialog({
    answers: { "POST /api/social-share-reward": refusal },
  });

  press("Copy Share Text");
  expect(await findToast("Reward Error")).toBeTruthy();
  expect(await findToast(words)).toBeTruthy();

  server.answers["POST /api/social-share-reward"] = reward;
  press("Copy Share Text");
  expect(await dialog.findByText("Reward Claimed")).toBeTruthy();
});

test.for([
  [{ dailySharesRemaining: 0 }, "You have shared enough for today. Come back tomorrow!"],
  [{ dailySharesRemaining: 2 }, "Fight a battle first, then share your cards again."],
])("who earns nothing can share all the same: %j", async ([status, words]) => {
  const known = { canEarnRewards: false, shareCredits: 150, ...(status as object) };
  const { dialog, press, claims } = await openDialog({
    answers: { "GET /api/social-share-status": known },
  });

  expect(await dialog.findByText(words as string)).toBeTruthy();
  press("Copy Share Text");

  expect(await dialog.findByText(/The text is copied/)).toBeTruthy();
  expect(claims()).toEqual([]);
});

test("the device's own way to share is offered where there is one", async () => {
  const sent: ShareData[] = [];
  navigator.share = async (data) => void sent.push(data ?? {});
  const { dialog, press, claims } = await openDialog();

  press("Share…");

  expect(await dialog.findByText("Reward Claimed")).toBeTruthy();
  expect(sent[0]?.url).toBe(`${location.origin}/card/${vulkarune.cardId}`);
  expect(claims()[0]?.body).toEqual({ platform: "device", cardIds: best });
});

test("what is shared can be seen by everybody, also when it earns nothing", async () => {
  const known = { canEarnRewards: false, dailySharesRemaining: 0, shareCredits: 150 };
  const { dialog, press, claims, pages } = await openDialog({
    from: "home",
    answers: { "GET /api/social-share-status": known },
  });
  await dialog.findByText(/You have shared enough for today/);

  press("Copy Share Text");

  expect(await dialog.findByText(/The text is copied/)).toBeTruthy();
  expect(pages()).toEqual([{ cardIds: best }]);
  expect(claims()).toEqual([]);
});

test("a link that will not work is told of", async () => {
  const { press } = await openDialog({
    answers: { "POST /api/shared-cards": { status: 502, body: null } },
  });

  press("Facebook");

  expect(await findToast("Link Not Ready")).toBeTruthy();
});

test("the pages of who changes their mind are closed, unless they were open before", async () => {
  navigator.share = () => Promise.reject(new DOMException("cancelled", "AbortError"));
  const { press, pages } = await openDialog({
    answers: {
      "POST /api/shared-cards": { success: true, message: "", opened: ["b"] },
      "DELETE /api/shared-cards/b": { success: true, message: "" },
    },
  });

  press("Share…");

  await waitFor(() => expect(pages()).toEqual([{ cardIds: best }, "DELETE /api/shared-cards/b"]));
});

test("who changes their mind there is told nothing and earns nothing", async () => {
  const logged: unknown[] = [];
  vi.stubGlobal("console", { ...console, info: (...words: unknown[]) => logged.push(words) });
  navigator.share = () => Promise.reject(new DOMException("cancelled", "AbortError"));
  const { dialog, press, claims } = await openDialog();

  press("Share…");

  await waitFor(() => expect(logged).toHaveLength(1));
  expect(dialog.getByText(/3\/3 shares left today/)).toBeTruthy();
  expect(claims()).toEqual([]);
});

test("without the device's own way there is no button for it", async () => {
  const { dialog } = await openDialog();
  expect(dialog.queryByRole("button", { name: "Share…" })).toBeNull();
});

test("cards that do not load can be asked for again", async () => {
  const server = fakeServer({ ...answers, "GET /api/cards/user": refused(500, "bug", "Oh no.") });
  showScreen(<Opener from="collection" />);
  fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText("Your cards did not load")).toBeTruthy();

  server.answers["GET /api/cards/user"] = [cindlepup];
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));

  expect(await screen.findByRole("group", { name: "Share to" })).toBeTruthy();
});

test("without a card there is a way to the first one", async () => {
  fakeServer({ ...answers, "GET /api/cards/user": [] });
  showScreen(<Opener from="home" />);
  fireEvent.click(screen.getByRole("button", { name: "Open" }));

  expect(await screen.findByRole("link", { name: "Create Your First Card" })).toBeTruthy();
  expect(screen.queryByRole("group", { name: "Share to" })).toBeNull();
});

import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { listConversions } from "#contract/nfts.ts";
import { ownedCard } from "#web/cards/test-cards.ts";
import { invalidate } from "#web/lib/query.ts";
import { fakeServer, refused, showScreen, signedIn, type Answers } from "#web/lib/test-screen.tsx";
import { conversion, MINT, quote } from "#web/nfts/test-nfts.ts";
import { ConversionSteps } from "./conversion-steps.tsx";
import { ConvertDialog } from "./convert-dialog.tsx";

beforeEach(async () => {
  // What is fetched when it is needed cannot come while the clock stands still.
  await Promise.all([import("#web/ui/toaster.tsx"), import("#web/shared/nft/nft-dialog.tsx")]);
  vi.useFakeTimers();
});

const CONVERT = "POST /api/cards/convert-to-nft";
const LIST = "GET /api/nft/conversions";
const QUOTE = "GET /api/nft/quote";
const minted = { success: true, message: "", nftAddress: MINT };
const pending = { success: false, pending: true, message: "It goes on.", nftAddress: null };

const names = [
  "Prepare Your Card",
  "Connect to the blockchain",
  "Create NFT Metadata",
  "Mint Your NFT",
  "Complete",
];

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

async function open(answers: Answers = {}, user: object = {}) {
  const server = fakeServer({ [QUOTE]: quote, [LIST]: [], ...answers });
  let closed = 0;
  const owned = ownedCard("Nivul", { id: "nivul" });
  const view = showScreen(<ConvertDialog owned={owned} onClose={() => (closed += 1)} />, {
    user: { ...signedIn, ...user },
  });
  await wait(10);
  return { ...view, server, closed: () => closed };
}

const steps = () =>
  within(screen.getByRole("dialog", { name: "Convert to NFT" })).getAllByRole("listitem");

/** The step that is under way, counted from 1, and the bar. */
function shown() {
  const active = steps().findIndex((step) => step.ariaCurrent === "step");
  return [active + 1 || null, screen.getByRole("progressbar").ariaValueNow];
}

const isSaid = (words: string | RegExp) => screen.queryAllByText(words).length > 0;

const callsOf = ({ calls }: { calls: { line: string }[] }, line: string) =>
  calls.filter((each) => each.line === line).length;

test("before it begins it says what it costs now, and who pays", async () => {
  await open();

  for (const [i, name] of names.entries()) expect(steps()[i]?.textContent).toContain(name);
  expect(shown()).toEqual([null, "0"]);
  expect(isSaid("about $0.65")).toBe(true);
  expect(isSaid(/\(0\.0063 SOL\).*Taleborn pays it for you/)).toBe(true);
  expect(isSaid(/about \$0\.65 USD, and Taleborn charges nothing/)).toBe(true);
});

test("as long as nobody knows the cost it says about $0.63", async () => {
  const { server } = await open({ [QUOTE]: refused(503, "bug", "Oh.") });
  expect(callsOf(server, QUOTE)).toBe(1);
  expect(isSaid("about $0.63")).toBe(true);
});

test("the player's own wallet can be the one that pays", async () => {
  await open({ [QUOTE]: { ...quote, payer: "wallet" } });
  expect(isSaid(/It is paid from your wallet/)).toBe(true);
});

test("who is told values in coins only is told of no dollars and no SOL", async () => {
  await open({}, { coinsOnly: true });
  expect(screen.getByRole("dialog").textContent).not.toMatch(/\$|SOL/);
});

test("what cannot be converted now says why, and does not begin", async () => {
  await open({ [QUOTE]: { ...quote, refusal: "Ten conversions a day are enough." } });
  expect(screen.getByRole("alert").textContent).toBe("Ten conversions a day are enough.");
  expect(screen.getByRole("button", { name: "Start Conversion" })).toHaveProperty("disabled", true);
});

test("it is closed to whom a parent has not opened it", async () => {
  const { server } = await open({}, { closed: { wallet: "parent_needed" } });
  press("Start Conversion");
  await wait(20_000);
  expect(callsOf(server, CONVERT)).toBe(0);
  expect(shown()).toEqual([null, "0"]);
});

test("three steps take 2, 3 and 4 s, the fourth is the real call, and two more seconds end it", async () => {
  const { server, closed } = await open({ [CONVERT]: minted });
  press("Start Conversion");
  const seen: unknown[] = [];
  for (const ms of [0, 1_999, 1, 2_999, 1, 3_999]) {
    await wait(ms);
    seen.push(shown());
  }
  expect(seen).toEqual([
    [1, "0"],
    [1, "0"],
    [2, "1"],
    [2, "1"],
    [3, "2"],
    [3, "2"],
  ]);
  expect(callsOf(server, CONVERT)).toBe(0);

  await wait(1);
  expect(callsOf(server, CONVERT)).toBe(1);
  await wait(0);
  expect(shown()).toEqual([null, "4"]);
  await wait(1_000);
  expect(shown()).toEqual([5, "4"]);
  await wait(1_000);
  expect(shown()).toEqual([null, "5"]);

  expect(isSaid("NFT Conversion Complete")).toBe(true);
  expect(isSaid(MINT)).toBe(true);
  const link = screen.getByRole("link", { name: "See the Certificate" });
  expect(link.getAttribute("href")).toBe(`/nft/${MINT}`);
  fireEvent.click(link);
  expect(closed()).toBe(1);
});

const TO_THE_FOURTH_MS = 9_000;

async function atTheFourth(answers: Answers) {
  const opened = await open(answers);
  press("Start Conversion");
  // Each timer begins after what another has shown.
  for (const ms of [2_000, 3_000, 4_000]) await wait(ms);
  await wait(10);
  return opened;
}

test("a network that takes long keeps the step active until the list says that it is done", async () => {
  const { server, client } = await atTheFourth({ [CONVERT]: pending });
  server.answers[LIST] = [conversion()];
  await act(() => invalidate(client, listConversions));
  await wait(60_000);
  expect(shown()).toEqual([4, "3"]);
  expect(isSaid(/You may close it/)).toBe(true);

  server.answers[LIST] = [conversion({ state: "done", nftAddress: MINT })];
  await act(() => invalidate(client, listConversions));
  await wait(0);
  expect(shown()).toEqual([null, "4"]);
  for (const ms of [1_000, 1_000]) await wait(ms);
  expect(isSaid(MINT)).toBe(true);
});

test("what failed before it began is not taken for its end", async () => {
  const failed = conversion({ state: "failed", message: "Oh no." });
  const { server, client } = await atTheFourth({ [CONVERT]: pending, [LIST]: [failed] });
  expect(shown()).toEqual([4, "3"]);

  server.answers[LIST] = [conversion({ startedAt: "2026-11-23T11:00:00.000Z", state: "done" })];
  await act(() => invalidate(client, listConversions));
  await wait(0);
  expect(shown()).toEqual([null, "4"]);
});

test("opened again while it runs, it goes on at the fourth step and asks for nothing anew", async () => {
  const { server, client } = await open({ [LIST]: [conversion()] });
  expect(shown()).toEqual([4, "3"]);
  await wait(TO_THE_FOURTH_MS);
  expect(callsOf(server, CONVERT)).toBe(0);

  server.answers[LIST] = [conversion({ state: "done", nftAddress: MINT })];
  await act(() => invalidate(client, listConversions));
  for (const ms of [0, 1_000, 1_000]) await wait(ms);
  expect(isSaid(MINT)).toBe(true);
});

test.for([
  ["a refusal", refused(409, "not_enough_sol", "Not enough SOL for the network fee"), "Not enough"],
  ["an answer", { success: false, message: "The card is gone.", nftAddress: null }, "The card is"],
  ["an answer without words", { success: false, message: "", nftAddress: null }, "Conversion f"],
  ["no answer", { status: 502, body: "Bad Gateway" }, "Failed to convert card to NFT"],
] as const)("%s marks the step, says why, and can be tried again", async ([, answer, words]) => {
  const { server } = await atTheFourth({ [CONVERT]: answer });
  expect(screen.getByRole("alert").textContent).toContain(words);
  expect(steps()[3]?.textContent).toContain("failed");
  expect(isSaid("Conversion Failed")).toBe(true);

  server.answers[CONVERT] = minted;
  press("Try Again");
  expect(shown()).toEqual([null, "0"]);
  press("Start Conversion");
  await wait(0);
  expect(shown()).toEqual([1, "0"]);
});

test("an answer that got lost is no failure when the list says that it has begun", async () => {
  const lists = [[], [conversion()]];
  await atTheFourth({
    [LIST]: () => (lists.length > 1 ? lists.shift() : lists[0]),
    [CONVERT]: { status: 502, body: "Bad Gateway" },
  });
  expect(screen.queryByRole("alert")).toBeNull();
  expect(shown()).toEqual([4, "3"]);
});

test("from there the explainer is a press away", async () => {
  await open();
  press("Learn How");
  await wait(0);
  expect(screen.getByRole("dialog", { name: "What are NFTs" })).toBeTruthy();
});

test("the bar shows the share of completed steps, and every step its state", () => {
  render(<ConversionSteps states={["completed", "completed", "error", "active", "pending"]} />);

  const bar = screen.getByRole("progressbar", { name: "Completed steps" });
  expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(["2", "5"]);
  const words = screen
    .getAllByRole("listitem")
    .map((step) => /: (\w+ ?\w*)/.exec(step.textContent));
  expect(words.map((found) => found?.[1])).toEqual([
    expect.stringContaining("completed"),
    expect.stringContaining("completed"),
    expect.stringContaining("failed"),
    expect.stringContaining("under way"),
    undefined,
  ]);
});

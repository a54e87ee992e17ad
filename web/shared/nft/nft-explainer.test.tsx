import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, findToast, showScreen } from "#web/lib/test-screen.tsx";
import { wallet } from "#web/nfts/test-nfts.ts";
import { useNftExplainer } from "./nft-explainer.tsx";

function Promo({ hasCards }: { hasCards: boolean }) {
  const { explain, dialog } = useNftExplainer({ hasCards });
  return (
    <>
      <button onClick={explain}>Learn How</button>
      {dialog}
    </>
  );
}

function open(hasCards: boolean) {
  const view = showScreen(<Promo hasCards={hasCards} />, { at: "/" });
  fireEvent.click(screen.getByRole("button", { name: "Learn How" }));
  return view;
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const titles = [
  "What are NFTs",
  "Why Convert",
  "How Much Does It Cost",
  "When Should You Convert",
] as const;

test("four steps, forth and back, and the last one leads to the cards", async () => {
  const { history } = open(true);

  for (const [i, name] of titles.entries()) {
    const dialog = within(await screen.findByRole("dialog", { name }));
    expect(dialog.getByText(`Step ${i + 1} of 4`)).toBeTruthy();
    if (i < 3) press("Next");
  }
  press("Previous");
  expect(screen.getByRole("dialog", { name: titles[2] })).toBeTruthy();
  press("Next");
  press("Got It!");

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(history.at(-1)).toBe("/cards");
});

test("the first step has nothing before it", async () => {
  open(true);
  await screen.findByRole("dialog", { name: titles[0] });
  expect(screen.getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true);
});

test("it tells what it costs, that nobody has to, and that a card does not get stronger", async () => {
  open(true);
  await screen.findByRole("dialog", { name: titles[0] });

  press("Next");
  expect(screen.getByText(/does not become stronger/)).toBeTruthy();
  press("Next");
  expect(screen.getByText(/about \$0\.63 USD\. It is the same for every card/)).toBeTruthy();
  expect(screen.getByText("Taleborn itself charges nothing.")).toBeTruthy();
  press("Next");
  expect(screen.getByText(/You never need to/)).toBeTruthy();
  expect(screen.getByText(/choose Convert to NFT/)).toBeTruthy();
});

test("without a card there is nothing to convert", async () => {
  open(false);

  expect(await findToast("No Cards Available")).toBeTruthy();
  expect(await findToast("Create your first card to see the NFT conversion process.")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("on a network of the game's own no computers all over the world keep the list", async () => {
  fakeServer({ "GET /api/wallet/info": { ...wallet, isOwnNetwork: true } });
  open(true);

  expect(await screen.findByText(/this game keeps the list itself/)).toBeTruthy();
  expect(screen.queryByText(/all over the world/)).toBeNull();
});

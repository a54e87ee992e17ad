/** For tests: how the toasts about NFTs are provoked. */
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, vi } from "vitest";
import { MINT } from "#web/nfts/test-nfts.ts";
import { FAILING, type Scene } from "./scene.ts";
import { press } from "./the-app.tsx";

const CONVERT = "POST /api/cards/convert-to-nft";

/** The steps take eleven seconds; fake timers spare the test that wait. */
async function convert() {
  await press("Convert to NFT");
  const start = await screen.findByRole("button", { name: "Start Conversion" });
  await waitFor(() => expect(start).toHaveProperty("disabled", false));
  vi.useFakeTimers();
  fireEvent.click(start);
  for (const ms of [2_000, 3_000, 4_000, 10, 1_000, 1_000])
    await act(() => vi.advanceTimersByTimeAsync(ms));
  vi.useRealTimers();
}

export const nftScenes: Record<string, Scene> = {
  conversion: [{ [CONVERT]: FAILING }, convert],
  converted: [{ [CONVERT]: { success: true, message: "", nftAddress: MINT } }, convert],
};

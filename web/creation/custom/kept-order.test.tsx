import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { fakeServer, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { spending } from "#web/purchases/test-purchases.ts";
import { CustomBuilder } from "./custom-builder.tsx";

const INTENT = "POST /api/payments/create-intent";

function show() {
  const server = fakeServer({
    "GET /api/payments/spending": { ...spending, mode: "stripe_test" },
    "GET /api/purchases": [],
  });
  showScreen(<CustomBuilder />, { user: signedIn, at: "/create" });
  return server;
}

const payButton = () => screen.findByRole("button", { name: "Create for $51.58" });

/** The visit has begun on the screen of this path. */
const begunAt = (path: string) =>
  vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([{ name: location.origin + path } as PerformanceEntry]);

test("with a real provider the page is loaded anew when it is paid, and the order stays", async () => {
  const looksUp = begunAt("/elsewhere");
  show();
  const words = await screen.findByLabelText("What does it look like?");
  fireEvent.change(words, { target: { value: "a moss dragon" } });
  await waitFor(() => expect(looksUp).toHaveBeenCalled());
  fireEvent.click(await payButton());
  expect(screen.queryByRole("dialog")).toBeNull();
  cleanup();

  begunAt(location.pathname);
  const server = show();
  expect(await screen.findByRole("dialog", { name: "Complete Purchase" })).toBeTruthy();
  expect(server.lastBody(INTENT)).toMatchObject({ description: "a moss dragon", amount: 5158 });
  cleanup();

  show();
  await payButton();
  expect(screen.queryByRole("dialog")).toBeNull();
});

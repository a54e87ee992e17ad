import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { lazily } from "#web/ui/later/lazily.tsx";
import { NotLoaded } from "./not-loaded.tsx";

test("a part of a screen whose code is missing leaves the screen, and a button to try again", async () => {
  const Part = lazily(() => Promise.reject<{ Part: () => null }>(new Error("away")), "Part", {
    otherwise: NotLoaded,
  });
  await act(async () =>
    render(
      <>
        <p>The screen</p>
        <Part />
      </>,
    ),
  );
  expect(screen.getByRole("alert").textContent).toContain("This did not load");
  expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
  expect(screen.getByText("The screen")).toBeTruthy();
});

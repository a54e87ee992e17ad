import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { cindlepup } from "#game/cards/common-creatures.ts";
import { finishes } from "#game/cards/finishes.ts";
import { MiniCard } from "./mini-card.tsx";
import { sampleCard } from "./sample-cards.ts";

test("a small picture says the finish of its copy, and nothing of a plain one", () => {
  for (const finish of finishes) render(<MiniCard card={{ ...sampleCard(cindlepup), finish }} />);

  const marks = [...document.querySelectorAll(".finish-mark")];
  expect(marks.map(({ textContent }) => textContent.trim())).toEqual(["Foil", "Living", "Golden"]);
  expect(screen.queryByText("plain")).toBeNull();
});

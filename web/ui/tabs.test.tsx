import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

const tabs = [
  { value: "play", label: "Play", content: "Choose a team." },
  { value: "best", label: "Leaderboard", content: "The best." },
];

test.for([
  ["best", "Leaderboard", "The best."],
  ["leaderboard", "Play", "Choose a team."],
  ["", "Play", "Choose a team."],
] as const)("the address ?tab=%s shows the tab %s", ([value, name, words]) => {
  render(<Tabs label="Arena" tabs={tabs} value={value} onChange={() => undefined} />);
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe(name);
  expect(screen.getByRole("tabpanel").textContent).toBe(words);
});

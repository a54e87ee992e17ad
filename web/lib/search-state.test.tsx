import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useLocation } from "wouter";
import { useSearchState } from "./search-state.ts";

function Filter() {
  const [text, setText] = useSearchState("text", { delayMs: 50 });
  const [tab, setTab] = useSearchState("tab", { fallback: "deck" });
  const [, setRarity] = useSearchState("rarity");
  const [, navigate] = useLocation();
  const both = () => {
    setTab("vault");
    setRarity("epic");
  };
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setTab(tab === "deck" ? "vault" : "deck")}>{tab}</button>
      <button onClick={both}>both</button>
      <button onClick={() => navigate("/cards?text=owl&tab=vault")}>elsewhere</button>
    </>
  );
}

function show(address: string) {
  history.replaceState(null, "", address);
  render(<Filter />);
}

const box = () => screen.getByLabelText<HTMLInputElement>("Text");
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("the address gives the first value, and follows what is typed a little later", async () => {
  show("/cards?text=fox");
  expect(box().value).toBe("fox");

  type("foxe");
  type("foxes");

  expect(box().value).toBe("foxes");
  expect(location.search).toBe("?text=fox");
  await waitFor(() => expect(location.search).toBe("?text=foxes"));
});

test("the usual value is not spelt out, and other parts of the address stay", () => {
  show("/cards?text=fox");
  press("deck");
  expect(location.search).toBe("?text=fox&tab=vault");
  press("vault");
  expect(location.search).toBe("?text=fox");
});

test("two filters that change at once both reach the address", () => {
  show("/cards?text=fox");
  press("both");
  expect(location.search).toBe("?text=fox&tab=vault&rarity=epic");
});

test("a link to the same page changes what is shown", () => {
  show("/cards?text=fox");
  press("elsewhere");
  expect(box().value).toBe("owl");
  expect(screen.getByRole("button", { name: "vault" })).toBeTruthy();
});

test("what was typed does not bring the page back that a link has just left", () => {
  vi.useFakeTimers();
  show("/cards");
  type("fox");
  history.pushState(null, "", "/card/7");
  vi.runAllTimers();

  expect(location.pathname + location.search).toBe("/card/7");
  vi.useRealTimers();
});

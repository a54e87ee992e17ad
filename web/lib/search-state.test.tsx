// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useLocation } from "wouter";
import { useSearchState } from "./search-state.ts";
import { showScreen } from "./test-screen.tsx";

afterEach(cleanup);

function Filter() {
  const [text, setText] = useSearchState("text", { delayMs: 50 });
  const [tab, setTab] = useSearchState("tab", { fallback: "deck" });
  const [, navigate] = useLocation();
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button onClick={() => setTab(tab === "deck" ? "vault" : "deck")}>{tab}</button>
      <button onClick={() => navigate("/cards?text=owl&tab=vault")}>elsewhere</button>
    </>
  );
}

const box = () => screen.getByLabelText<HTMLInputElement>("Text");
const type = (value: string) => fireEvent.change(box(), { target: { value } });

test("the address gives the first value, and follows what is typed a little later", async () => {
  const { history } = showScreen(<Filter />, { at: "/cards?text=fox" });
  expect(box().value).toBe("fox");

  type("foxe");
  type("foxes");

  expect(box().value).toBe("foxes");
  expect(history.at(-1)).toBe("/cards?text=fox");
  await waitFor(() => expect(history.at(-1)).toBe("/cards?text=foxes"));
});

test("the usual value is not spelt out, and other parts of the address stay", () => {
  const { history } = showScreen(<Filter />, { at: "/cards?text=fox" });
  fireEvent.click(screen.getByRole("button", { name: "deck" }));
  expect(history.at(-1)).toBe("/cards?text=fox&tab=vault");
  fireEvent.click(screen.getByRole("button", { name: "vault" }));
  expect(history.at(-1)).toBe("/cards?text=fox");
});

test("a link to the same page changes what is shown", () => {
  showScreen(<Filter />, { at: "/cards?text=fox" });
  fireEvent.click(screen.getByRole("button", { name: "elsewhere" }));
  expect(box().value).toBe("owl");
  expect(screen.getByRole("button", { name: "vault" })).toBeTruthy();
});

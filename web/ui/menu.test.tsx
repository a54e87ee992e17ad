import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { Menu, MenuButton, MenuLink } from "./menu.tsx";

let pressed = 0;

beforeEach(() => {
  pressed = 0;
  render(
    <>
      <Menu label="More">
        <MenuLink href="/a" icon={null}>
          Open
        </MenuLink>
        <MenuButton icon={null} onPress={() => (pressed += 1)}>
          Convert
        </MenuButton>
      </Menu>
      <p>Elsewhere</p>
    </>,
  );
});

const button = () => screen.getByRole("button", { name: "More" });
const isOpen = () => screen.queryByRole("menu", { name: "More" }) !== null;
const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });
const focused = () => document.activeElement?.textContent;

test("keys move in it, and Escape gives the focus back", () => {
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  expect([isOpen(), button().ariaExpanded, focused()]).toEqual([true, "true", "Open"]);

  const seen = ["ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"].map((name) => {
    key(name);
    return focused();
  });
  expect(seen).toEqual(["Convert", "Open", "Convert", "Open", "Convert"]);

  key("Escape");
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test("a choice closes it", () => {
  fireEvent.click(button());
  fireEvent.click(screen.getByRole("menuitem", { name: "Convert" }));
  expect([pressed, isOpen()]).toEqual([1, false]);
});

test.for(["Tab", "a press elsewhere"])("%s closes it", (how) => {
  fireEvent.click(button());
  if (how === "Tab") key("Tab");
  else fireEvent.pointerDown(screen.getByText("Elsewhere"));
  expect(isOpen()).toBe(false);
});

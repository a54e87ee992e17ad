import { fireEvent, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { useKeys } from "./use-keys.ts";

test("a key counts from the moment that the screen says so, and not before", () => {
  const heard: string[] = [];
  function Choices({ isOn }: { isOn: boolean }) {
    useKeys({ isOn, keys: /^[1-9]$/ }, (key) => heard.push(key));
    // As quick as can be: the words are there, and the browser has not painted them yet.
    useLayoutEffect(() => void fireEvent.keyDown(window, { key: isOn ? "2" : "1" }), [isOn]);
    return null;
  }
  const { rerender } = render(<Choices isOn={false} />);
  rerender(<Choices isOn />);
  expect(heard).toEqual(["2"]);

  fireEvent.keyDown(window, { key: "x" });
  rerender(<Choices isOn={false} />);
  fireEvent.keyDown(window, { key: "3" });
  expect(heard).toEqual(["2"]);
});

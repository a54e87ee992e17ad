import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a button that waits keeps the focus, says so, and neither acts nor sends again", () => {
  const [press, send] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const form = (pending: boolean) => (
    <form onSubmit={send}>
      <Button type="submit" pending={pending} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole("button");
  button.focus();

  rerender(form(true));
  fireEvent.click(button);

  expect(document.activeElement).toBe(button);
  expect([button.ariaDisabled, button.ariaBusy]).toEqual(["true", "true"]);
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

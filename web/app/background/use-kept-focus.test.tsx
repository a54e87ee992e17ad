import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "#web/ui/dialog.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

afterEach(() => void vi.useRealTimers());

function Page() {
  useKeptFocus();
  const [step, setStep] = useState("form");
  return (
    <main>
      <section aria-label="Ask">
        {step === "form" && (
          <form>
            <button type="button" onClick={() => setStep("sent")}>
              Send
            </button>
            <button type="button" onClick={() => setStep("gone")}>
              Never Mind
            </button>
            <button type="button" onClick={() => setStep("dialog")}>
              Why?
            </button>
          </form>
        )}
        {step === "sent" && (
          <div>
            <p role="status">A letter is on its way.</p>
            <button type="button">Send It Again</button>
          </div>
        )}
        {step === "dialog" && <Dialog title="Why" onClose={() => setStep("gone")} />}
      </section>
    </main>
  );
}

function press(button: string) {
  const target = screen.getByRole("button", { name: button });
  target.focus();
  fireEvent.click(target);
}

const hasFocus = () => document.activeElement;

test("what comes in the place of what had the focus gets it", async () => {
  render(<Page />);
  press("Send");
  const said = screen.getByRole("status");
  await waitFor(() => expect(hasFocus()).toBe(said));
});

test("where nothing came, the nearest part around it gets it", async () => {
  render(<Page />);
  press("Never Mind");
  await waitFor(() => expect(hasFocus()).toBe(screen.getByRole("region", { name: "Ask" })));
});

test("where nothing around it is there any more, the page's content gets it", async () => {
  render(<Page />);
  const beside = document.body.appendChild(document.createElement("button"));
  beside.focus();
  beside.remove();
  await waitFor(() => expect(hasFocus()).toBe(screen.getByRole("main")));
});

test("what takes the focus itself keeps it", async () => {
  vi.useFakeTimers();
  render(<Page />);
  press("Why?");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole("dialog").contains(hasFocus())).toBe(true);
});

test("who has left it by a press beside everything is not brought back", async () => {
  vi.useFakeTimers();
  render(<Page />);
  const button = screen.getByRole("button", { name: "Send" });
  button.focus();
  button.blur();
  await vi.advanceTimersByTimeAsync(0);
  fireEvent.click(button);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole("status")).toBeTruthy();
  expect(hasFocus()).toBe(document.body);
});

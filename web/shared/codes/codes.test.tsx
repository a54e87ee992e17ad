import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { decodeQR } from "qr/decode.js";
import { expect, test, vi } from "vitest";
import { hearTime } from "#web/lib/server-time.ts";
import { findToast, showScreen } from "#web/lib/test-screen.tsx";
import { codeIn } from "./code-in.ts";
import { CodeField } from "./code-field.tsx";
import { CodeScanner } from "./code-scanner.tsx";
import { CodeToShow } from "./code-to-show.tsx";
import { QrPicture } from "./qr-picture.tsx";
import { scanFrames } from "./scan-frames.ts";

const PIXELS = 4;

/** Paints the drawn bars, dark on white, as a camera would see them. */
function photograph(svg: Element) {
  const size = Number(svg.getAttribute("viewBox")?.split(" ")[2]) * PIXELS;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const bars = svg.innerHTML.matchAll(/M(\d+) (\d+)h(\d+)v1/g);
  for (const [, x, y, width] of bars) {
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1) {
      const from = (row * size + Number(x) * PIXELS) * 4;
      data.fill(0, from, from + Number(width) * PIXELS * 4);
    }
  }
  return { width: size, height: size, data };
}

test("the drawn code says what it was given, and a screen reader hears where it leads", () => {
  const link = "https://taleborn.example/battle/qr?code=ABC234";
  showScreen(<QrPicture text={link} label="QR code for ABC234" />);
  const picture = screen.getByRole("img", { name: "QR code for ABC234" });
  expect(decodeQR(photograph(picture))).toBe(link);
});

test.for([
  ["https://taleborn.example/local-battle?join=123456", "123456"],
  ["https://taleborn.example/local-battle?join=%20ab12%20", "AB12"],
  ["https://taleborn.example/local-battle", "HTTPSTALEBORNEXAMPLELOCALBATTLE"],
  ["abc 123 ", "ABC123"],
] as const)("what is scanned: %s", ([scanned, code]) => {
  expect(codeIn(scanned, "join")).toBe(code);
});

const hear = (date: string) => hearTime(new Response(null, { headers: { date } }), Date.now());

const showCode = () =>
  showScreen(<CodeToShow code="ABC234" path="/x" expiresAt="2026-11-21T10:14:30Z" />);

test("a code runs out by the clock of the server, however wrong that of the device is", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T13:00:00Z") });
  hear("Sat, 21 Nov 2026 10:00:00 GMT");
  showCode();
  expect(screen.getByText("Expires in 15 minutes")).toBeTruthy();
  cleanup();

  // The clocks agree as well as a header can say.
  hear("Sat, 21 Nov 2026 12:59:58 GMT");
  showCode();
  expect(screen.getByText("This code has expired.")).toBeTruthy();
  vi.useRealTimers();
});

test("a code is copied, and its expiry is told in minutes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse("2026-11-21T10:00:00Z") });
  const value = { writeText: () => Promise.resolve() };
  Object.defineProperty(navigator, "clipboard", { value, configurable: true });
  showScreen(<CodeToShow code="ABC234" path="/x?code=ABC234" expiresAt="2026-11-21T10:14:30Z" />);
  expect(screen.getByText("Expires in 15 minutes")).toBeTruthy();
  expect(await screen.findByRole("img", { name: "QR code for ABC234" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Copy Code" }));
  expect(await findToast("Code Copied!")).toBeTruthy();

  await act(() => vi.advanceTimersByTimeAsync(14 * 60_000));
  expect(screen.getByText("Expires in 1 minute")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText("This code has expired.")).toBeTruthy();
});

test("2.9 at most 25 scans a second, for 10 seconds", () => {
  vi.useFakeTimers();
  const look = vi.fn<() => string | null>(() => null);
  const onNothing = vi.fn<() => void>();
  scanFrames({ look, onFound: () => undefined, onNothing });
  vi.advanceTimersByTime(999);
  expect(look).toHaveBeenCalledTimes(25);
  vi.advanceTimersByTime(9_000);
  expect(onNothing).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onNothing).toHaveBeenCalledOnce();
});

test("a scan that has found something, or is cancelled, looks no more", () => {
  vi.useFakeTimers();
  const look = vi.fn<() => string | null>(() => null);
  const onFound = vi.fn<(text: string) => void>();
  const stop = scanFrames({ look, onFound, onNothing: () => undefined });
  look.mockReturnValue("ABC234");
  vi.advanceTimersByTime(40);
  expect(onFound).toHaveBeenCalledExactlyOnceWith("ABC234");
  vi.advanceTimersByTime(20_000);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});

const scanner = (onNoCamera: (why: string) => void) =>
  showScreen(
    <CodeScanner onFound={() => undefined} onCancel={() => undefined} onNoCamera={onNoCamera} />,
  );

const withCamera = (getUserMedia: () => Promise<unknown>) =>
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });

test.for([
  ["NotAllowedError", /may not use the camera/],
  ["NotFoundError", /No camera was found/],
  ["NotReadableError", /did not start/],
] as const)("without a camera (%s) a sentence says why", async ([name, words]) => {
  withCamera(() => Promise.reject(new DOMException("", name)));
  const why = await new Promise<string>(scanner);
  expect(why).toMatch(words);
});

test("a page without https has no camera", async () => {
  expect(await new Promise<string>(scanner)).toMatch(/secure page/);
});

test("a camera that comes after the scanner was left is switched off", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const stop = vi.fn<() => void>();
  withCamera(() => promise);
  scanner(() => undefined);
  cleanup();
  resolve({ getTracks: () => [{ stop }] });
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
});

test("a pasted code keeps its last letter, whatever spaces came with it", () => {
  const codes: string[] = [];
  showScreen(
    <CodeField
      label="Code"
      value="AB12"
      onChange={(code) => codes.push(code)}
      maxLength={8}
      placeholder=""
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Code");
  const paste = (text: string) =>
    fireEvent.paste(input, { clipboardData: { getData: () => text } });

  input.setSelectionRange(0, 4);
  paste("\t g5cr 52am\n");
  input.setSelectionRange(4, 4);
  paste("cd345");
  expect(codes).toEqual(["G5CR52AM", "AB12CD34"]);

  for (const text of ["ａｂ１２\u200B-c d", "AB12-CD34-56"]) {
    fireEvent.change(input, { target: { value: text } });
  }
  expect(codes.slice(2)).toEqual(["AB12CD", "AB12CD34"]);
});

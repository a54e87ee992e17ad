import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { LoopingVideo } from "./looping-video.tsx";

const film = {
  webm: "/a.webm",
  mp4: "/a.mp4",
  poster: "/a.webp",
  label: "A lion shakes its mane",
  width: 16,
  height: 9,
};

/** What a browser has and jsdom has not: films, sight, and the wish for less motion. */
const browser = { isPlaying: false, wantsLessMotion: false, look: (_isInSight: boolean) => {} };

class Sight {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    browser.look = (isIntersecting) => act(() => report([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  browser.isPlaying = false;
  browser.wantsLessMotion = false;
  vi.stubGlobal("IntersectionObserver", Sight);
  vi.stubGlobal("matchMedia", () => ({ matches: browser.wantsLessMotion }));
  const video = HTMLMediaElement.prototype;
  vi.spyOn(video, "paused", "get").mockImplementation(() => !browser.isPlaying);
  vi.spyOn(video, "play").mockImplementation(async () => void (browser.isPlaying = true));
  vi.spyOn(video, "pause").mockImplementation(() => void (browser.isPlaying = false));
});

const show = () => render(<LoopingVideo film={film} />);

test("a film plays while it is in sight, and nothing of it is loaded before", () => {
  show();
  const video = screen.getByLabelText<HTMLVideoElement>("A lion shakes its mane");
  expect(video.preload).toBe("none");
  expect(video.autoplay).toBe(false);
  expect(browser.isPlaying).toBe(false);

  browser.look(true);
  expect(browser.isPlaying).toBe(true);

  browser.look(false);
  expect(browser.isPlaying).toBe(false);
});

test("who pauses a film does not see it start again", () => {
  show();
  browser.look(true);

  fireEvent.click(screen.getByRole("button", { name: "Pause the film" }));
  browser.look(false);
  browser.look(true);
  expect(browser.isPlaying).toBe(false);

  fireEvent.click(screen.getByRole("button", { name: "Play the film" }));
  expect(browser.isPlaying).toBe(true);
});

test("who wants less motion sees the poster, and plays the film with a press", () => {
  browser.wantsLessMotion = true;
  show();
  browser.look(true);
  expect(browser.isPlaying).toBe(false);

  fireEvent.click(screen.getByRole("button", { name: "Play the film" }));
  expect(browser.isPlaying).toBe(true);
});

test("who saves data loads no film unasked", () => {
  vi.stubGlobal("navigator", { ...navigator, connection: { saveData: true } });
  show();
  browser.look(true);
  expect(browser.isPlaying).toBe(false);
  expect(screen.getByRole("button", { name: "Play the film" })).toBeTruthy();
});

test("a film that cannot be loaded is logged, and its poster stays", () => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { container } = show();
  browser.look(true);

  fireEvent.error(container.querySelector("source:last-of-type")!);

  expect(warned).toHaveBeenCalledWith("The film did not load:", expect.stringContaining("/a.webp"));
  expect(container.querySelector("video")?.poster).toContain("/a.webp");
  expect(screen.getByRole("button", { name: "Play the film" })).toBeTruthy();
});

test("a prerendered page plays it before any script has come, but not for who wants less motion", () => {
  const html = renderToStaticMarkup(<LoopingVideo film={film} />);

  for (const attribute of ["autoplay", "muted", "loop", "playsinline", 'preload="none"']) {
    expect(html.toLowerCase()).toContain(attribute);
  }
  expect(html.match(/media="\(prefers-reduced-motion: no-preference\)"/g)).toHaveLength(2);
  expect(html.indexOf("video/webm")).toBeLessThan(html.indexOf("video/mp4"));
  expect(html).toContain("Your browser does not support the video tag.");
});

test("a film further down loads before any script only where windows are tall", () => {
  const html = renderToStaticMarkup(<LoopingVideo film={film} isFurtherDown />);
  expect(html.match(/media="\(min-height: 70rem\) and /g)).toHaveLength(2);
});

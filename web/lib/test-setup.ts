/**
 * For tests: the files of this project share one window and the libraries, which take long to
 * load. Each file gets our own modules anew, and each test leaves the window as it found it.
 */
import { cleanup, configure, prettyDOM } from "@testing-library/react";
import { afterEach, vi } from "vitest";

vi.resetModules();

// A screen shows at once what it says of a server that does not come back.
const { tries } = await import("./again.ts");
tries.pausesMs = [];

// Screens and dialogs are fetched when they are needed, which takes a moment the first time, or a
// while on a machine that stands still.
configure({ asyncUtilTimeout: 30_000, getElementError });

/**
 * A wait for an element throws this error many times, and only the last one is read: the page is
 * printed into it when it is read, because printing takes longer than looking for the element.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? "");
  error.name = "TestingLibraryElementError";
  let printed: string | null = null;
  const print = () => (printed ??= [message, prettyDOM(container)].filter(Boolean).join("\n\n"));
  return Object.defineProperty(error, "message", { get: print, enumerable: true });
}

class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Where nothing is laid out, all is in sight. */
class OpenEyes implements Pick<IntersectionObserver, "observe" | "unobserve" | "disconnect"> {
  readonly #see: IntersectionObserverCallback;
  constructor(see: IntersectionObserverCallback) {
    this.#see = see;
  }
  observe(target: Element) {
    const seen = { target, isIntersecting: true } as IntersectionObserverEntry;
    this.#see([seen], this as unknown as IntersectionObserver);
  }
  unobserve() {}
  disconnect() {}
}

// What a browser has and jsdom has not.
Object.assign(globalThis, {
  fetch: () => new Promise<Response>(() => undefined),
  scrollTo: () => undefined,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: StillObserver,
  IntersectionObserver: OpenEyes,
});
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
HTMLElement.prototype.hidePopover = () => undefined;
HTMLCanvasElement.prototype.getContext = () => null;
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => undefined;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split("; ").filter(Boolean))
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
  history.replaceState(null, "", "/");
  // What the browser itself has is said by its prototype.
  for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.body.replaceChildren();
  for (const script of document.head.querySelectorAll("script")) script.remove();
});

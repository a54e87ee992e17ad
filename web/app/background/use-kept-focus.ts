import { useEffect } from "react";

/** So long others may take the focus themselves, such as what has come, or a dialog that closes. */
const OTHERS_FIRST_MS = 100;

/**
 * What has the focus may go away or be disabled, which leaves the focus nowhere: a screen reader
 * loses its place and says nothing. Then what has come in its place gets the focus, else the nearest
 * part around it that is still there.
 */
export function useKeptFocus() {
  useEffect(() => {
    /** What has the focus, and all that is around it. */
    let around: readonly Node[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      around = target instanceof Element ? partsAround(target) : [];
    };
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        // A press beside everything is meant.
        if (isNowhere() && around[0] === target && isUsable(around[0])) around = [];
      });
    let changes: readonly MutationRecord[] = [];
    const keep = () => {
      const heirs = [...cameInstead(changes, around), ...around];
      timer = undefined;
      changes = [];
      if (isNowhere()) giveFocus(heirs.find(isUsable) ?? document.querySelector("main"));
    };
    const observer = new MutationObserver((records) => {
      if (timer === undefined && isUsable(around[0])) return;
      changes = [...changes, ...records];
      timer ??= setTimeout(keep, OTHERS_FIRST_MS);
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", remember);
    document.addEventListener("focusout", forget);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener("focusin", remember);
      document.removeEventListener("focusout", forget);
    };
  }, []);
}

const isNowhere = (): boolean => (document.activeElement ?? document.body) === document.body;

/** True for nothing, too. */
const isUsable = (node: Node | undefined): boolean =>
  node === undefined ||
  (node.isConnected && node instanceof Element && !node.matches(":disabled, [aria-hidden=true]"));

function partsAround(element: Element): Element[] {
  const parent = element.parentElement;
  return element === document.body || parent === null ? [] : [element, ...partsAround(parent)];
}

/** What was put where the part stood that has taken the focus away with it. */
function cameInstead(changes: readonly MutationRecord[], around: readonly Node[]): Node[] {
  const gone = changes.find(({ removedNodes }) =>
    [...removedNodes].some((node) => around.includes(node)),
  );
  return changes
    .filter(({ target }) => target === gone?.target)
    .flatMap(({ addedNodes }) => [...addedNodes]);
}

/** What says how it went is said first. */
const SAID_FIRST = ":scope > [role=status]:first-child";

function giveFocus(heir: Node | null) {
  if (!(heir instanceof HTMLElement)) return;
  const part = heir.querySelector<HTMLElement>(SAID_FIRST) ?? heir;
  // It stays, for a dialog that gives the focus back.
  if (!part.hasAttribute("tabindex") && part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

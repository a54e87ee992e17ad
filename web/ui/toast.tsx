import { useSyncExternalStore, type ReactNode } from "react";
import { isStageOpen, onStageChange, stripOnStage } from "./stage.ts";

/** One toast at a time; a closed one is forgotten after this long. Part 1, section 9. */
const LIMIT = 1;
const REMOVAL_DELAY_MS = 1_000_000;
/** A toast that was on screen for less than this has not been read. */
const UNREAD_MS = 2_000;

export type Toast = {
  title: string;
  description?: ReactNode;
  variant?: "default" | "destructive" | undefined;
  /** Without it the toast stays for the library's 5000 ms. */
  durationMs?: number | undefined;
};

export type ShownToast = Toast & {
  id: number;
  open: boolean;
  /** It waited for a show to end: what is said before it can be read comes after it. */
  hasWaited: boolean;
};

let shown: readonly ShownToast[] = [];
/** What was said while nothing may cover the screen. */
let waiting: readonly Toast[] = [];
let lastId = 0;
/** The last toast that was painted, and when: on a slow phone that is long after it was said. */
let painted = { id: 0, atMs: 0 };
const listeners = new Set<() => void>();

function publish(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

const mustWait = (): boolean => isStageOpen() && stripOnStage() === null;

export function toast(words: Toast) {
  if (mustWait() || shown.some((each) => each.hasWaited && isUnread(each)))
    waiting = [...waiting, words];
  else show(words, false);
}

function show(words: Toast, hasWaited: boolean) {
  lastId += 1;
  publish([{ ...words, id: lastId, open: true, hasWaited }, ...shown].slice(0, LIMIT));
}

export function closeToast(id: number) {
  publish(shown.map((each) => (each.id === id ? { ...each, open: false } : each)));
  setTimeout(() => publish(shown.filter((each) => each.id !== id)), REMOVAL_DELAY_MS);
  showWaiting();
}

function showWaiting() {
  const [next, ...others] = waiting;
  if (!next || mustWait() || shown.some(({ open }) => open)) return;
  waiting = others;
  show(next, true);
}

/** The toaster calls this once the toast is on screen. */
export function toastWasPainted(id: number) {
  painted = { id, atMs: Date.now() };
}

const isUnread = ({ open, id }: ShownToast): boolean =>
  open && (painted.id !== id || Date.now() - painted.atMs < UNREAD_MS);

onStageChange(() => {
  if (!mustWait()) return showWaiting();
  waiting = [...shown.filter(isUnread), ...waiting];
  publish([]);
});

const KEPT = "toast-after-reload";

/** For what succeeded just before the app starts afresh. */
export function toastAfterReload(words: Toast & { description: string }) {
  sessionStorage.setItem(KEPT, JSON.stringify(words));
}

/** The app calls this once when it starts. */
export function showToastFromBefore() {
  const saved = sessionStorage.getItem(KEPT);
  if (saved === null) return;
  sessionStorage.removeItem(KEPT);
  toast(JSON.parse(saved) as Toast);
}

const none: readonly ShownToast[] = [];

export const useToasts = (): readonly ShownToast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => none,
  );

/** Where the creature of a card's picture lies alone, and whether it has come. */
import { useEffect, useSyncExternalStore } from "react";

/** The address beside that of the picture, large or small; null where there can be none. */
export function cutOutOf(imageUrl: string): string | null {
  const [, path] = /^(\/(?:creatures|pictures)\/[a-z0-9]+)(?:-s)?\.webp$/.exec(imageUrl) ?? [];
  return path === undefined ? null : `${path}-cut.webp`;
}

/** Each is requested once. Until it has come, the framed picture stands in its place. */
const isThere = new Map<string, boolean>();
const listeners = new Set<() => void>();

function ask(url: string): void {
  if (isThere.has(url)) return;
  isThere.set(url, false);
  const image = new Image();
  image.addEventListener("load", () => {
    isThere.set(url, true);
    for (const tell of listeners) tell();
  });
  image.src = url;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The address once its picture is there; null until then, and where there is none. */
export function useCutOut(imageUrl: string): string | null {
  const url = cutOutOf(imageUrl);
  useCutOuts([imageUrl]);
  const has = useSyncExternalStore(
    subscribe,
    () => url !== null && isThere.get(url) === true,
    () => false,
  );
  return has ? url : null;
}

/** Asks for those of a whole team, so that they are there when their turn comes. */
export function useCutOuts(imageUrls: readonly string[]): void {
  const urls = imageUrls.map(cutOutOf).join(" ");
  useEffect(() => {
    for (const url of urls.split(" ")) if (url !== "") ask(url);
  }, [urls]);
}

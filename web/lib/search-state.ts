import { startTransition, useEffect, useRef, useState } from "react";
import { useSearchParams } from "wouter";

/**
 * State that lives in the address, so that a filtered page can be reloaded, shared and left with
 * the Back button. With `delayMs` the address follows once the player has stopped typing.
 */
export function useSearchState(
  name: string,
  { fallback = "", delayMs = 0 }: { fallback?: string; delayMs?: number } = {},
): [value: string, set: (value: string) => void, changedFromOutside: number] {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get(name) ?? fallback;
  const [value, setValue] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const [changes, setChanges] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The Back button, or a link to this very page, changed the address.
  if (inAddress !== known) {
    setKnown(inAddress);
    setValue(inAddress);
    setChanges(changes + 1);
  }

  const write = (next: string) =>
    startTransition(() => {
      setKnown(next);
      // The address itself: what the router knows may be behind by another filter's change.
      const before = new URLSearchParams(location.search);
      setParams(withParam(before, name, next === fallback ? "" : next), { replace: true });
    });
  const set = (next: string) => {
    setValue(next);
    clearTimeout(timer.current);
    if (delayMs === 0) return write(next);
    const { pathname } = location;
    // Until the code of a pressed link's screen is there, this one is still on the page.
    const writeHere = () => location.pathname === pathname && write(next);
    timer.current = setTimeout(writeHere, delayMs);
  };
  return [value, set, changes];
}

function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value === "") params.delete(name);
  else params.set(name, value);
  return params;
}

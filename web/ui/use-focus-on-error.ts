import { useEffect, useRef } from "react";

/** Gives the focus to a control as soon as something is wrong with it. */
export function useFocusOnError(error: string | undefined) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== undefined) control.current?.focus();
  }, [error]);
  return control;
}

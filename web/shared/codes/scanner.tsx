import { useEffect } from "react";
import { lazily } from "#web/ui/later/lazily.tsx";
import type { CodeScannerProps } from "./code-scanner.tsx";

/** The camera's code is fetched by those only who want to scan. */
export const Scanner = lazily(() => import("./code-scanner.tsx"), "CodeScanner", {
  otherwise: WithoutCode,
});

function WithoutCode({ onNoCamera }: CodeScannerProps) {
  useEffect(() => onNoCamera("The camera did not load. Type the code instead."), [onNoCamera]);
  return null;
}

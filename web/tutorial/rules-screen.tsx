import { useEffect } from "react";
import { RulesPage } from "./rules-page.tsx";
import { useContent } from "./use-content.ts";

/** The rules inside the app. */
export function RulesScreen() {
  const content = useContent();
  const isWhole = !content.isLoading;
  useEffect(() => {
    // The browser looked for the chapter before the screen was there.
    if (isWhole) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isWhole]);
  return <RulesPage content={content} />;
}

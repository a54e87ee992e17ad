import type { ReactNode } from "react";

/** The points of a rule. */
export const Points = ({ children }: { children: ReactNode }) => (
  <ul className="grid list-disc gap-2 pl-5 text-muted">{children}</ul>
);

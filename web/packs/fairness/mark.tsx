import { CircleCheck, CircleX } from "lucide-react";
import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A tick or a cross, in words, too. */
export function Mark({ agrees, children }: { agrees: boolean; children: ReactNode }) {
  const Icon = agrees ? CircleCheck : CircleX;
  return (
    <p className={clsx("flex items-start gap-2 font-bold", agrees ? "text-good" : "text-bad")}>
      <Icon
        size={22}
        role="img"
        aria-label={agrees ? "Agrees:" : "Does not agree:"}
        className="mt-0.5 flex-none"
      />
      <span>{children}</span>
    </p>
  );
}

import { clsx } from "clsx";
import type { ReactNode } from "react";

type ScrolledTableProps = { caption: string; className?: string | undefined; children: ReactNode };

/** Words of a table are never broken; in large letters it scrolls, so the keyboard must get to it. */
export const ScrolledTable = ({ caption, className, children }: ScrolledTableProps) => (
  <div className="overflow-x-auto wrap-normal" tabIndex={0} role="group" aria-label={caption}>
    <table className={clsx("w-full border-collapse text-left", className)}>
      <caption className="sr-only">{caption}</caption>
      {children}
    </table>
  </div>
);

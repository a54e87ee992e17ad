import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";

type PanelProps = Omit<ComponentProps<"section">, "title"> & {
  /** A heading of the second level; it names the panel. */
  title?: ReactNode;
};

export function Panel({ title, children, className, ...rest }: PanelProps) {
  return (
    <section {...rest} className={clsx("panel", className)}>
      {title !== undefined && <h2 className="mb-4 font-display text-2xl">{title}</h2>}
      {children}
    </section>
  );
}

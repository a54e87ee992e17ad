import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Panel } from "./panel.tsx";

type PromoProps = { Icon: LucideIcon; title: string; action: ReactNode; children: ReactNode };

export function Promo({ Icon, title, action, children }: PromoProps) {
  return (
    <Panel className="relative isolate flex flex-col items-start gap-3 overflow-hidden">
      <Icon
        size={150}
        strokeWidth={1.2}
        aria-hidden
        className="absolute -right-6 -bottom-8 -z-1 rotate-12 text-violet opacity-15"
      />
      <h2 className="font-display text-2xl">{title}</h2>
      <div className="grow text-muted">{children}</div>
      {action}
    </Panel>
  );
}

import { Lock } from "lucide-react";
import type { ComponentProps } from "react";
import type { Capability } from "#game/account/capabilities.ts";
import { sayClosed } from "#web/lib/closed.ts";
import { Button } from "#web/ui/button.tsx";
import { useClosed } from "./use-closed.ts";

type OpenButtonProps = ComponentProps<typeof Button> & { needs: Capability };

/** A button for what may be closed to the player: then it looks so, and says why when it is pressed. */
export function OpenButton({ needs, ...button }: OpenButtonProps) {
  const refusal = useClosed(needs);
  if (!refusal) return <Button {...button} />;
  const { children, className, size, "aria-label": label } = button;
  const tell = () => sayClosed({ capability: needs, refusal });
  return (
    <Button look="ghost" size={size} className={className} aria-label={label} onClick={tell}>
      <Lock size={16} aria-hidden /> {children}
    </Button>
  );
}

import type { ComponentProps } from "react";
import type { Capability } from "#game/account/capabilities.ts";
import { ButtonLink } from "#web/ui/link.tsx";
import { OpenButton } from "./open-button.tsx";
import { useClosed } from "./use-closed.ts";

type OpenLinkProps = Pick<ComponentProps<typeof ButtonLink>, "look" | "href" | "children"> & {
  needs: Capability;
};

/** A way to what may be closed to the player: then it leads there no more, and says why when it is pressed. */
export function OpenLink({ needs, href, ...link }: OpenLinkProps) {
  const isClosed = useClosed(needs) !== null;
  return isClosed ? <OpenButton needs={needs} {...link} /> : <ButtonLink href={href} {...link} />;
}

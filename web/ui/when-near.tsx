import { useRef, useState, type ReactNode } from "react";
import { useNear } from "./use-near.ts";

type WhenNearProps = {
  /** How far outside of the window it begins, such as `100% 0px`. */
  margin?: string;
  /** The room that is kept free until then. */
  className: string;
  children: ReactNode;
};

/** Something further down a page: it begins when somebody comes near. */
export function WhenNear({ margin = "0px", className, children }: WhenNearProps) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room, { margin, otherwise: true });
  const [hasCome, setHasCome] = useState(isNear);
  if (isNear && !hasCome) setHasCome(true);
  return hasCome ? children : <div ref={room} className={className} />;
}

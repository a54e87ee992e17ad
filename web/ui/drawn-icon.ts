/**
 * How an icon of lucide-react is drawn in the built site. The library's own way is made for every
 * framework and every need, and costs each page 1.5 kB; web/vite.config.ts puts this in its place.
 */
import { createElement, type ReactElement, type SVGProps } from "react";

type IconData = { node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };

type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

const pen = {
  xmlns: "http://www.w3.org/2000/svg",
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** Hidden from screen readers unless it has a name, as the library has it. */
function drawnIcon({ node }: IconData): (props: IconProps) => ReactElement {
  return ({ size = 24, ...props }) => {
    const hasName = props["aria-label"] !== undefined || props.role !== undefined;
    const hidden = hasName ? {} : { "aria-hidden": true };
    const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      "svg",
      { ...pen, width: size, height: size, ...hidden, ...props },
      drawing,
    );
  };
}

// oxlint-disable-next-line import/no-default-export -- The library's icons import it like this.
export default drawnIcon;

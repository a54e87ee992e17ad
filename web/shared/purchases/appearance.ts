/** Stripe's own form is in a frame of another site, which knows no variable of ours. */
import type { Appearance } from "@stripe/stripe-js";

/** A colour of the theme as plain red, green and blue; Stripe reads no other notation. */
function readColour(role: string, pencil: CanvasRenderingContext2D): string {
  const sample = document.createElement("span");
  sample.style.color = `var(--${role})`;
  document.body.append(sample);
  pencil.fillStyle = getComputedStyle(sample).color;
  sample.remove();
  pencil.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pencil.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** How the form looks: like our own, in the colours that the page has now. */
export function appearanceNow(): Appearance {
  const pencil = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pencil) return {};
  const colour = (role: string) => readColour(role, pencil);
  return {
    theme: "flat",
    labels: "above",
    variables: {
      colorPrimary: colour("violet"),
      colorBackground: colour("sunken"),
      colorText: colour("ink"),
      colorTextSecondary: colour("muted"),
      colorTextPlaceholder: colour("muted"),
      colorDanger: colour("bad"),
      iconColor: colour("muted"),
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "16px",
      borderRadius: "14px",
      spacingUnit: "4px",
    },
    rules: {
      ".Input": { border: `1px solid ${colour("line-strong")}` },
      ".Tab": { border: `1px solid ${colour("line-strong")}` },
      ".Tab--selected": { border: `2px solid ${colour("violet")}` },
    },
  };
}

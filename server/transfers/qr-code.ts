import { encodeQR } from "qr";

/** A camera needs so many empty modules around the code. */
const QUIET_ZONE = 4;

/** The text as a picture that an image can show by its address, without asking for it. */
export function qrCodeUrl(text: string): string {
  const rows = encodeQR(text, "raw", { border: QUIET_ZONE });
  const size = rows.length;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="256" ` +
    `height="256" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
    `<path d="${dark.join("")}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

import { encodeQR } from "qr";
import { useMemo } from "react";
import styles from "./codes.module.css";

/** A camera needs so many empty modules around the code, in both themes: they are white. */
const QUIET_ZONE = 4;

export type QrPictureProps = {
  text: string;
  /** For those who cannot see it: where the code leads. */
  label: string;
  /** How many empty modules stand around the code. */
  margin?: number | undefined;
};

export function QrPicture({ text, label, margin = QUIET_ZONE }: QrPictureProps) {
  const { size, path } = useMemo(() => drawQr(text, margin), [text, margin]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <path d={path} />
    </svg>
  );
}

/** One path over all dark modules, row by row. */
function drawQr(text: string, margin: number): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { border: margin });
  const path = rows.flatMap((row, y) => darkRuns(row).map(([x, end]) => bar(x, y, end - x)));
  return { size: rows.length, path: path.join("") };
}

const bar = (x: number, y: number, width: number) => `M${x} ${y}h${width}v1h-${width}z`;

function darkRuns(row: readonly boolean[]): [start: number, end: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last?.[1] === x) last[1] = x + 1;
    else runs.push([x, x + 1]);
  });
  return runs;
}

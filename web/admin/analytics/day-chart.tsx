import { useEffect, useRef } from "react";
import type UPlot from "uplot";
import { nameKnownLanguage } from "./known-language.ts";

type DayChartProps = {
  /** Such as "2026-11-23", one a day. */
  days: readonly string[];
  values: readonly number[];
};

const HEIGHT = 180;

/** As much of the library's own styles as a line without legend and cursor needs. */
const boxClass =
  "w-full min-w-0 overflow-hidden [&_.u-axis]:absolute [&_.u-over]:absolute [&_.u-under]:absolute [&_.u-wrap]:relative [&_canvas]:block [&_canvas]:size-full";

/** A line by days. Its numbers stand in a table beside it, for those who cannot see it. */
export function DayChart({ days, values }: DayChartProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    if (place === null) return undefined;
    const data: UPlot.AlignedData = [
      days.map((day) => Date.parse(`${day}T00:00:00Z`) / 1000),
      [...values],
    ];
    let isGone = false;
    let end = () => {};
    void loadLibrary().then((library) => {
      if (!isGone) end = draw(library, place, data);
    });
    return () => {
      isGone = true;
      end();
    };
  }, [days, values]);
  return <div ref={box} aria-hidden className={boxClass} style={{ height: HEIGHT }} />;
}

async function loadLibrary(): Promise<typeof UPlot> {
  nameKnownLanguage();
  return (await import("uplot")).default;
}

/** Draws it as wide as its place, now and later. Returns the function that ends it. */
function draw(library: typeof UPlot, place: HTMLElement, data: UPlot.AlignedData): () => void {
  const plot = new library(optionsFor(library, place), data, place);
  const watch = new ResizeObserver(() =>
    plot.setSize({ width: place.clientWidth, height: HEIGHT }),
  );
  watch.observe(place);
  return () => {
    watch.disconnect();
    plot.destroy();
  };
}

/** Colours as the theme has them now. */
function optionsFor(library: typeof UPlot, place: HTMLElement): UPlot.Options {
  const probe = document.createElement("span");
  place.append(probe);
  const colour = (variable: string) => {
    probe.style.color = `var(${variable})`;
    return getComputedStyle(probe).color;
  };
  const axis = { stroke: colour("--muted"), grid: { stroke: colour("--line"), width: 1 } };
  const options: UPlot.Options = {
    width: place.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    tzDate: (seconds) => library.tzDate(new Date(seconds * 1000), "UTC"),
    scales: { y: { range: (_, __, most) => [0, Math.max(1, Math.ceil(most * 1.1))] } },
    axes: [
      { ...axis, values: (_, marks) => marks.map((seconds) => dayLabel(seconds)) },
      { ...axis, size: 56, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 10_000] },
    ],
    series: [{}, { stroke: colour("--accent"), width: 2, points: { show: false } }],
  };
  probe.remove();
  return options;
}

const dayLabel = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });

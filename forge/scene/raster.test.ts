import { expect, test } from "vitest";
import { blurred, enlarged, newRaster, shrunk, type Raster } from "./raster.ts";

const total = ({ values }: Raster) => values.reduce((sum, value) => sum + value, 0);

function spot(): Raster {
  const raster = newRaster(24, 18, 1);
  raster.values[9 * 24 + 12] = 1;
  return raster;
}

test("a blur spreads light and loses none of it", () => {
  const soft = blurred(spot(), 2);

  expect(total(soft)).toBeCloseTo(1, 5);
  expect(Math.max(...soft.values)).toBeLessThan(0.1);
});

test("a picture that is shrunk and enlarged has its size back and the same brightness", () => {
  const raster = blurred(spot(), 3);

  const back = enlarged(shrunk(raster, 3), raster);

  expect([back.width, back.height]).toEqual([24, 18]);
  expect(total(back)).toBeCloseTo(1, 1);
});

test("the last column and row of a shrunk picture are averages too", () => {
  const raster = newRaster(7, 5, 3);
  raster.values.fill(0.5);

  const { values } = shrunk(raster, 4);

  expect(values).toHaveLength(2 * 2 * 3);
  for (const value of values) expect(value).toBeCloseTo(0.5, 5);
});

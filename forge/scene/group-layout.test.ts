import { expect, test } from "vitest";
import { layOut } from "./group-layout.ts";

const square = { width: 1, height: 1 };
const order = { sizes: [1, 1, 1, 1], aspect: 0.7 };

test.each([
  ["left", -1, 0],
  ["right", 1, 0],
  ["above", 0, 1],
  ["below", 0, -1],
] as const)("the first stands %s, as the viewer sees it", (relation, x, y) => {
  const [first, second] = layOut([square, square], { ...order, relation });

  expect(Math.sign(first!.x - second!.x)).toBe(x);
  expect(Math.sign(first!.y - second!.y)).toBe(y);
});

function rowsOf(width: number, height: number): number {
  const nodes = [1, 2, 3, 4].map(() => ({ width, height }));
  return new Set(layOut(nodes, { ...order, relation: "beside" }).map(({ y }) => y)).size;
}

test("four wide ones stand in two rows, four narrow ones in one", () => {
  expect([rowsOf(2, 1), rowsOf(1, 6)]).toEqual([2, 1]);
});

test("a large and a small one fill as much of the picture, unless their sizes are said", () => {
  const [large, small] = layOut([{ width: 3, height: 3 }, square], {
    ...order,
    relation: "beside",
  });

  expect(large!.size * 3).toBeCloseTo(small!.size);
});

import type { Deps } from "#server/lib/deps.ts";
import { refusedError } from "#server/lib/refuse.ts";
import { drawingRefusals } from "#texts/en/sharing.ts";

/** Each takes a third of a second, so the last one in line waits about ten. */
const DRAWING_MAX = 32;

/** What is kept under a key of everything that it is drawn from. */
export type ToDraw = { key: string; draw: () => Promise<Uint8Array> };

/** Draws what is not there yet; many who ask for the same picture at once wait for one drawing. */
export function drawnOnce(deps: Deps) {
  const underWay = new Map<string, Promise<Uint8Array>>();

  /** A picture that there is no room for is drawn again next time, and sent all the same. */
  const kept = async (key: string, bytes: Uint8Array) => {
    await deps.drawings
      .put(key, bytes)
      .catch((error: unknown) => deps.log.warn({ error }, "a drawing could not be kept"));
    return bytes;
  };

  const drawOnce = async ({ key, draw }: ToDraw, address: string) => {
    if (!underWay.has(key)) await deps.limits.count("drawing for one address", address);
    const begun = underWay.get(key);
    if (begun) return begun;
    if (underWay.size >= DRAWING_MAX) throw tooMany();
    const drawing = draw()
      .then((bytes) => kept(key, bytes))
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };

  return async (drawing: ToDraw, address: string): Promise<Uint8Array> =>
    (await deps.drawings.get(drawing.key)) ?? drawOnce(drawing, address);
}

const tooMany = () =>
  refusedError(drawingRefusals, "busy").with({
    retryAfterSeconds: 10,
  });

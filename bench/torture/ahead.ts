/**
 * Node loads this before the game when the torture has the game's clock go ahead; the game itself knows
 * nothing of it. Its database keeps the time of the machine.
 */
const aheadMs = Number(process.env["CLOCK_AHEAD_MS"] ?? 0);
const machine = Date;
const now = () => machine.now() + aheadMs;

globalThis.Date = new Proxy(machine, {
  construct: (made, given: unknown[], as) =>
    Reflect.construct(made, given.length === 0 ? [now()] : given, as) as Date,
  apply: () => new Date().toString(),
  get: (read, name) => (name === "now" ? now : (Reflect.get(read, name) as unknown)),
});

/** The network between programs of one machine, which can be cut, or let nothing pass for a while. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

const HOST = "127.0.0.1";

export type Relay<Name extends string = "primary" | "pool"> = {
  /** Which lead on, by where they lead. */
  ports: Record<Name, number>;
  /** All connections break, and new ones are refused. */
  cut(): void;
  /** Nothing passes, and nothing is lost. */
  hold(): void;
  /** As before. */
  mend(): void;
  close(): void;
};

/** `targets` are ports, each with a name. */
export async function openRelay<Name extends string>(
  targets: Record<Name, number>,
): Promise<Relay<Name>> {
  const open = new Set<Socket>();
  const state = { isCut: false, isHeld: false };
  const relay = (near: Socket, to: number) => {
    if (state.isCut) return near.destroy();
    const far = connect(to, HOST);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
      socket.on("data", (bytes) => other.write(bytes));
      if (state.isHeld) socket.pause();
    }
  };
  const names = Object.keys(targets) as Name[];
  const listeners = names.map((name) =>
    createServer((near) => void relay(near, targets[name])).listen(0, HOST),
  );
  await Promise.all(listeners.map((listener) => once(listener, "listening")));
  const ports = listeners.map((listener) => (listener.address() as AddressInfo).port);
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    ports: Object.fromEntries(names.map((name, i) => [name, ports[i]])) as Record<Name, number>,
    cut() {
      state.isCut = true;
      breakAll();
    },
    hold() {
      state.isHeld = true;
      for (const socket of open) socket.pause();
    },
    mend() {
      Object.assign(state, { isCut: false, isHeld: false });
      for (const socket of open) socket.resume();
    },
    close() {
      for (const listener of listeners) listener.close();
      breakAll();
    },
  };
}

/** Stands between a game and its database, and fails as networks and databases do. */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";

export type DatabaseProxy = {
  /** The address of the same database, through here. */
  through(url: string): string;
  /** Refuses connections at the address from now on. */
  refuse(): Promise<void>;
  /** Connections stand, and nothing comes over them. */
  silence(): void;
  /** As if nothing had been; connections that stood stay as they are. */
  serve(): Promise<void>;
  close(): Promise<void>;
};

/** Where the server of a connection string listens. */
function addressOf(url: string): { path: string } | { host: string; port: number } {
  const { searchParams, hostname, port } = new URL(url);
  const folder = searchParams.get("host");
  if (folder !== null)
    return { path: join(folder, `.s.PGSQL.${searchParams.get("port") ?? 5432}`) };
  return { host: hostname, port: Number(port) };
}

export async function openDatabaseProxy(server: string): Promise<DatabaseProxy> {
  const address = addressOf(server);
  const open = new Set<Socket>();
  let isSilent = false;

  const listener = createServer((near) => {
    const far = connect(address);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (bytes) => isSilent || far.write(bytes));
    far.on("data", (bytes) => isSilent || near.write(bytes));
  });
  const listen = async (port: number) => {
    listener.listen(port, "127.0.0.1");
    await once(listener, "listening");
  };
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const close = async () => {
    if (!listener.listening) return;
    const closed = once(listener, "close");
    listener.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return {
    through(url) {
      const passing = new URL(url);
      passing.host = `127.0.0.1:${port}`;
      passing.searchParams.delete("host");
      passing.searchParams.delete("port");
      return passing.href;
    },
    refuse: close,
    silence: () => void (isSilent = true),
    async serve() {
      isSilent = false;
      if (!listener.listening) await listen(port);
    },
    close,
  };
}

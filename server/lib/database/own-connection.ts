import { Client, type ClientConfig } from "pg";

/**
 * A connection beside those of the pool, which the caller opens and ends. When it is lost, its next statement
 * fails; without a listener, the loss itself would end the process.
 */
export function ownConnection(config: ClientConfig): Client {
  const client = new Client(config);
  client.on("error", () => {});
  return client;
}

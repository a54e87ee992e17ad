/**
 * Node loads this before the game when the torture has a payment provider of its own: what the official
 * SDK sends to Stripe goes to STRIPE_ELSEWHERE. The game itself knows nothing of it.
 */
import http, { type ClientRequest, type RequestOptions } from "node:http";
import https from "node:https";
import { syncBuiltinESMExports } from "node:module";

const STRIPE = "api.stripe.com";
const { hostname, port } = new URL(process.env["STRIPE_ELSEWHERE"] ?? "http://localhost");
const agent = new http.Agent({ keepAlive: true });
const toOthers = https.request;

function toStripe(options: RequestOptions): ClientRequest {
  const request = http.request({ ...options, host: hostname, port, agent });
  // The SDK writes when its connection is secure.
  request.once("socket", (socket) => {
    if (socket.connecting) socket.once("connect", () => void socket.emit("secureConnect"));
  });
  return request;
}

https.request = ((...given: Parameters<typeof https.request>) => {
  const options = given[0] as RequestOptions;
  return options.host === STRIPE ? toStripe(options) : toOthers(...given);
}) as typeof https.request;

syncBuiltinESMExports();

/** A push service on this machine, and browsers that read what it brings them (RFC 8291, 8292). */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll } from "vitest";

export type Delivery = { path: string; headers: IncomingMessage["headers"]; body: Buffer };

export async function openPushService() {
  const delivered: Delivery[] = [];
  /** What it answers for a path; 201 when nothing is said. */
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = request.url ?? "";
      const status = answers.get(path) ?? 201;
      delivered.push({ path, headers: request.headers, body });
      response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  afterAll(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, delivered, answers };
}

/** What a browser hands out when it subscribes, and how it reads a message. */
export function subscribedBrowser(origin: string) {
  const curve = createECDH("prime256v1");
  const ownKey = curve.generateKeys();
  const secret = randomBytes(16);
  const path = `/send/${randomBytes(8).toString("hex")}`;
  return {
    path,
    endpoint: origin + path,
    keys: { p256dh: ownKey.toString("base64url"), auth: secret.toString("base64url") },
    read: (body: Buffer): unknown => JSON.parse(decrypt(body, { curve, ownKey, secret })),
  };
}

type Reader = { curve: ReturnType<typeof createECDH>; ownKey: Buffer; secret: Buffer };

type Derived = { salt: Buffer; info: string | Buffer; length: number };

const derive = (key: Buffer, { salt, info, length }: Derived) =>
  Buffer.from(hkdfSync("sha256", key, salt, info, length));

function decrypt(body: Buffer, { curve, ownKey, secret }: Reader): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const theirKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ownKey, theirKey]);
  const key = derive(curve.computeSecret(theirKey), { salt: secret, info, length: 32 });
  const contentKey = derive(key, { salt, info: "Content-Encoding: aes128gcm\0", length: 16 });
  const nonce = derive(key, { salt, info: "Content-Encoding: nonce\0", length: 12 });
  const decipher = createDecipheriv("aes-128-gcm", contentKey, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

type Claims = { aud: string; sub: string; exp: number };

/** What the game says about itself, when its signature is that of the key which it shows. */
export function claimsOf(authorization: string): { key: string; claims: Claims } {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isSigned) throw new Error("the signature is wrong");
  return { key, claims: JSON.parse(Buffer.from(body, "base64url").toString()) as Claims };
}

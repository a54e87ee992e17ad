/** A passkey in software: what a phone or a key answers to the server's questions, with real signatures. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type { NewPasskey, PasskeyAnswer } from "#contract/security.ts";

/** CBOR, as much of it as an attestation needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === "number") {
    return value < 0 ? head(1, -1 - value) : head(0, value);
  }
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
}

function coseOf(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

type PasskeySite = { origin?: string; rpId?: string };
export type PasskeyQuestion = { options: Record<string, unknown> };

const clientData = (type: string, { options }: PasskeyQuestion, origin = "http://game.test") =>
  Buffer.from(JSON.stringify({ type, challenge: options["challenge"], origin }));

/** `isCareful`: it wants a finger or a PIN before it signs. */
export function testPasskey({ isCareful = true }: { isCareful?: boolean } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  let uses = 0;
  let userHandle: string | undefined;

  const authenticatorData = (flags: number, rpId = "game.test", more = Buffer.alloc(0)) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++uses);
    const allFlags = flags | PRESENT | (isCareful ? VERIFIED : 0);
    const place = createHash("sha256").update(rpId).digest();
    return Buffer.concat([place, Buffer.from([allFlags]), counter, more]);
  };
  const about = { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;
  return {
    /** How often it says that it was used; a copy of a key says less. */
    turnBack: (times: number) => (uses -= times),
    claim: (handle: string) => (userHandle = handle),
    make(question: PasskeyQuestion, { origin, rpId }: PasskeySite = {}): NewPasskey {
      userHandle = (question.options["user"] as { id: string } | undefined)?.id;
      const length = Buffer.from([0, credentialId.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)]);
      const attestation = cbor(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", authenticatorData(NEW_KEY, rpId, key)],
        ]),
      );
      const clientDataJSON = clientData("webauthn.create", question, origin).toString("base64url");
      const attestationObject = attestation.toString("base64url");
      return {
        ...about,
        response: { clientDataJSON, attestationObject, transports: ["internal"] },
      };
    },
    answer(question: PasskeyQuestion, { origin, rpId }: PasskeySite = {}): PasskeyAnswer {
      const client = clientData("webauthn.get", question, origin);
      const data = authenticatorData(0, rpId);
      const hash = createHash("sha256").update(client).digest();
      const signature = sign("sha256", Buffer.concat([data, hash]), privateKey);
      return {
        ...about,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
          userHandle,
        },
      };
    },
  };
}

/**
 * A bucket of S3-compatible storage. Requests are not tried again here: browsers and jobs do that by
 * themselves. Each has a limit of time, so that a storage that fell silent stops no request for ever.
 */
import { Readable } from "node:stream";
import { S3mini } from "s3mini";
import { StorageAwayError } from "#server/lib/storage-away.ts";
import { isStorageName, type Storage, type StoredFile } from "#server/ports/storage.ts";
import type { S3Settings } from "./open-storage.ts";

/** For one request, and for the next piece of what is read piece by piece. */
const PATIENCE_MS = 15_000;

/** S3 allows no smaller parts, except for the last one. */
const PART_BYTES = 5 * 2 ** 20;

/** As many as one answer of S3 lists. */
const LISTED_MAX = 1000;

export function s3Storage(
  settings: S3Settings,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number } = {},
): Storage {
  const { endpoint, bucket, region, accessKey, secretKey } = settings;
  const clientWith = (send: typeof fetch) =>
    new S3mini({
      endpoint: `${endpoint.replace(/\/$/, "")}/${bucket}`,
      region,
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      fetch: send,
    });
  const client = clientWith(async (input, init) =>
    known(await fetch(input, { ...init, signal: AbortSignal.timeout(patienceMs) })),
  );
  return {
    write: (name, content) => write(client, name, content),
    async read(name) {
      if (!isStorageName(name)) return null;
      const bytes = await answered(() => client.getObjectArrayBuffer(name));
      return bytes && new Uint8Array(bytes);
    },
    async open(name) {
      if (!isStorageName(name)) return null;
      const patience = new Patience(patienceMs);
      const streaming = clientWith(async (input, init) =>
        known(await patience.until(fetch(input, { ...init, signal: patience.signal }))),
      );
      const response = await answered(() => streaming.getObjectResponse(name));
      if (!response?.body) return null;
      const content = Readable.from(piecesOf(response.body, patience), { objectMode: false });
      // Also when the one who reads leaves before the end, or never begins.
      content.once("close", () => patience.end());
      return { bytes: Number(response.headers.get("content-length")), content };
    },
    list: (prefix) => list(client, prefix),
    async forget(name) {
      if (isStorageName(name)) await answered(() => client.deleteObject(name));
    },
  };
}

/** Ends what it is the signal of, when one of several waits takes too long. */
class Patience {
  readonly #ms: number;
  readonly #controller = new AbortController();
  readonly signal = this.#controller.signal;

  constructor(ms: number) {
    this.#ms = ms;
  }

  async until<Value>(wait: Promise<Value>): Promise<Value> {
    const timer = setTimeout(() => this.#controller.abort(new Error("too slow")), this.#ms);
    return wait.finally(() => clearTimeout(timer));
  }

  end(): void {
    this.#controller.abort();
  }
}

/** A name without a file is null to the client; so a bucket that is not there has to be found here. */
async function known(response: Response): Promise<Response> {
  if (response.status !== 404) return response;
  const said = await response.clone().text();
  if (said.includes("NoSuchBucket")) throw new Error("there is no such bucket");
  return response;
}

/** Whatever the client throws: it got no answer, or one that says that it cannot be had now. */
async function answered<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? `${message}: ${cause.message}` : message;
    throw new StorageAwayError(`The storage: ${why}`, { cause: error });
  }
}

async function* piecesOf(body: ReadableStream<Uint8Array>, patience: Patience) {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await answered(() => patience.until(reader.read()));
    if (done) return;
    yield value;
  }
}

async function write(client: S3mini, name: string, content: Uint8Array | Readable) {
  if (!isStorageName(name)) throw new Error(`${name} is no name of a file`);
  const parts = partsOf(content instanceof Uint8Array ? [content] : content);
  const { value: first = new Uint8Array() } = await parts.next();
  if (first.length === PART_BYTES) return writeInParts(client, name, { first, parts });
  await answered(() => client.putObject(name, first));
  return first.length;
}

/** The file is there when all its parts are, and S3 has been told that these are all. */
async function writeInParts(
  client: S3mini,
  name: string,
  { first, parts }: { first: Uint8Array; parts: AsyncIterable<Uint8Array> },
): Promise<number> {
  const id = await answered(() => client.getMultipartUploadId(name));
  const send = (part: Uint8Array, number: number) =>
    answered(() => client.uploadPart(name, id, part, number));
  try {
    const sent = [await send(first, 1)];
    let bytes = first.length;
    for await (const part of parts) {
      sent.push(await send(part, sent.length + 1));
      bytes += part.length;
    }
    await answered(() => client.completeMultipartUpload(name, id, sent));
    return bytes;
  } catch (error) {
    // What cannot be taken back now is never seen, and a rule of the bucket throws it away.
    await client.abortMultipartUpload(name, id).catch(() => {});
    throw error;
  }
}

/** Pieces of any size, put together to parts; the last one is shorter, or as long as the others. */
async function* partsOf(
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    const whole = Buffer.concat(waiting);
    const end = bytes - (bytes % PART_BYTES);
    for (let at = 0; at < end; at += PART_BYTES) yield whole.subarray(at, at + PART_BYTES);
    waiting = [whole.subarray(end)];
    bytes -= end;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

async function* list(client: S3mini, prefix: string): AsyncIterable<StoredFile> {
  let token: string | undefined;
  do {
    const next = token;
    const page = await answered(() => client.listObjectsPaged("/", prefix, LISTED_MAX, next));
    for (const { Key: name, LastModified } of page?.objects ?? []) {
      if (isStorageName(name)) yield { name, writtenAtMs: LastModified.getTime() };
    }
    token = page?.nextContinuationToken;
  } while (token !== undefined);
}

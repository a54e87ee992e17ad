import type { Method } from "#contract/endpoint.ts";

/** A call of a signed-in player as it goes over the wire. */
export type WireCall = {
  method: Method;
  path: string;
  /** Of the session. */
  token: string;
  body?: object | null;
};

/** The whole request in one piece, for the callers. */
export function requestOf({ method, path, token, body = null }: WireCall): string {
  const text = body === null ? "" : JSON.stringify(body);
  const about =
    body === null
      ? ""
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: sid=${token}\r\n${about}\r\n${text}`;
}

/** Makes the call once and returns the text of its answer. */
export async function callOnce(
  { url }: { url: string },
  { method, path, token, body = null }: WireCall,
): Promise<string> {
  const answer = await fetch(url + path, {
    method,
    headers: { cookie: `sid=${token}`, "content-type": "application/json" },
    ...(body !== null && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return text;
}

import type { FastifyInstance } from "fastify";

/** Everything comes from this very site; prerendered pages carry their styles with them. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(";");

const headers = {
  "content-security-policy": contentSecurityPolicy,
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(self), microphone=(), geolocation=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const onlyHttps = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** What browsers are told with every answer. */
export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith("https:") ? { ...headers, ...onlyHttps } : headers;

/** Always the same, so nothing is worked out per request. */
export function secureHeaders(app: FastifyInstance, publicUrl: string): void {
  const all = securityHeaders(publicUrl);
  app.addHook("onRequest", (_, reply, done) => {
    void reply.headers(all);
    done();
  });
}

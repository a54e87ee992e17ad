import type { FastifyInstance } from "fastify";

/** What Stripe.js needs of a page: https://docs.stripe.com/security/guide#content-security-policy. */
const stripeHosts = {
  scripts: " https://js.stripe.com https://*.js.stripe.com",
  connections: " https://api.stripe.com",
  frames: "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  pictures: " https://*.stripe.com",
};
const noHosts = { scripts: "", connections: "", frames: "frame-src 'self'", pictures: "" };

/** Everything comes from this very site; prerendered pages carry their styles with them. */
const policy = ({ scripts, connections, frames, pictures }: typeof noHosts): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${connections}`,
    frames,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join(";");

/** For the pages on which a real provider is paid, and for no other. */
export const paymentPagePolicy: string = policy(stripeHosts);

const headers = {
  "content-security-policy": policy(noHosts),
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(self), microphone=(), geolocation=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};

const onlyHttps = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** The security headers of every answer. */
export const securityHeaders = (publicUrl: string): Record<string, string> =>
  publicUrl.startsWith("https:") ? { ...headers, ...onlyHttps } : headers;

type Site = {
  publicUrl: string;
  /** Another site that pictures may come from; empty: none. */
  artFallbackUrl: string;
};

/** Always the same, so nothing is worked out per request. */
export function secureHeaders(app: FastifyInstance, { publicUrl, artFallbackUrl }: Site): void {
  const pictures = artFallbackUrl === "" ? "" : ` ${new URL(artFallbackUrl).origin}`;
  const all = {
    ...securityHeaders(publicUrl),
    "content-security-policy": policy({ ...noHosts, pictures }),
  };
  app.addHook("onRequest", (_, reply, done) => {
    void reply.headers(all);
    done();
  });
}

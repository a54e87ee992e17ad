import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** Everything comes from this very site; prerendered pages carry their styles with them. */
export async function secureHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const isHttps = publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'"],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "media-src": ["'self'"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'", "blob:"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    frameguard: { action: "deny" },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "same-origin" },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
  });
  app.addHook("onRequest", (_, reply, done) => {
    void reply.header("permissions-policy", "camera=(self), microphone=(), geolocation=()");
    done();
  });
}

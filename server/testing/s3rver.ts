/** How s3rver is started, a real S3 server for tests and for a cluster on one machine. */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The only key that it knows, and the bucket that it makes at its start. */
export const s3rverSettings = {
  bucket: "game",
  region: "us-east-1",
  accessKey: "S3RVER",
  secretKey: "S3RVER",
};

/** What Node is started with; the port 0 is any that is free. */
export function s3rverArguments(directory: string, address: string, port: number): string[] {
  const program = require.resolve("s3rver/bin/s3rver.js");
  const place = ["-d", directory, "-a", address, "-p", String(port)];
  // The tokens of its lists need a cipher that Node otherwise refuses.
  const options = ["--configure-bucket", s3rverSettings.bucket, "-s"];
  return ["--openssl-legacy-provider", program, ...place, ...options];
}

import { expect, test } from "vitest";
import { isOutsidePicture, requireOutsidePicture } from "./picture-address.ts";

test.for([
  "/creatures/cindlepup.webp",
  "/pictures/0a1b.webp?size=2",
  "/api/art/77.svg",
  "https://cdn.taleborn.games/cards/fox.webp",
  "https://images.wikimedia.org/a/b%20c.png#top",
  "https://xn--fx-jia.de/fuchs.png",
  "https://fuchs.wald.münchen.de/a.png",
])("%s is shown", (address) => {
  expect(isOutsidePicture(address)).toBe(true);
});

test.for([
  "https://localhost/a.png",
  "https://LOCALHOST./a.png",
  "https://cards.localhost/a.png",
  "https://127.0.0.1/a.png",
  "https://127.1/a.png",
  "https://2130706433/a.png",
  "https://0x7f000001/a.png",
  "https://0177.0.0.1/a.png",
  "https://0x7f.0.0.0x1/a.png",
  "https://①②⑦.0.0.1/a.png",
  "https://127。0。0。1/a.png",
  "https://0.0.0.0/a.png",
  "https://0/a.png",
  "https://10.0.0.8/a.png",
  "https://172.16.4.4/a.png",
  "https://192.168.1.1/a.png",
  "https://100.64.0.1/a.png",
  "https://169.254.169.254/latest/meta-data/",
  "https://2852039166/latest/meta-data/",
  "https://0xa9fea9fe/latest/meta-data/",
  "https://[::1]/a.png",
  "https://[::]/a.png",
  "https://[::ffff:127.0.0.1]/a.png",
  "https://[::ffff:a9fe:a9fe]/latest/meta-data/",
  "https://[64:ff9b::7f00:1]/a.png",
  "https://[fe80::1]/a.png",
  "https://[fd00:ec2::254]/latest/meta-data/",
  "https://metadata.google.internal/computeMetadata/v1/",
  "https://printer.local/a.png",
  "https://router.lan/a.png",
  "https://fileserver/a.png",
  "https://8.8.8.8/a.png",
  "https://127.0.0.1.nip.io/a.png",
  "https://app.localtest.me/a.png",
  "https://www.taleborn.games@127.0.0.1/a.png",
  "https://user:secret@www.taleborn.games/a.png",
  "https://www.taleborn.games:8443/a.png",
  "https:\\\\127.0.0.1\\a.png",
  "https://www.taleborn.games\\@127.0.0.1/a.png",
  "http://www.taleborn.games/a.png",
  "/api/logout",
  "/creatures/../api/logout",
  "/%61pi/logout",
  "/api/art/../logout",
  "//127.0.0.1/a.png",
  "/\\127.0.0.1/a.png",
  "/\t/127.0.0.1/a.png",
  "/\u200b/a.png",
  "file:///etc/passwd",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "blob:https://www.taleborn.games/1",
  "ftp://www.taleborn.games/a.png",
  "gopher://127.0.0.1:6379/_",
  "https://",
  "https://[::1",
  " https://www.taleborn.games/a.png",
  "cindlepup.webp",
  "",
  `https://www.taleborn.games/${"a".repeat(2000)}`,
])("%j is refused", (address) => {
  expect(isOutsidePicture(address)).toBe(false);
  expect(() => requireOutsidePicture(address)).toThrow("public https address");
});

test("no address is one, too", () => {
  expect(() => requireOutsidePicture(null)).not.toThrow();
});

import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, test } from "vitest";
import { mailerConformance } from "./conformance.ts";
import { smtp } from "./smtp.ts";

/** A mail server as small as the protocol allows: it keeps what it is given. */
async function mailServer() {
  const letters: string[] = [];
  const talk = (socket: Socket) => {
    let letter: string | null = null;
    let buffer = "";
    const hear = (line: string) => {
      if (letter !== null) {
        if (line !== ".") return void (letter += `${line}\n`);
        letters.push(letter);
        letter = null;
        return socket.write("250 kept\r\n");
      }
      const [verb = ""] = line.toUpperCase().split(" ");
      if (verb === "DATA") {
        letter = "";
        return socket.write("354 go on\r\n");
      }
      if (verb === "QUIT") return socket.end("221 bye\r\n");
      return socket.write(verb === "EHLO" ? "250 mail.test\r\n" : "250 ok\r\n");
    };
    socket.on("error", () => {});
    socket.on("data", (piece) => {
      buffer += piece.toString();
      const lines = buffer.split("\r\n");
      buffer = lines.pop() ?? "";
      for (const line of lines) hear(line);
    });
    socket.write("220 mail.test\r\n");
  };
  const server = createServer(talk).listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters };
}

const from = "Taleborn <hello@taleborn.test>";

mailerConformance(async () => {
  const { url, letters } = await mailServer();
  return { mailer: smtp({ url, from }), delivered: () => Promise.resolve(letters) };
});

test("a mail server that does not answer is an error, so that the job tries again", async () => {
  const mailer = smtp({ url: "smtp://127.0.0.1:1", from });

  await expect(mailer.send({ to: "a@game.test", subject: "x", text: "x" })).rejects.toThrow(
    "ECONNREFUSED",
  );
});

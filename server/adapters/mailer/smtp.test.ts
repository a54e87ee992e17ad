import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import * as fc from "fast-check";
import readAddresses from "nodemailer/lib/addressparser";
import { expect, test } from "vitest";
import { isEmail } from "#game/account/email-address.ts";
import { mailerConformance } from "./conformance.ts";
import { smtp, wantsTls } from "./smtp.ts";

/** A mail server as small as the protocol allows: it keeps what it is given. */
async function mailServer() {
  const letters: string[] = [];
  const recipients: string[] = [];
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
      if (verb === "RCPT") recipients.push(/<(.*)>/.exec(line)?.[1] ?? "");
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
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters, recipients };
}

const from = "Taleborn <hello@taleborn.test>";

mailerConformance(async () => {
  const { url, letters } = await mailServer();
  return { mailer: smtp({ url, from }), delivered: () => Promise.resolve(letters) };
});

test.for(["Foo<boss@victim.test>", "x,boss@victim.test", "group:boss@victim.test;"])(
  "a letter to %j, which is no address, reaches nobody else",
  async (to) => {
    const { url, recipients } = await mailServer();

    await smtp({ url, from })
      .send({ to, subject: "x", text: "x", about: "x" })
      .catch(() => {});

    expect(recipients).not.toContain("boss@victim.test");
    expect(recipients.length).toBeLessThanOrEqual(1);
  },
);

test("what the game takes for an address is read as that address", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      fc.pre(isEmail(address));
      expect(readAddresses(address)).toEqual([{ name: "", address }]);
    }),
  );
});

test("a letter goes to the address that it is for", async () => {
  const { url, recipients } = await mailServer();

  await smtp({ url, from }).send({
    to: "o'brien+cards@sub.game.test",
    subject: "x",
    text: "x",
    about: "x",
  });

  expect(recipients).toEqual(["o'brien+cards@sub.game.test"]);
});

test("a mail server that does not answer is an error, so that the job tries again", async () => {
  const mailer = smtp({ url: "smtp://127.0.0.1:1", from });

  await expect(
    mailer.send({ to: "a@game.test", subject: "x", text: "x", about: "x" }),
  ).rejects.toThrow("ECONNREFUSED");
});

test.for([
  ["smtp://ann:secret@mail.example:587", true],
  ["smtp://ann:se%40cret@10.0.0.9", true],
  ["smtp://localhost.evil.example:25", false],
  ["smtp://ann:secret@localhost.evil.example:25", true],
  ["smtp://ann:secret@localhost:1025", false],
  ["smtp://ann:secret@127.0.0.1", false],
  ["smtp://ann:secret@[::1]:25", false],
  ["smtp://mail:25", false],
  ["smtp://ann:secret@", false],
  // It begins with TLS.
  ["smtps://ann:secret@mail.example", false],
] as const)("a mail server at %s is to begin TLS: %s", ([url, isIt]) => {
  expect(wantsTls(url)).toBe(isIt);
});

test("a server that is to begin TLS and cannot gets no letter", async () => {
  const { url, recipients } = await mailServer();
  const mailer = smtp({ url: `${url}?requireTLS=true`, from, patienceMs: 500 });

  const sent = mailer.send({ to: "mika@game.test", subject: "x", text: "x", about: "x" });

  await expect(sent).rejects.toThrow(/TLS/);
  expect(recipients).toEqual([]);
});

test.for(["at once", "with a letter in its hands"])(
  "a mail server that falls silent %s is given up in time",
  async (when) => {
    const silent = createServer((socket) => {
      socket.on("error", () => {});
      if (when === "at once") return;
      socket.write("220 mail.test\r\n");
      socket.on("data", (piece) => {
        if (!piece.toString().startsWith("DATA")) socket.write("250 ok\r\n");
      });
    }).listen(0, "127.0.0.1");
    await once(silent, "listening");
    silent.unref();
    const { port } = silent.address() as AddressInfo;
    const mailer = smtp({ url: `smtp://127.0.0.1:${port}`, from, patienceMs: 300 });

    const sent = mailer.send({ to: "mika@game.test", subject: "x", text: "x", about: "x" });

    await expect(sent).rejects.toThrow(/[Tt]imeout|never received/);
  },
);

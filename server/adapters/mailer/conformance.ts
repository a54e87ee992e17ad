import { expect, test } from "vitest";
import type { Letter, Mailer } from "#server/ports/mailer.ts";

/** What every mailer must do; `delivered` looks where its letters arrive. */
export function mailerConformance(
  open: () => Promise<{ mailer: Mailer; delivered(): Promise<string[]> }>,
): void {
  const letter: Letter = {
    to: "mika@game.test",
    about: "0198-mika",
    subject: "Grüße from Taleborn",
    text: "Hello Mika,\n\nhttp://game.test/verify-email?token=abc-DEF_123\n\nBye",
  };

  test("a letter arrives with its address, subject and text", async () => {
    const { mailer, delivered } = await open();

    await mailer.send(letter);

    const [arrived = ""] = await delivered();
    expect(arrived).toContain("To: mika@game.test");
    expect(arrived).toContain("http://game.test/verify-email?token=abc-DEF_123");
    expect(arrived).toMatch(/Subject: (Grüße from Taleborn|=\?UTF-8\?)/);
  });

  test("a subject is one line, whatever is in it", async () => {
    const { mailer, delivered } = await open();

    await mailer.send({
      ...letter,
      subject: "Mika\r\nBcc: boss@victim.test\u2028\n\nYou have won",
    });

    const [arrived = ""] = await delivered();
    const head = arrived.split(/\r?\n\r?\n/, 1)[0]?.split(/\r?\n/) ?? [];
    expect(head).toContain("Subject: Mika Bcc: boss@victim.test You have won");
    expect(head.some((line) => line.startsWith("Bcc"))).toBe(false);
  });

  test("a letter arrives whose id has a moment in it", async () => {
    const { mailer, delivered } = await open();

    await mailer.send({ ...letter, id: "suspension-0198-mika-2026-12-01T08:00:00.000Z" });

    expect(await delivered()).toHaveLength(1);
  });

  test("two letters at once both arrive", async () => {
    const { mailer, delivered } = await open();

    await Promise.all([mailer.send(letter), mailer.send({ ...letter, to: "ada@game.test" })]);

    expect(await delivered()).toHaveLength(2);
  });
}

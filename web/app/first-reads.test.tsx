import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { firstReads } from "./first-reads.ts";
import { screens } from "./screen-table.ts";
import { open } from "./specification/the-app.tsx";

const linesOf = (path: string) =>
  (screens.find((row) => row.path === path)?.firstReads ?? []).map(
    (name) => `GET ${firstReads[name].endpoint.path}` as const,
  );

test.for(screens.filter((row) => row.firstReads).map(({ path }) => path))(
  "%s asks what its row says, when the page did not bring it",
  async (path) => {
    const server = open(path);
    await waitFor(() => {
      const lines = server.calls.map(({ line }) => line);
      expect(linesOf(path).filter((line) => !lines.includes(line))).toEqual([]);
    });
  },
);

test("a link asks for what its screen begins with before it is pressed", async () => {
  const server = open("/nope");
  const link = screen.getByRole("link", { name: "My Collection" });
  expect(server.calls.map(({ line }) => line)).not.toContain("GET /api/cards/deck");

  fireEvent.pointerEnter(link);

  const lines = server.calls.map(({ line }) => line);
  expect(lines).toEqual(expect.arrayContaining(linesOf("/cards")));
});

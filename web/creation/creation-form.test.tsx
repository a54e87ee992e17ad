import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, showScreen } from "#web/lib/test-screen.tsx";
import { CreationForm } from "./creation-form.tsx";

const write = (value: string) =>
  fireEvent.change(screen.getByLabelText("Describe your creature"), { target: { value } });

test("a description that is changed while it is looked at is not sent as it was", async () => {
  const enough = { understood: ["fox", "lantern"], inStory: [], notUnderstood: [], isEnough: true };
  fakeServer({ "POST /api/cards/understand": enough });
  const understood = Promise.withResolvers<void>();
  const served = globalThis.fetch;
  globalThis.fetch = async (address, init) => {
    await understood.promise;
    return served(address, init);
  };
  const sent: string[] = [];
  const send = ({ description }: { description: string }) => void sent.push(description);
  showScreen(<CreationForm pending={false} refusal={null} onCreate={send} />);
  write("a fox");
  const button = screen.getByRole("button", { name: "Create Your Card" });
  fireEvent.click(button);
  await waitFor(() => expect(button.ariaBusy).toBe("true"));

  write("a fox with a lantern");
  understood.resolve();
  await waitFor(() => expect(button.ariaBusy).toBeNull());
  expect(sent).toEqual([]);

  fireEvent.click(button);
  await waitFor(() => expect(sent).toEqual(["a fox with a lantern"]));
});

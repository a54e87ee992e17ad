import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer, showScreen } from "#web/lib/test-screen.tsx";
import { refusedForms } from "./test-refused-forms.tsx";

const WORDS = "The server says why.";

/** Forms that say it in a way of their own, or of which nothing can be refused at a field. */
const others: Record<string, string> = {
  "account/age-question.tsx": "what is chosen cannot be wrong",
  "creation/creation-form.tsx": "the refusal brings better words to press",
  "market/wanted/order-price.tsx": "price-field.tsx takes the focus",
  "market/selling/sell-price.tsx": "price-field.tsx takes the focus",
  "nfts/withdrawal/withdraw-dialog.tsx": "stands behind a wallet's signature",
  "shared/purchases/provider-form.tsx": "its fields are the payment provider's",
};

test("every form of a player is told here, or why it is not", () => {
  const files = import.meta.glob<string>(
    ["../**/*.tsx", "!../**/*.test.tsx", "!../{admin,ui}/**"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const withForm = Object.entries(files)
    .filter(([, text]) => /<form\b/i.test(text))
    .map(([file]) => file.replace("../", "").replace("./", "app/"));
  const told = [...refusedForms.map(({ file }) => file), ...Object.keys(others)];
  expect(told.toSorted()).toEqual(withForm.toSorted());
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test.for(refusedForms)("$file says at its field what the server refuses", async (row) => {
  const { form, at, answers, first, typed, line, code, field, says } = row;
  history.replaceState(null, "", at ?? "/");
  const body = { code, message: WORDS, ...(field !== undefined && { field }) };
  fakeServer({
    "GET /api/account/security": { hasAuthenticator: true, recoveryCodesLeft: 1, passkeys: [] },
    ...answers,
    [line]: { status: 400, body },
  });
  showScreen(form, at === undefined ? {} : { at });
  if (first !== undefined) fireEvent.click(await screen.findByText(first));
  for (const [label, value] of Object.entries(typed)) {
    await screen.findByLabelText(label);
    type(label, value);
  }
  const control = screen.getByLabelText<HTMLInputElement>(says);
  const sent = control.closest("form")!;
  await waitFor(() => expect(sent.querySelector(":disabled")).toBeNull());
  fireEvent.submit(sent);

  await waitFor(() => expect(control.getAttribute("aria-invalid")).toBe("true"));
  const described = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const words = described.map((id) => document.querySelector(`#${id}`)?.textContent);
  expect(words).toContain(WORDS);
  expect(document.activeElement).toBe(control);

  // A clock takes no letters.
  type(says, control.type === "time" ? "23:30" : `${typed[says]}2`);
  await waitFor(() => expect(control.getAttribute("aria-invalid")).toBe("false"));
  cleanup();
});

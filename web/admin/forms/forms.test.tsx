import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { CallError } from "#web/lib/call.ts";
import { Tiles } from "#web/admin/tiles/tiles.tsx";
import { DateField, NumberField, SelectField, SwitchField } from "./fields.tsx";
import { TextAreaField, TextField } from "./fields.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { WhyDialog } from "./why-dialog.tsx";

const schema = z.object({
  title: z.string().check(z.minLength(1, "Say a title.")),
  body: z.string(),
  target: z.number("A number, please.").check(z.minimum(1, "At least 1.")),
  kind: z.enum(["daily", "weekly"]),
  active: z.boolean(),
  startDate: z.iso.date("Say a day."),
});

const values = {
  title: "Win",
  body: "",
  target: 3,
  kind: "daily",
  active: true,
  startDate: "2026-11-23",
} as const;

function show(error?: unknown) {
  const onSubmit = vi.fn<(sent: unknown) => void>();
  const onCancel = vi.fn<() => void>();
  render(
    <FormDialog
      title="Edit Mission"
      schema={schema}
      values={values}
      submitLabel="Save"
      pending={false}
      error={error}
      onSubmit={onSubmit}
      onCancel={onCancel}
    >
      <TextField name="title" label="Title" />
      <TextAreaField name="body" label="Body" />
      <NumberField name="target" label="Target" min={1} />
      <SelectField
        name="kind"
        label="Kind"
        options={["daily", "weekly"].map((value) => ({ value, label: value }))}
      />
      <SwitchField name="active" label="Active" />
      <DateField name="startDate" label="Start" />
    </FormDialog>,
  );
  return { onSubmit, onCancel };
}

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("a form sends what its schema makes of the fields", async () => {
  const { onSubmit } = show();
  fill("Title", "Win twice");
  fill("Target", "2");
  fill("Kind", "weekly");
  fill("Start", "2026-12-24");
  fireEvent.click(screen.getByRole("switch", { name: "Active" }));
  press("Save");
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    title: "Win twice",
    body: "",
    target: 2,
    kind: "weekly",
    active: false,
    startDate: "2026-12-24",
  });
});

test("what the server refuses stands at its field, which has the focus", async () => {
  show(
    new CallError(
      400,
      JSON.stringify({
        code: "bad_input",
        message: "A day that exists, please.",
        field: "startDate",
      }),
    ),
  );

  const day = screen.getByLabelText("Start");
  await waitFor(() => expect(day.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(day);
  expect(screen.getAllByText("A day that exists, please.")).toHaveLength(1);
});

test("a refusal about no field stands above the buttons", () => {
  show(
    new CallError(
      409,
      JSON.stringify({ code: "changed_meanwhile", message: "Another admin was faster." }),
    ),
  );
  expect(screen.getByRole("alert").textContent).toContain("Another admin was faster.");
});

test("what is wrong stands beside its field, and nothing is sent", async () => {
  const { onSubmit } = show();
  fill("Title", "");
  fill("Target", "");
  press("Save");
  await screen.findByText("Say a title.");
  expect(screen.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("A number, please.")).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("cancel puts the fields back", () => {
  const { onCancel } = show();
  fill("Title", "Other");
  press("Cancel");
  expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Win");
  expect(onCancel).toHaveBeenCalled();
});

test("a confirmation takes along why", () => {
  const onConfirm = vi.fn<(why: string) => void>();
  render(
    <WhyDialog
      title="Delete?"
      description="It is gone then."
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onClose={() => undefined}
    />,
  );
  fill("Why? (optional)", " a mistake ");
  press("Delete");
  expect(onConfirm).toHaveBeenCalledWith("a mistake");
});

test("a tile writes its number with commas, and waits for one that is not known", () => {
  render(
    <Tiles
      label="Numbers"
      tiles={[
        { label: "Users", value: 100_000 },
        { label: "Cards", value: undefined },
      ]}
    />,
  );
  expect(screen.getByText("100,000")).toBeTruthy();
  expect(screen.getByText("Cards").nextSibling?.textContent).toBe("");
});

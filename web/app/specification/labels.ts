/** For tests: finds what the specification quotes on a screen, by role and name as a person does. */
import { screen, waitFor } from "@testing-library/react";

/** `hidden`: also in what opens later, such as a menu. */
type Finding = { hidden?: boolean };

type Label = { role: string; name: string; href: string };

/**
 * A line is `role: name`, or `link: name > address`. A name that ends with … may go on on the
 * screen; `text` is anything that can be read there.
 */
function labelOf(line: string): Label {
  const [, role = "", name = "", href = ""] = /^(\w+): (.*?)(?: > (\S+))?$/.exec(line.trim()) ?? [];
  return { role, name, href };
}

/** Such as `Buy Credits…`. */
const matches = (name: string) => (shown: string) =>
  name.endsWith("…") ? shown.startsWith(name.slice(0, -1)) : shown === name;

function isShown({ role, name, href }: Label, { hidden = false }: Finding): boolean {
  if (role === "text") return document.body.textContent.includes(name);
  if (role === "field") return screen.queryByLabelText(name) !== null;
  const found = screen.queryAllByRole(role, { name: matches(name), hidden });
  return found.some((element) => href === "" || addressOf(element) === href);
}

/** Without the query, which the specification leaves open. */
const addressOf = (link: HTMLElement) => link.getAttribute("href")?.split("?")[0];

/** Waits until everything is there; what never comes is the answer. */
export async function missing(lines: string, finding: Finding = {}): Promise<string[]> {
  let left = lines
    .trim()
    .split("\n")
    .map((line) => line.trim());
  const look = () => {
    left = left.filter((line) => !isShown(labelOf(line), finding));
    if (left.length > 0) throw new Error(`Not shown: ${left.join(", ")}`);
  };
  await waitFor(look, { interval: 200 }).catch(() => undefined);
  return left;
}

/** In the order in which the screen shows them. */
export const headings = () =>
  screen.getAllByRole("heading").map(({ textContent }) => textContent.trim());

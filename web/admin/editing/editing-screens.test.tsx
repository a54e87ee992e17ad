import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { formElements } from "#game/cards/creature-form.ts";
import { hostileTexts } from "#game/content/test-hostile-texts.ts";
import { ContentScreen } from "#web/admin/content/content-screen.tsx";
import { CreaturesScreen } from "#web/admin/creatures/creatures-screen.tsx";
import { MissionsScreen } from "#web/admin/missions/missions-screen.tsx";
import { StoreManagementScreen } from "#web/admin/store/store-management-screen.tsx";
import { fakeServer, refused, showScreen, signedIn, type Answers } from "#web/lib/test-screen.tsx";
import * as edited from "./test-edited.ts";

const admin = { ...signedIn, role: "admin" } as const;

function show(Screen: () => React.ReactNode, answers: Answers) {
  const server = fakeServer(answers);
  showScreen(<Screen />, { user: admin });
  return server;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isOn = (name: string) => screen.getByRole<HTMLInputElement>("switch", { name }).checked;
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ value }) => value);
const sent = async (server: ReturnType<typeof fakeServer>, line: string) => {
  await waitFor(() => expect(server.calls.map((call) => call.line)).toContain(line));
  return server.calls.find((call) => call.line === line)?.body;
};

test("a creature shows its picture, or why there is none", async () => {
  const bare = { ...edited.creature, id: "c2", name: "Bare", imageUrl: "" };
  show(CreaturesScreen, { "GET /api/admin/creatures": [edited.creature, bare] });

  const panel = await screen.findByRole("article", { name: "Quorvex" });
  for (const words of ["ATK 61", "DEF 42", "crystal", "Hums in its sleep."]) {
    expect(within(panel).getByText(words)).toBeTruthy();
  }
  expect(screen.getByText("No image")).toBeTruthy();
  fireEvent.error(within(panel).getByRole("img", { name: "Quorvex" }));
  expect(within(panel).getByText("Image not available").parentElement?.textContent).toContain(
    "Quorvex",
  );
});

test("a new creature begins with the stated values, and tags are a list", async () => {
  const server = show(CreaturesScreen, {
    ...edited.creatureReads,
    "POST /api/admin/creatures": edited.creature,
  });
  await press("Add Creature");

  const values = ["Element", "Rarity", "Base Attack", "Base Defense"].map(valueOf);
  expect(values).toEqual(["fire", "common", "50", "40"]);
  expect(optionsOf("Element")).toEqual(formElements);
  expect(optionsOf("Rarity")).toEqual(["common", "rare", "epic", "legendary", "mythical"]);
  await press("Create Creature");
  await screen.findByText("Please give it a name.");
  expect(screen.getByText("Please give the address of a picture.")).toBeTruthy();
  fill("Image URL", "javascript:alert(1)");
  await screen.findByText("A picture is a path of this site or a public https address.");

  fill("Name", "Nivul");
  fill("Image URL", "/creatures/nivul.webp");
  fill("Base Attack", "");
  fill("Tags", " small, , brave,small ");
  await press("Create Creature");
  expect(await sent(server, "POST /api/admin/creatures")).toMatchObject({
    name: "Nivul",
    baseAttack: null,
    baseDefense: 40,
    tags: ["small", "brave"],
  });
});

test("a change names the version that was seen, and says that somebody was faster", async () => {
  const server = show(CreaturesScreen, {
    ...edited.creatureReads,
    "PUT /api/admin/creatures/c1": refused(409, "changed_meanwhile", "Somebody was faster."),
  });
  await press("Edit Quorvex");
  expect([valueOf("Element"), valueOf("Tags")]).toEqual(["crystal", "kind, new"]);
  await press("Update Creature");

  expect(await sent(server, "PUT /api/admin/creatures/c1")).toMatchObject({ version: 3 });
  expect((await screen.findByRole("alert")).textContent).toContain("Somebody was faster.");
  await waitFor(() =>
    expect(server.calls.filter(({ line }) => line === "GET /api/admin/creatures")).toHaveLength(2),
  );
});

test("the store shows its figures; a new package begins with the stated values", async () => {
  const server = show(StoreManagementScreen, {
    ...edited.packageReads,
    "POST /api/admin/store/packages": edited.pack,
  });
  await screen.findByText("$1,234.50");
  await press("Add Package");

  const values = ["Credits", "Price in dollars", "Discount in percent", "Icon", "Color"];
  expect(values.map(valueOf)).toEqual(["1", "1.99", "0", "💎", "from-blue-500 to-purple-600"]);
  expect(isOn("Popular")).toBe(false);
  expect(isOn("Active")).toBe(true);
  fill("Price in dollars", "0.3");
  fill("Credits", "0");
  await press("Create Package");
  await screen.findByText("The payment provider takes no payment below $0.50.");
  expect(screen.getByText("A whole number, at least 1.")).toBeTruthy();

  fill("Name", "Tiny Pack");
  fill("Price in dollars", "0.5");
  fill("Credits", "2");
  await press("Create Package");
  expect(await sent(server, "POST /api/admin/store/packages")).toMatchObject({
    name: "Tiny Pack",
    price: 0.5,
    credits: 2,
    color: "from-blue-500 to-purple-600",
  });
});

test("missions show their figures; a new one begins with the stated values", async () => {
  const server = show(MissionsScreen, {
    ...edited.missionReads,
    "POST /api/admin/missions": edited.mission,
  });
  await screen.findByText("4,321");
  expect(await screen.findByText("1,234 completions")).toBeTruthy();
  await press("Add Mission");

  const values = ["Type", "Objective", "Target Value", "Coins", "Credits", "Cards"].map(valueOf);
  expect(values).toEqual(["daily", "create_cards", "1", "100", "0", "0"]);
  const days = (Date.parse(valueOf("End Date")) - Date.parse(valueOf("Start Date"))) / 86_400_000;
  expect(days).toBe(7);
  fill("Target Value", "0");
  fill("End Date", valueOf("Start Date"));
  await press("Create Mission");
  await screen.findByText("A whole number, at least 1.");
  expect(screen.getByText("Please give it a title.")).toBeTruthy();

  fill("Title", "Find treasure");
  fill("Target Value", "2");
  await press("Create Mission");
  await screen.findByText("A mission must end after it starts.");
  fill("End Date", "2099-01-01");
  fill("Objective", "collect_rarity");
  fill("At least", "legendary");
  fill("Coins", "");
  await press("Create Mission");
  expect(await sent(server, "POST /api/admin/missions")).toMatchObject({
    title: "Find treasure",
    objectiveParam: "legendary",
    targetValue: 2,
    rewards: { coins: null, credits: 0, cards: 0 },
    endDate: "2099-01-01",
  });
});

test("a mission of the game keeps having no end", async () => {
  const server = show(MissionsScreen, {
    ...edited.missionReads,
    "GET /api/admin/missions": [{ ...edited.mission, endDate: null }],
    "PUT /api/admin/missions/m1": edited.mission,
  });
  expect(await screen.findByText(/to no end/)).toBeTruthy();
  await press("Edit Win 2 battles");
  await press("Update Mission");

  expect(await sent(server, "PUT /api/admin/missions/m1")).toMatchObject({ endDate: null });
});

test("content shows the first 100 characters, and what is a draft or waits", async () => {
  show(ContentScreen, {
    ...edited.contentReads,
    "GET /api/admin/content": [
      edited.item,
      { ...edited.item, id: "i2", title: "Unripe", published: false, state: "draft" },
      { ...edited.item, id: "i3", title: "Soon", state: "scheduled", content: "Short." },
    ],
  });

  const panel = await screen.findByRole("article", { name: "Old news" });
  expect(within(panel).getByText(`${"a".repeat(100)}...`)).toBeTruthy();
  expect(within(screen.getByRole("article", { name: "Unripe" })).getByText("Draft")).toBeTruthy();
  const soon = screen.getByRole("article", { name: "Soon" });
  expect(within(soon).getByText("Scheduled")).toBeTruthy();
  expect(within(soon).getByText("Short.")).toBeTruthy();
});

test("content is previewed as players will see it, and written with its moments", async () => {
  const server = show(ContentScreen, {
    ...edited.contentReads,
    "POST /api/admin/content": edited.item,
  });
  await press("Add Content");
  expect(["Type", "Category", "Display Order"].map(valueOf)).toEqual(["page", "General", "1"]);
  expect(isOn("Published")).toBe(true);

  fill("Display Order", "0");
  await press("Create Content");
  await screen.findByText("Please give it a title.");
  expect(screen.getByText("A whole number, at least 1.")).toBeTruthy();

  fill("Display Order", "2");
  fill("Title", "News");
  fireEvent.change(screen.getByRole("textbox", { name: "Content" }), {
    target: { value: "## Big\n\nThis is **bold**." },
  });
  await press("Preview");
  const preview = screen.getByRole("region", { name: "Preview" });
  expect(within(preview).getByText("bold").tagName).toBe("STRONG");
  expect(within(preview).getByRole("heading", { name: "Big" })).toBeTruthy();
  await press("Edit");
  expect(screen.getByDisplayValue(/## Big/)).toBeTruthy();

  fill("Show from", "2026-12-24T18:00");
  fill("Show until", "2026-12-23T18:00");
  await press("Create Content");
  await screen.findByText("An item must stop showing after it begins to show.");
  fill("Show until", "");
  await press("Create Content");
  expect(await sent(server, "POST /api/admin/content")).toMatchObject({
    title: "News",
    publishAt: new Date("2026-12-24T18:00").toISOString(),
    unpublishAt: null,
    order: 2,
  });
});

test.for(hostileTexts)("%s is only text, in the list and in the preview", async (text) => {
  const hostile = { ...edited.item, title: text, content: text, metaDescription: text };
  show(ContentScreen, {
    ...edited.contentReads,
    "GET /api/admin/content": [{ ...hostile, metaKeywords: text, imageUrl: text, videoUrl: text }],
  });
  fireEvent.click((await screen.findAllByRole("button", { name: /^Edit / }))[0]!);
  await press("Preview");

  const dangerous = "script, iframe, object, embed, base, meta, math, style, marquee, img, video";
  expect([...document.body.querySelectorAll(dangerous)]).toEqual([]);
  const hrefs = [...document.body.querySelectorAll("[href]")].map((each) =>
    each.getAttribute("href"),
  );
  expect(hrefs.filter((href) => /^\s*(?:javascript|data|vbscript):/i.test(href ?? ""))).toEqual([]);
});

test.for([
  ["creatures", CreaturesScreen, "GET /api/admin/creatures", "There are no creatures yet"],
  ["packages", StoreManagementScreen, "GET /api/admin/store/packages", "Nothing is for sale yet"],
  ["missions", MissionsScreen, "GET /api/admin/missions", "There are no missions yet"],
  ["content", ContentScreen, "GET /api/admin/content", "There is no content yet"],
] as const)(
  "without %s the screen says so, and when they do not load",
  async ([, Screen, line, words]) => {
    const server = show(Screen, { [line]: refused(500, "bug", "Something broke.") });
    await screen.findByText("This did not load");
    server.answers[line] = [];

    await press("Try Again");

    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test("players are turned away, and nothing is asked", () => {
  const server = fakeServer({});
  showScreen(<CreaturesScreen />, { user: signedIn });

  expect(screen.getByText("Access denied")).toBeTruthy();
  expect(server.calls).toEqual([]);
});

const count = () => screen.queryAllByRole("article").length;

test("many creatures are searched by all their words, and come sixty at a time", async () => {
  const many = Array.from({ length: 130 }, (_, index) => ({
    ...edited.creature,
    id: `c${index}`,
    name: `Quorvex ${index}`,
    element: index === 77 ? ("ice" as const) : edited.creature.element,
  }));
  show(CreaturesScreen, { "GET /api/admin/creatures": many });
  await screen.findByRole("article", { name: "Quorvex 0" });
  expect(count()).toBe(60);
  await press("Show More");
  expect(count()).toBe(120);
  fill("Search creatures", "ICE quorvex");
  await waitFor(() => expect(count()).toBe(1));
  expect(screen.getByRole("article", { name: "Quorvex 77" })).toBeTruthy();
  fill("Search creatures", "nobody");
  expect(await screen.findByText("Nothing matches")).toBeTruthy();
});

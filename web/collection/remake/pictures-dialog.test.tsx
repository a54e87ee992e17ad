import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownedCard } from "#web/cards/test-cards.ts";
import { fakeServer, findToast, refused, showScreen, signedIn } from "#web/lib/test-screen.tsx";
import { PicturesDialog } from "./pictures-dialog.tsx";

const made = ownedCard("Lanternfox", { id: "made", madeBy: "owner" });
const rich = { ...signedIn, coins: 250 };
const line = "POST /api/user-cards/made/pictures";

const first = { id: null, imageUrl: "/pictures/1.webp", looks: "a fox of fire", isShown: true };
const other = { id: "p2", imageUrl: "/pictures/2.webp", looks: "a red fox", isShown: false };
const list = { pictures: [first], isUnderWay: false, mayPose: false, price: 0 };
const answers = { "GET /api/user-cards/made/pictures": list };

const show = (user = rich) =>
  showScreen(<PicturesDialog owned={made} onClose={() => undefined} />, { user });

const dialog = async () => within(await screen.findByRole("dialog", { name: "New Picture" }));

test("the first further picture is free, and waits beside the old one", async () => {
  const server = fakeServer(answers);
  server.answers[line] = () => {
    server.answers["GET /api/user-cards/made/pictures"] = { ...list, isUnderWay: true };
    return { success: true, message: "", ...list, isUnderWay: true };
  };
  show();
  fireEvent.click(await (await dialog()).findByRole("button", { name: "Paint for Free" }));

  expect(await findToast("New Picture")).toBeTruthy();
  expect(await (await dialog()).findByText("Your new picture is on its way.")).toBeTruthy();
  expect(server.calls).toContainEqual({ line, body: { price: 0 } });
  expect(screen.queryByRole("button", { name: /^Paint/ })).toBeNull();
});

test("one of all pictures is taken; the next one has its price", async () => {
  const server = fakeServer({
    "GET /api/user-cards/made/pictures": { ...list, pictures: [first, other], price: 100 },
    "POST /api/user-cards/made/picture": {
      success: true,
      message: "This is Lanternfox now.",
      card: made,
    },
  });
  show();
  const shown = await (await dialog()).findByRole("button", { name: "Picture 1: a fox of fire" });
  expect(shown.ariaPressed).toBe("true");
  expect(screen.getByRole("button", { name: "Paint for 100 coins" })).toBeTruthy();

  fireEvent.click(screen.getByRole("button", { name: "Picture 2: a red fox" }));

  expect(await findToast("Picture Taken")).toBeTruthy();
  expect(server.lastBody("POST /api/user-cards/made/picture")).toEqual({ pictureId: "p2" });
});

test("with too few coins nothing is painted; a refusal says why; what did not load is asked again", async () => {
  const costly = { ...list, price: 100 };
  fakeServer({ "GET /api/user-cards/made/pictures": costly });
  const { unmount } = show({ ...rich, coins: 60 });
  const missing = await (await dialog()).findByRole("button", { name: "40 coins more needed" });
  expect(missing).toHaveProperty("disabled", true);
  unmount();

  fakeServer({
    "GET /api/user-cards/made/pictures": costly,
    [line]: refused(409, "picture_price_changed", "Another picture costs 120 coins now."),
  });
  const second = show();
  fireEvent.click(await (await dialog()).findByRole("button", { name: "Paint for 100 coins" }));
  expect(await findToast("Another picture costs 120 coins now.")).toBeTruthy();
  second.unmount();

  fakeServer({ "GET /api/user-cards/made/pictures": refused(503, "busy", "Later, please.") });
  show();
  expect(await (await dialog()).findByText("The pictures did not load")).toBeTruthy();
});

test("at level 20 the signature pose is free", async () => {
  const server = fakeServer({
    "GET /api/user-cards/made/pictures": { ...list, mayPose: true, price: 100 },
    [line]: { success: true, message: "", ...list, isUnderWay: true },
  });
  const old = { ...made, level: 20 };
  showScreen(<PicturesDialog owned={old} onClose={() => undefined} />, { user: rich });
  const button = { name: "Paint Its Signature Pose for Free" };
  fireEvent.click(await (await dialog()).findByRole("button", button));

  expect(await findToast("New Picture")).toBeTruthy();
  expect(server.lastBody(line)).toEqual({ price: 0, isPose: true });
});

import { expect, type Page } from "@playwright/test";
import {
  expectHome,
  expectToast,
  fillSignUp,
  logIn,
  newAccount,
  sayAge,
  signUp,
} from "#e2e/support/player.ts";
import { test } from "#e2e/support/test.ts";
import { inMotion } from "#e2e/support/in-motion.ts";

test.use(inMotion);

const toasts = (page: Page) =>
  page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

/** The form is empty, so this needs no server. */
async function provokeToast(page: Page) {
  await page.getByRole("button", { name: "Sign In" }).click();
  await expectToast(page, "Missing Information", "Please enter both email and password");
}

async function swipe(page: Page, byPx: number) {
  const box = (await toasts(page).boundingBox())!;
  const [x, y] = [box.x + 60, box.y + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx / 2, y);
  await page.mouse.move(x + byPx, y);
  await page.mouse.up();
}

test("there is one toast at a time: a new one takes the place of the last", async ({ page }) => {
  await page.goto("/signup");
  await fillSignUp(page, { ...newAccount(), password: "short" });
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Password Too Short", "Password must be at least 6 characters");

  await page.getByLabel("Confirm Password").fill("another");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Password Mismatch", "Passwords do not match");
  await expect(toasts(page)).toHaveCount(1);
});

test("a toast is swiped away to the right, by more than 50 pixels", async ({ page }) => {
  await page.goto("/login");
  await provokeToast(page);
  await swipe(page, 45);
  await expect(toasts(page)).toHaveAttribute("data-state", "open");
  await swipe(page, -90);
  await expect(toasts(page)).toHaveAttribute("data-state", "open");

  await swipe(page, 60);
  await expect(toasts(page)).toHaveCount(0);
});

test("F8 leads to the toast, and closing it leads back", async ({ page }) => {
  await page.goto("/login");
  await provokeToast(page);
  await page.keyboard.press("F8");
  const list = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("list");
  await expect(list).toBeFocused();

  await page.keyboard.press("Tab");
  await expect(toasts(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByLabel("Email")).toBeFocused();
});

test("a toast closes by itself after 5 seconds, also when the one before was pressed away", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/login");
  await provokeToast(page);
  await toasts(page).getByRole("button", { name: "Close" }).click();
  await expect(toasts(page)).toHaveCount(0);

  await page.clock.pauseAt(Date.now() + 60_000);
  await provokeToast(page);

  await page.clock.runFor(4_900);
  await expect(toasts(page)).toHaveAttribute("data-state", "open");
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("on a phone the first toast of a new player covers nothing that is to be pressed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/signup");
  const account = newAccount();
  await fillSignUp(page, account);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Account Created!");
  // It stays while it has the focus, however long home takes to come in.
  await page.keyboard.press("F8");
  await expectToast(page, "Account Created!", "Your 12 starter cards are waiting for you.");
  await sayAge(page);
  await page.keyboard.press("F8");
  await expectHome(page, account);

  const covered = () =>
    toasts(page).evaluate((toast) => {
      const { top, bottom } = toast.getBoundingClientRect();
      return [...document.querySelectorAll("main :is(a, button), nav a")]
        .filter((each) => {
          const box = each.getBoundingClientRect();
          return box.height > 0 && box.top < bottom && box.bottom > top;
        })
        .map((each) => each.textContent || each.ariaLabel);
    });
  await expect(page.getByRole("button", { name: "Tear It Open" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Close the news" })).toBeVisible();
  await expect.poll(covered).toEqual([]);
});

test("on a low phone the first toast leaves the question free", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/signup");
  await fillSignUp(page, newAccount());
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Account Created!");
  // It stays while it has the focus.
  await page.keyboard.press("F8");
  const question = page.getByRole("heading", { name: "When were you born?" });
  await expect(question).toBeInViewport({ ratio: 1 });

  const { y, height } = (await question.boundingBox())!;
  const topOfToast = async () => (await toasts(page).boundingBox())?.y;
  await expect.poll(topOfToast).toBeGreaterThan(y + height);
});

test("who cannot reach the server to sign in is told no more than that", async ({ page }) => {
  await page.route("**/api/auth/login", (route) => route.abort());
  await logIn(page, newAccount());
  await expectToast(page, "Error", "Something went wrong. Please try again.");
});

test("in a dialog, a browser that does not let us copy shows the text in a toast", async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
    document.execCommand = () => false;
  });
  await signUp(page);
  await page.goto("/cards");
  await page.getByRole("button", { name: "Share & Earn" }).click();
  await page.getByRole("button", { name: "Copy Share Text" }).click();
  await expectToast(page, "Share Your Card", "Look at my cards in Taleborn");

  await swipe(page, 60);
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toBeVisible();
});

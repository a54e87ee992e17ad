/** For tests: how the toasts of the back office are provoked. */
import { noKeys, settingsAnswer } from "#web/admin/settings/test-settings.ts";
import { signedIn } from "#web/lib/test-screen.tsx";
import { editingScenes } from "./editing-scenes.ts";
import { FAILING, type Scene } from "./scene.ts";
import { fill, press, sam } from "./the-app.tsx";

const admin = { ...signedIn, role: "admin" as const };

const person = {
  id: "u1",
  email: "mia@example.com",
  username: "mia",
  first_name: null,
  last_name: null,
  role: "user",
  coins: 5,
  streak: 1,
  invitesUsed: 0,
  created_at: "2026-11-23T08:00:00.000Z",
  last_daily_card: null,
  is_demo: false,
  isAdminAskedFor: false,
};

const done = { success: true, message: "" };

const users = {
  "GET /api/admin/users": [person],
  "GET /api/admin/users/count": { count: 1 },
  "POST /api/admin/users/u1/role": { ...done, isWaiting: false },
  "DELETE /api/admin/users/u1": done,
};

const changeRole = async () => {
  await press("Change the role of mia");
  await press("Change Role");
};

const remove = async () => {
  await press("Delete mia");
  await press("Delete");
};

const card = {
  id: "c1",
  name: "Emberfox",
  element: "fire",
  rarity: "rare",
  attack: 50,
  defense: 40,
  abilities: ["Fire Strike"],
  specialAbility: "Ash Nip",
  description: "",
  backstory: "",
  imageUrl: "",
  thumbUrl: "",
  origin: "created",
  creatorId: null,
  user_count: 0,
  createdAt: "2026-11-23T08:00:00.000Z",
  archivedAt: null,
  version: 3,
};

const cards = {
  "GET /api/admin/cards": [card],
  "GET /api/admin/cards/count": { count: 1 },
  "GET /api/admin/records": {
    cards: { total: 1, copies: 0, legendary: 0, today: 1 },
    battles: { total: 0, active: 0, completed: 0, today: 0 },
    trades: { total: 0, active: 0, marketplace: 0, today: 0 },
  },
  "DELETE /api/admin/cards/c1": { ...done, archived: false },
};

const removeCard = async () => {
  await press("Delete Emberfox");
  await press("Delete");
};

const settings = {
  "GET /api/admin/settings": settingsAnswer,
  "GET /api/admin/stripe-keys": noKeys,
};

const saveKeys = async () => {
  await fill("Stripe public key", "pk_test_a1");
  await fill("Stripe secret key", "sk_test_a1");
  await press("Save Stripe Keys");
};

const saveShares = async () => {
  await fill("Coins for a share", "30");
  await press("Save All Settings");
};

const settingScenes: Record<string, Scene> = {
  "keys missing": [settings, () => press("Save Stripe Keys")],
  "payment keys": [{ ...settings, "POST /api/admin/stripe-keys": FAILING }, saveKeys],
  "keys saved": [
    { ...settings, "POST /api/admin/stripe-keys": { ...done, keys: noKeys } },
    saveKeys,
  ],
  "test database": [
    { ...settings, "GET /api/admin/test-db": FAILING },
    () => press("Test Database"),
  ],
  "database connected": [
    { ...settings, "GET /api/admin/test-db": { ...done, database: "embedded", tookMs: 1 } },
    () => press("Test Database"),
  ],
  "clear cache": [
    { ...settings, "POST /api/admin/clear-cache": FAILING },
    () => press("Clear Cache"),
  ],
  "cache cleared": [
    { ...settings, "POST /api/admin/clear-cache": { ...done, forgotten: [] } },
    () => press("Clear Cache"),
  ],
  "settings saved": [{ ...settings, "PUT /api/admin/settings": settingsAnswer }, saveShares],
};

/** By path, then by situation of toast-rows.ts. */
export const adminScenes: Record<string, Record<string, Scene>> = {
  ...editingScenes,
  "/admin": { "not an admin": [{}, () => Promise.resolve()] },
  "/admin/cards": {
    "card deleted": [cards, removeCard],
    "delete user or card": [{ ...cards, "DELETE /api/admin/cards/c1": FAILING }, removeCard],
  },
  "/admin/settings": settingScenes,
  "/admin/users": {
    role: [{ ...users, "POST /api/admin/users/u1/role": FAILING }, changeRole],
    "role updated": [users, changeRole],
    "delete user or card": [{ ...users, "DELETE /api/admin/users/u1": FAILING }, remove],
    "user deleted": [users, remove],
    "demo login": [
      { ...users, "POST /api/admin/demo-login": FAILING },
      () => press("Create Demo Login"),
    ],
  },
};

const isForVisitors = (path: string) => /^.(login|signup)/.test(path);

/** The reader of a path: a visitor, an admin, or a player with a credit to make a card with. */
export function userAt(path: string) {
  if (isForVisitors(path)) return null;
  return path.startsWith("/admin/") ? admin : { ...sam, cardCredits: 1 };
}

/** Packs of credits as admins write them, and what was sold. */
import * as z from "zod/mini";
import { MOST_CREDITS, packageColors } from "#game/purchases/packages.ts";
import { endpoint } from "./endpoint.ts";
import { typedName, version } from "./fields.ts";
import { id, numberCursor, upTo } from "./ids.ts";
import { purchase } from "./purchases.ts";

const packageId = z.string().check(z.maxLength(100));

const written = {
  name: typedName.check(z.minLength(1, "A package needs a name."), z.maxLength(100)),
  description: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  credits: z
    .int()
    .check(z.minimum(1, "A package holds at least one credit."), z.maximum(MOST_CREDITS)),
  /** In dollars; `price_too_low` and `price_too_high` say what can be paid. */
  price: z.number(),
  discount: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  popular: z.optional(z.boolean()),
  active: z.optional(z.boolean()),
  icon: z.optional(z.string().check(z.trim(), z.maxLength(16))),
  color: z.optional(z.enum(packageColors)),
};

const editedPackage = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  credits: z.int(),
  price: z.number(),
  discount: z.int(),
  popular: z.boolean(),
  active: z.boolean(),
  icon: z.string(),
  color: z.string(),
  version: z.int(),
});

export type EditedPackage = z.output<typeof editedPackage>;

export const listAllPackages = endpoint("GET /api/admin/store/packages", "admin", {
  summary: "Every pack of credits, for sale or not",
  output: z.array(editedPackage),
});

export const createPackage = endpoint("POST /api/admin/store/packages", "admin", {
  summary: "Add a pack of credits",
  input: z.object(written),
  output: editedPackage,
});

export const updatePackage = endpoint("PUT /api/admin/store/packages/{id}", "admin", {
  summary: "Change a pack of credits; purchases keep theirs. With a `version`: only that one",
  input: z.object({ id: packageId, ...written, version }),
  output: editedPackage,
});

export const deletePackage = endpoint("DELETE /api/admin/store/packages/{id}", "admin", {
  summary: "Take a pack of credits out of the store; purchases stay",
  input: z.object({ id: packageId, version }),
});

export const storeStats = endpoint("GET /api/admin/store/stats", "admin", {
  summary: "What was sold with the provider in use, in dollars, and to how many players",
  output: z.object({
    totalRevenue: z.number(),
    totalPurchases: z.int(),
    payingUsers: z.int(),
    /** No money has moved. */
    isTest: z.boolean(),
  }),
});

export const listUserPurchases = endpoint("GET /api/admin/users/{id}/purchases", "admin", {
  summary:
    "What a player has bought or paid for, and what of it can be given back, the newest first",
  input: z.object({ id: id<"player">(), cursor: numberCursor, limit: upTo(100) }),
  output: z.array(purchase),
});

export const refundForUser = endpoint("POST /api/admin/purchases/{id}/refund", "admin", {
  sensitive: true,
  summary: "Give back what a player has paid and not used, however long ago",
  input: z.object({
    id: id<"purchase">(),
    why: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
});

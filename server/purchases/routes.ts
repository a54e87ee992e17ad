import { checkPremiumCooldown } from "#contract/creation.ts";
import * as forAdmins from "#contract/admin-purchases.ts";
import * as contract from "#contract/purchases.ts";
import { plainRoute, playerRoute } from "#server/lib/route.ts";
import * as ask from "./ask.ts";
import * as begin from "./begin.ts";
import * as claim from "./claim.ts";
import * as keys from "./keys.ts";
import * as packageAdmin from "#server/purchases/packages/package-admin.ts";
import { listPackages } from "#server/purchases/packages/packages.ts";
import * as receipts from "./receipts.ts";
import * as refund from "./refund.ts";
import { sketchCustom } from "./sketch.ts";

export const purchaseRoutes = [
  plainRoute(contract.listPackages, listPackages),
  playerRoute(contract.getSpending, receipts.getSpending),
  playerRoute(checkPremiumCooldown, receipts.checkPremiumCooldown),
  playerRoute(contract.createIntent, begin.createIntent),
  playerRoute(contract.createCreditPayment, begin.createCreditPayment),
  playerRoute(contract.createPremiumPayment, begin.createPremiumPayment),
  playerRoute(contract.confirmPayment, claim.confirmPayment),
  playerRoute(contract.createPremium, claim.createPremium),
  playerRoute(contract.sketchCustom, sketchCustom),
  playerRoute(contract.createCustom, claim.createCustom),
  playerRoute(contract.listPurchases, receipts.listPurchases),
  playerRoute(contract.getReceipt, receipts.getReceipt),
  playerRoute(contract.refundPurchase, refund.refundPurchase),
  playerRoute(contract.cancelPurchase, refund.cancelPurchase),
  playerRoute(contract.listAsked, ask.listAsked),
  playerRoute(contract.approvePurchase, ask.approvePurchase),
  playerRoute(contract.declinePurchase, ask.declinePurchase),
  plainRoute(contract.getPaymentKeys, keys.getPaymentKeys),
  playerRoute(contract.savePaymentKeys, keys.savePaymentKeys),
  plainRoute(forAdmins.listAllPackages, packageAdmin.listAllPackages),
  playerRoute(forAdmins.createPackage, packageAdmin.createPackage),
  playerRoute(forAdmins.updatePackage, packageAdmin.updatePackage),
  playerRoute(forAdmins.deletePackage, packageAdmin.deletePackage),
  playerRoute(forAdmins.listUserPurchases, receipts.listUserPurchases),
  playerRoute(forAdmins.refundForUser, refund.refundForUser),
  plainRoute(forAdmins.storeStats, packageAdmin.storeStats),
];

/** How the game is set up, in words, and the settings that change it. */
import { join } from "node:path";
import type { SetupPartOnWire } from "#contract/setup.ts";
import type { Deps } from "#server/lib/deps.ts";
import { wordsOf } from "#texts/catalogue.ts";
import { setupTexts } from "#texts/en/setup.ts";

export const outboxOf = ({ outfit }: Pick<Deps, "outfit">): string =>
  join(outfit.dataDir, "outbox");

export const readSetup = (deps: Deps) =>
  Promise.resolve({
    parts: [nameOf(deps), mailOf(deps), paymentsOf(deps), aiOf(deps), backupOf(deps)],
  });

function nameOf({ operator, outfit }: Deps): SetupPartOnWire {
  return {
    part: "name",
    isStandard: !outfit.isOperatorNamed,
    now: wordsOf(setupTexts, "name", operator),
    settings: ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_EMAIL"],
  };
}

function mailOf(deps: Deps): SetupPartOnWire {
  const { sendsMail, mailFrom: from } = deps.outfit;
  return {
    part: "mail",
    isStandard: !sendsMail,
    now: sendsMail
      ? wordsOf(setupTexts, "mail_server", { from })
      : wordsOf(setupTexts, "mail_folder", { folder: outboxOf(deps) }),
    settings: ["SMTP_URL", "MAIL_FROM"],
  };
}

const paymentWords: Record<Deps["payments"]["mode"], string> = {
  emulator: setupTexts.payments_emulator,
  stripe_test: setupTexts.payments_stripe_test,
  stripe_live: setupTexts.payments_stripe_live,
};

function paymentsOf({ payments }: Deps): SetupPartOnWire {
  return {
    part: "payments",
    isStandard: payments.mode === "emulator",
    now: paymentWords[payments.mode],
    settings: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  };
}

function aiOf({ outfit: { ai } }: Deps): SetupPartOnWire {
  const words = ai && { provider: ai.provider, text: ai.textModel, image: ai.imageModel };
  return {
    part: "ai",
    isStandard: ai === null,
    now: words ? wordsOf(setupTexts, "ai_provider", words) : setupTexts.ai_none,
    settings: ["AI_PROVIDER", "AI_API_KEY", "AI_BASE_URL", "AI_TEXT_MODEL", "AI_IMAGE_MODEL"],
  };
}

function backupOf({ databaseKind, settings }: Deps): SetupPartOnWire {
  const isDaily = settings.automaticBackups;
  const ownWords = isDaily ? setupTexts.backup_daily : setupTexts.backup_none;
  return {
    part: "backup",
    isStandard: !isDaily,
    now: databaseKind === "embedded" ? ownWords : setupTexts.backup_server,
    settings: ["DATA_DIR", "DATABASE_URL"],
  };
}

import type { CaseState, Decision, ReportKind, ReportReason } from "#contract/moderation.ts";

export const kindWords: Record<ReportKind, string> = {
  deal: "A deal",
  card: "A card",
  name: "A name",
};

type StateWords = { label: string; tone: "plain" | "gold" | "warn" };

export const stateWords: Record<CaseState, StateWords> = {
  open: { label: "Open", tone: "gold" },
  appeal: { label: "Appeal", tone: "warn" },
  handled: { label: "Handled", tone: "plain" },
};

export const reasonWords: Record<ReportReason, string> = {
  tricked: "Tricked",
  not_me: "Not done by the one who reports it",
  unkind: "Unkind",
  other: "Something else",
};

export const decisionWords: Record<Decision, string> = {
  dismiss: "Nothing was changed",
  warn: "The player was warned",
  hide: "The card has plain words",
  rename: "Others read a made-up name",
};

type Measure = { decision: Decision; label: string; help: string };

/** What may be done about each kind. */
export const measures: Record<ReportKind, Measure> = {
  deal: { decision: "warn", label: "Warn", help: "The player is told to deal fairly." },
  card: {
    decision: "hide",
    label: "Take the Words Away",
    help: "The card gets a plain name, story and picture, and stays as strong as it is.",
  },
  name: {
    decision: "rename",
    label: "Withhold the Name",
    help: "Others read a made-up name from now on.",
  },
};

/** What is said of an input for which its call has no words of its own. */
import type { $ZodRawIssue } from "zod/v4/core";
import { inputRemarks } from "#texts/en/requests.ts";

export function remarkOf(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case "too_big":
      return isText(issue.origin)
        ? inputRemarks.too_long({ most: Number(issue.maximum) })
        : inputRemarks.too_much({ most: Number(issue.maximum) });
    case "too_small":
      return isText(issue.origin)
        ? inputRemarks.too_short({ least: Number(issue.minimum) })
        : inputRemarks.too_little({ least: Number(issue.minimum) });
    case "invalid_value":
      return inputRemarks.no_choice;
    case "invalid_type":
      return issue.input === undefined ? inputRemarks.missing : inputRemarks.other_kind;
    default:
      return inputRemarks.not_right;
  }
}

const isText = (origin: unknown): boolean => origin === "string";

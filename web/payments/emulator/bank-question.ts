/** The step between card and payment in which a bank asks its customer, here the player. */
import { part } from "./parts.ts";

export type BankAnswer = "succeeded" | "failed";

/** Stands in the place of the form, which comes back with its answer. */
export function askBankQuestion(form: HTMLElement, gone: AbortSignal): Promise<BankAnswer> {
  const heading = part("h3", { class: "font-bold", tabindex: "-1" }, "Your bank asks");
  const yes = part("button", { type: "button", class: "btn btn-gold" }, "Yes, pay");
  const no = part("button", { type: "button", class: "btn btn-ghost" }, "No, stop");
  const question = part(
    "div",
    { role: "group", "aria-label": "Your bank asks", class: "grid gap-3" },
    heading,
    part("p", {}, "Is it you who wants to pay? This is a test: no bank is asked, no money moves."),
    part("div", { class: "flex flex-wrap gap-3" }, yes, no),
  );
  form.hidden = true;
  form.after(question);
  heading.focus();
  return new Promise((answered) => {
    const answer = (said: BankAnswer) => {
      question.remove();
      form.hidden = false;
      answered(said);
    };
    yes.addEventListener("click", () => answer("succeeded"));
    no.addEventListener("click", () => answer("failed"));
    gone.addEventListener("abort", () => answer("failed"));
  });
}

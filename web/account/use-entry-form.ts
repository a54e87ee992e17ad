import { useForm, type DefaultValues, type FieldValues, type Path } from "react-hook-form";
import { toast } from "#web/ui/toast.tsx";
import type { ToastAfterReload } from "#web/words/account.ts";
import type { Failure } from "#web/words/failed.ts";
import { enterGame } from "./enter-game.ts";
import { fieldsOf, markRefused } from "./fields.tsx";

type EntryForm<Values extends FieldValues, Refusal> = {
  defaultValues: DefaultValues<Values>;
  /** Why the rules say no, before the form calls the server; null when they do not. */
  refuse: (values: Values) => Refusal | null;
  refusedWords: (refusal: Refusal) => Failure;
  /** The fields that the refusal is about. */
  fieldsOf: (refusal: Refusal, values: Values) => readonly Path<Values>[];
  /** Calls the server and returns the greeting in the game; null: another question comes first. */
  enter: (values: Values) => Promise<ToastAfterReload | null>;
  failedWords: (error: unknown) => Failure;
};

/** A form through which one comes into the game: sign-in and sign-up. */
export function useEntryForm<Values extends FieldValues, Refusal>(
  form: EntryForm<Values, Refusal>,
) {
  const inputs = useForm<Values>({ defaultValues: form.defaultValues });
  const submit = inputs.handleSubmit(async (values) => {
    const refusal = form.refuse(values);
    if (refusal !== null) {
      const words = form.refusedWords(refusal);
      toast(words);
      for (const [nth, field] of form.fieldsOf(refusal, values).entries())
        inputs.setError(field, { message: words.description }, { shouldFocus: nth === 0 });
      return;
    }
    try {
      const greeting = await form.enter(values);
      if (greeting !== null) await enterGame(greeting);
    } catch (error) {
      toast(form.failedWords(error));
      markRefused(inputs, error);
    }
  });
  const { isSubmitting, errors } = inputs.formState;
  /** Why the server said no, when that is about no single field. */
  const refusedWords = errors.root?.message;
  return { field: fieldsOf(inputs), submit, isSubmitting, refusedWords };
}

import { elements } from "#game/cards/elements.ts";
import type { CreatureAnswers } from "#game/creation/describe.ts";
import { Field, TextArea } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

type AnswerFieldsProps = {
  answers: CreatureAnswers;
  onChange: (answers: CreatureAnswers) => void;
};

const ANSWER_MAX = 60;
const STORY_MAX = 200;

/** For players who would rather answer questions than write. Used when the big box is empty. */
export function AnswerFields({ answers, onChange }: AnswerFieldsProps) {
  const text = (name: keyof CreatureAnswers) => ({
    value: answers[name] ?? "",
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...answers, [name]: event.currentTarget.value }),
  });
  return (
    <details className="rounded-button border border-line bg-raised">
      <summary className="min-h-11 cursor-pointer rounded-button px-4 py-2.5 font-bold">
        Rather answer five questions?
      </summary>
      <div className="grid gap-4 p-4 pt-2 sm:grid-cols-2">
        <Field
          label="Its greatest strength"
          placeholder="courage"
          maxLength={ANSWER_MAX}
          {...text("strength")}
        />
        <Field
          label="Its spirit animal"
          placeholder="fox"
          maxLength={ANSWER_MAX}
          {...text("spiritAnimal")}
        />
        <Select
          label="Its element"
          value={answers.element ?? ""}
          onChange={(element) => onChange({ ...answers, element })}
          options={[
            { value: "", label: "Surprise me" },
            ...elements.map((element) => ({ value: element, label: element })),
          ]}
          className="capitalize"
        />
        <Field
          label="Its personality"
          placeholder="curious"
          maxLength={ANSWER_MAX}
          {...text("personality")}
        />
        <div className="sm:col-span-2">
          <TextArea
            label="Its backstory"
            placeholder="It once lost its way in a library…"
            rows={2}
            maxLength={STORY_MAX}
            {...text("backstory")}
          />
        </div>
      </div>
    </details>
  );
}

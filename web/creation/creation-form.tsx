import { Dices, Sparkles } from "lucide-react";
import { useState } from "react";
import { describe, DESCRIPTION_MAX, type CreatureAnswers } from "#game/creation/describe.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { Chip } from "#web/shared/creation/chip.tsx";
import { ideas, surprise } from "./creature-ideas.ts";
import { Refused, type DescriptionRefused } from "#web/shared/creation/refused.tsx";

export type CreationInput = { description: string } & CreatureAnswers;

type CreationFormProps = {
  pending: boolean;
  /** Why the description was refused, and better ones. */
  refusal: DescriptionRefused | null;
  onCreate: (input: CreationInput) => void;
};

export function CreationForm({ pending, refusal, onCreate }: CreationFormProps) {
  const [description, setDescription] = useState("");
  const [answers, setAnswers] = useState<CreatureAnswers>({});
  const [isEmptyRefused, setEmptyRefused] = useState(false);
  const hasAnswers = Object.values(answers).some((answer) => answer?.trim());
  const isEmpty = description.trim() === "" && !hasAnswers;

  const write = (text: string) => {
    setDescription(text);
    setEmptyRefused(false);
  };
  const submit = () => {
    setEmptyRefused(isEmpty);
    if (!isEmpty) onCreate({ description: description.trim(), ...answers });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="space-y-5"
    >
      <TextArea
        label="Describe your creature"
        placeholder="A shy moss dragon that naps inside teapots…"
        rows={4}
        maxLength={DESCRIPTION_MAX}
        value={description}
        onChange={(event) => write(event.currentTarget.value)}
        error={isEmptyRefused ? "Write a few words first, or press Surprise me." : undefined}
        hint={`${[...description].length}/${DESCRIPTION_MAX} characters`}
        className="text-lg"
      />
      {refusal && <Refused refusal={refusal} onTake={write} />}
      <div className="-mx-6 flex gap-2 overflow-x-auto px-6 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        <Chip onTake={() => write(surprise())}>
          <Dices size={16} aria-hidden className="text-gold" /> Surprise me
        </Chip>
        {ideas.map((idea) => (
          <Chip key={idea} onTake={() => write(idea)}>
            {idea}
          </Chip>
        ))}
      </div>
      <AnswerFields answers={answers} onChange={setAnswers} />
      {description.trim() === "" && hasAnswers && (
        <p className="text-muted">
          Your creature will be: <i>{describe("", answers)}</i>
        </p>
      )}
      <Button type="submit" size="large" pending={pending} className="w-full sm:w-auto">
        <Sparkles size={22} aria-hidden /> Create Your Card
      </Button>
    </form>
  );
}

import { Dices, Sparkles } from "lucide-react";
import { useRef, useState, type FormEvent, type Ref } from "react";
import { describe, DESCRIPTION_MAX, type CreatureAnswers } from "#game/creation/describe.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/field.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { Chip } from "#web/shared/creation/chip.tsx";
import { ideas, surprise } from "./creature-ideas.ts";
import { MoreWords, UnderstoodWords } from "./understood-words.tsx";
import { useUnderstood } from "./use-understood.ts";
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
  const isEmpty = !description.trim() && !hasAnswers;
  const { words, littleOf } = useUnderstood(description);
  const question = useQuestion();
  const box = useRef<HTMLTextAreaElement>(null);

  const write = (text: string) => {
    setDescription(text);
    setEmptyRefused(false);
    question.close();
  };
  const send = () => {
    question.close();
    onCreate({ description: description.trim(), ...answers });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setEmptyRefused(isEmpty);
    if (isEmpty || question.isAsking) return;
    const isReady = await question.ask(() => littleOf(description.trim()));
    if (isReady) send();
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="space-y-5">
      <DescriptionBox
        ref={box}
        text={description}
        onWrite={write}
        isEmptyRefused={isEmptyRefused}
      />
      {/* It is there before its words, so that these are read out. */}
      <div role="status" className="min-h-8 space-y-2 text-sm">
        {words && <UnderstoodWords words={words} />}
      </div>
      {refusal && <Refused refusal={refusal} text={description} onTake={write} />}
      <Ideas onTake={write} />
      <AnswerFields answers={answers} onChange={setAnswers} />
      {description.trim() === "" && hasAnswers && (
        <p className="text-muted">
          Your creature will be: <i>{describe("", answers)}</i>
        </p>
      )}
      {question.little && (
        <MoreWords known={question.little[0]} onMore={() => box.current?.focus()} onSend={send} />
      )}
      <Button
        type="submit"
        size="large"
        pending={pending || question.isAsking}
        className="w-full sm:w-auto"
      >
        <Sparkles size={22} aria-hidden /> Create Your Card
      </Button>
    </form>
  );
}

type DescriptionBoxProps = {
  ref: Ref<HTMLTextAreaElement>;
  text: string;
  onWrite: (text: string) => void;
  isEmptyRefused: boolean;
};

const DescriptionBox = ({ ref, text, onWrite, isEmptyRefused }: DescriptionBoxProps) => (
  <TextArea
    ref={ref}
    label="Describe your creature"
    placeholder="A shy moss dragon that naps inside teapots…"
    rows={4}
    maxLength={DESCRIPTION_MAX}
    value={text}
    onChange={(event) => onWrite(event.currentTarget.value)}
    error={isEmptyRefused ? "Write a few words first, or press Surprise me." : undefined}
    hint={`${[...text].length}/${DESCRIPTION_MAX} characters`}
    className="text-lg"
  />
);

/** Whether the form asks the player to say more, once for each text. */
function useQuestion() {
  const [little, setLittle] = useState<readonly string[] | null>(null);
  const [isAsking, setAsking] = useState(false);
  const asked = useRef(0);
  return {
    little,
    isAsking,
    close() {
      asked.current += 1;
      setLittle(null);
    },
    /**
     * True when the text may be sent: enough is understood, or the question stands already. What is
     * understood of a text that was changed meanwhile counts no more.
     */
    async ask(littleOf: () => Promise<readonly string[] | null>): Promise<boolean> {
      if (little) return true;
      asked.current += 1;
      const ownTurn = asked.current;
      setAsking(true);
      const found = await littleOf();
      setAsking(false);
      if (ownTurn !== asked.current) return false;
      setLittle(found);
      return found === null;
    },
  };
}

function Ideas({ onTake }: { onTake: (text: string) => void }) {
  return (
    <div className="-mx-6 flex gap-2 overflow-x-auto px-6 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
      <Chip onTake={() => onTake(surprise())}>
        <Dices size={16} aria-hidden className="text-gold" /> Surprise me
      </Chip>
      {ideas.map((idea) => (
        <Chip key={idea} onTake={() => onTake(idea)}>
          {idea}
        </Chip>
      ))}
    </div>
  );
}

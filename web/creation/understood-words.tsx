import { BookOpen, Check, type LucideIcon } from "lucide-react";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";

type UnderstoodWordsProps = {
  words: {
    understood: readonly string[];
    inStory: readonly string[];
    notUnderstood: readonly string[];
  };
};

/** What the picture will show, what the story will tell, and what is not known yet. */
export function UnderstoodWords({ words }: UnderstoodWordsProps) {
  const { understood, inStory, notUnderstood } = words;
  const inPicture = understood.filter((each) => !inStory.includes(each));
  return (
    <>
      <Chips label="In the picture:" icon={Check} words={inPicture} tone="good" />
      <Chips label="In the story:" icon={BookOpen} words={inStory} tone="plain" />
      {notUnderstood.length > 0 && (
        <p className="break-words text-muted">Not yet: {notUnderstood.join(", ")}</p>
      )}
    </>
  );
}

type ChipsProps = {
  label: string;
  icon: LucideIcon;
  words: readonly string[];
  tone: "good" | "plain";
};

function Chips({ label, icon: Icon, words, tone }: ChipsProps) {
  if (words.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="text-muted">{label}</span>
      {words.map((each, index) => (
        <Badge key={`${index} ${each}`} tone={tone} className="max-w-full break-words">
          <Icon size={14} aria-hidden className="flex-none" /> {each}
        </Badge>
      ))}
    </p>
  );
}

type MoreWordsProps = {
  /** The one thing that was understood, if any. */
  known: string | undefined;
  onMore: () => void;
  onSend: () => void;
};

/** A kind question before the day's only card is spent on very few words. */
export function MoreWords({ known, onMore, onSend }: MoreWordsProps) {
  return (
    <div role="alert" className="rounded-button border border-line-strong bg-raised p-4">
      <p className="font-bold">
        {known === undefined
          ? "I do not know these words yet."
          : `So far I understand one thing: ${known}.`}
      </p>
      <p className="mt-1 text-muted">
        You get one free card today. What color is it? What does it wear, hold or do?
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="ghost" onClick={onMore}>
          Tell a Little More
        </Button>
        <Button look="ghost" onClick={onSend}>
          Create It Like This
        </Button>
      </div>
    </div>
  );
}

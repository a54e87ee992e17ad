import type { ReactNode } from "react";
import { CardSkeletons } from "#web/cards/card-skeletons.tsx";
import { CardChooser, type Choosable } from "#web/shared/card-chooser/card-chooser.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FailedState } from "#web/ui/empty-state.tsx";

type CardChoiceProps<Choice extends Choosable> = {
  title: string;
  description: string;
  /** Null while they load. */
  choices: readonly Choice[] | null;
  onRetry: (() => void) | null;
  /** Shown when there is nothing to choose from. */
  empty: ReactNode;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
};

/** A dialog of cards to choose one from. */
export function CardChoice<Choice extends Choosable>(props: CardChoiceProps<Choice>) {
  const { title, description, choices, onRetry, empty, onChoose, onClose } = props;
  return (
    <Dialog title={title} description={description} size="wide" onClose={onClose}>
      {onRetry && <FailedState title="The cards did not load" onRetry={onRetry} />}
      {!onRetry && choices === null && <CardSkeletons label="Loading cards" count={12} />}
      {choices?.length === 0 && empty}
      {choices && choices.length > 0 && (
        <CardChooser label="Cards to choose from" choices={choices} onChoose={onChoose} />
      )}
    </Dialog>
  );
}

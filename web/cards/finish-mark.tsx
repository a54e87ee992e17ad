import { finishNames, type Finish } from "#game/cards/finishes.ts";

type FinishMarkProps = { card: { finish?: Finish; element: string } };

/** How a copy looks, in the corner of a picture that is too small for its lights. */
export function FinishMark({ card: { finish = "plain", element } }: FinishMarkProps) {
  const name = finishNames[finish];
  if (name === null) return null;
  return (
    <span className="finish-mark" data-finish={finish} data-element={element} title={name}>
      <span className="sr-only">{name} </span>
    </span>
  );
}

import { useState } from "react";
import { listCreatures } from "#contract/collection.ts";
import { DESCRIPTION_MAX } from "#game/creation/describe.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { Chip } from "#web/shared/creation/chip.tsx";
import { surprise } from "#web/creation/creature-ideas.ts";
import { Refused, type DescriptionRefused } from "#web/shared/creation/refused.tsx";
import { useAnswer } from "#web/lib/query.ts";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Field, TextArea } from "#web/ui/field.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import type { CustomOrder, GalleryCreature } from "./custom-order.ts";
import { ElementChoice } from "./element-choice.tsx";

type BaseChoiceProps = {
  order: CustomOrder;
  refusal: DescriptionRefused | null;
  onChange: (change: Partial<CustomOrder>) => void;
};

/** What the card is made from: words of one's own, or a creature of the gallery. */
export function BaseChoice(props: BaseChoiceProps) {
  const { order, onChange } = props;
  return (
    <Tabs
      label="What your card is made from"
      value={order.mode}
      onChange={(mode) => onChange({ mode: mode === "creature" ? "creature" : "ai" })}
      tabs={[
        { value: "ai", label: "Your own words", content: <Words {...props} /> },
        { value: "creature", label: "A creature", content: <Gallery {...props} /> },
      ]}
    />
  );
}

function Words({ order, refusal, onChange }: BaseChoiceProps) {
  const { description, parameters, element } = order;
  const write = (text: string) => onChange({ description: text });
  return (
    <div className="space-y-4">
      <TextArea
        label="What does it look like?"
        placeholder="A brave lantern owl with a silver crown…"
        rows={2}
        maxLength={DESCRIPTION_MAX}
        value={description}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        hint="Leave it empty, and the forge surprises you."
      />
      {refusal && <Refused refusal={refusal} text={description} onTake={write} />}
      <Chip onTake={() => write(surprise())}>Give me an idea</Chip>
      <ElementChoice
        parameters={parameters}
        element={element}
        onChange={(chosen) => onChange({ element: chosen })}
      />
    </div>
  );
}

/** So many are shown; the others are found by name. */
const SHOWN = 12;

function Gallery({ order: { creature }, onChange }: BaseChoiceProps) {
  const gallery = useAnswer(listCreatures);
  const [search, setSearch] = useState("");
  if (!gallery.data)
    return <Unanswered query={gallery} title="The gallery did not load" size="h-56" />;
  const words = search.trim().toLowerCase();
  const found = gallery.data.filter(({ name, element }) =>
    `${name} ${element}`.toLowerCase().includes(words),
  );
  return (
    <div className="space-y-4">
      <Field
        label="Find a creature"
        type="search"
        placeholder="Name or element"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <fieldset className="min-w-0">
        <legend className="sr-only">Creature</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(7rem,100%),1fr))] gap-3">
          {found.slice(0, SHOWN).map((each) => (
            <Creature
              key={each.id}
              creature={each}
              isChosen={creature?.id === each.id}
              onChoose={() => onChange({ creature: each })}
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className="text-sm text-muted">
        {foundWords(found.length)}
      </p>
    </div>
  );
}

function foundWords(count: number): string {
  if (count === 0) return "No creature is called so.";
  return count > SHOWN ? `${SHOWN} of ${count} creatures: type a name to find more.` : "";
}

type CreatureProps = { creature: GalleryCreature; isChosen: boolean; onChoose: () => void };

/** It keeps its element and its looks; the sliders decide all else. */
const Creature = ({ creature, isChosen, onChoose }: CreatureProps) => (
  <label className="block cursor-pointer overflow-hidden rounded-button border-2 border-line bg-raised text-center text-sm font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-checked:border-accent">
    <input
      type="radio"
      name="creature"
      className="sr-only"
      checked={isChosen}
      onChange={onChoose}
    />
    <CardPicture
      card={{ ...creature, thumbUrl: "" }}
      alt=""
      small
      className="aspect-square w-full object-cover object-top"
    />
    <span className="block px-1 py-2 wrap-anywhere">{creature.name}</span>
  </label>
);

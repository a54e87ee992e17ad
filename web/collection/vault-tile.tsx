import type { OwnedCardOnWire } from "#contract/cards.ts";
import { levelOf } from "#game/collection/level.ts";
import { BadgedCard } from "./badged-card.tsx";
import { Progress } from "#web/ui/progress.tsx";

type VaultTileProps = {
  owned: OwnedCardOnWire;
  onChoose: (owned: OwnedCardOnWire) => void;
  eager: boolean;
};

export function VaultTile({ owned, onChoose, eager }: VaultTileProps) {
  const { progress, needed } = levelOf(owned.experience);
  const experience = needed === null ? `${owned.experience} XP` : `${progress}/${needed} XP`;
  return (
    <div className="flex flex-col gap-2">
      <BadgedCard
        card={owned.card}
        size="fill"
        stars="collection"
        flip="none"
        eager={eager}
        onPress={() => onChoose(owned)}
      />
      <p className="flex justify-between text-sm font-bold">
        <span>Level {owned.level}</span>
        <span className="text-muted">{experience}</span>
      </p>
      <Progress
        label={`Experience of ${owned.card.name}`}
        value={needed === null ? 1 : progress}
        max={needed ?? 1}
        className="h-2"
      />
    </div>
  );
}

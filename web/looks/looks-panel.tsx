import { Check, Coins } from "lucide-react";
import { useState } from "react";
import { currentUser } from "#contract/account.ts";
import { buyLook, listLooks, wearLook, type LooksOnWire } from "#contract/looks.ts";
import {
  lookIds,
  lookKinds,
  lookOf,
  lookPrice,
  type LookId,
  type LookKind,
} from "#game/looks/looks.ts";
import { inCoins } from "#texts/en/purse.ts";
import { pressFor, useAnswer, useChange } from "#web/lib/query.ts";
import { useUser } from "#web/lib/session.tsx";
import { LookFrame } from "#web/shared/looks/look-frame.tsx";
import { LookPicture } from "#web/shared/looks/look-picture.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { lookBought, lookWorn } from "#web/words/profile.ts";

const titles: Record<LookKind, { title: string; intro: string }> = {
  backdrop: { title: "Backdrops", intro: "A place that stands behind your page and your album." },
  emblem: { title: "Emblems", intro: "A small friend beside your name." },
  frame: { title: "Frames", intro: "A border around the favourite cards of your page." },
};

const columns: Record<LookKind, string> = {
  backdrop: "grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))]",
  emblem: "grid-cols-[repeat(auto-fill,minmax(min(6rem,100%),1fr))]",
  frame: "grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))]",
};

/** What the player has to wear, and what is sold for coins. */
export function LooksPanel() {
  const looks = useAnswer(listLooks, {}, { isAskedAnew: true });
  const { data } = looks;
  if (!data) return <Unanswered query={looks} title="Your looks did not load" size="h-80" />;
  return lookKinds.map((kind) => <KindPanel key={kind} kind={kind} looks={data} />);
}

function KindPanel({ kind, looks }: { kind: LookKind; looks: LooksOnWire }) {
  const { title, intro } = titles[kind];
  const shown = lookIds.filter(
    (id) => lookOf(id).kind === kind && (looks.owned.includes(id) || lookOf(id).isSold),
  );
  return (
    <Panel title={title} aria-label={title}>
      <p className="mb-4 text-muted">{intro}</p>
      <ul className={`grid gap-4 ${columns[kind]}`}>
        {shown.map((look) => (
          <li key={look} className="flex flex-col gap-2 text-center">
            <Preview look={look} />
            <span className="font-bold">{lookOf(look).name}</span>
            {looks.owned.includes(look) ? (
              <WearButton look={look} isWorn={looks.worn[kind] === look} />
            ) : (
              <BuyButton look={look} price={lookPrice(look, looks.prices) ?? 0} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Preview({ look }: { look: LookId }) {
  const { kind } = lookOf(look);
  if (kind === "frame") {
    return (
      <LookFrame look={look}>
        <div className="hero-fill aspect-3/2 rounded-field" />
      </LookFrame>
    );
  }
  const box = kind === "backdrop" ? "aspect-3/2 w-full rounded-field" : "mx-auto size-22";
  return <LookPicture look={look} className={box} />;
}

function WearButton({ look, isWorn }: { look: LookId; isWorn: boolean }) {
  const { kind, name } = lookOf(look);
  const wear = useChange(wearLook, { touches: [listLooks], ...lookWorn });
  return (
    <Button
      look="ghost"
      size="small"
      className="mt-auto"
      aria-pressed={isWorn}
      aria-label={isWorn ? `${name}: worn` : `Wear ${name}`}
      {...pressFor(wear, { kind, look: isWorn ? null : look })}
    >
      {isWorn ? (
        <>
          <Check size={16} aria-hidden className="text-good" /> Worn
        </>
      ) : (
        "Wear"
      )}
    </Button>
  );
}

function BuyButton({ look, price }: { look: LookId; price: number }) {
  const [isAsking, setAsking] = useState(false);
  const { name } = lookOf(look);
  const coins = useUser().user?.coins ?? 0;
  const { mutate, isPending } = useChange(buyLook, {
    touches: [listLooks, currentUser],
    ...lookBought,
    onDone: () => setAsking(false),
  });
  const missing = price - coins;
  return (
    <>
      <Button
        look="ghost"
        size="small"
        className="mt-auto"
        aria-label={`Buy ${name} for ${inCoins(price)}`}
        onClick={() => setAsking(true)}
      >
        <Coins size={16} aria-hidden className="text-gold" /> {price}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Buy ${name}?`}
          description={
            missing > 0
              ? `It costs ${inCoins(price)}. You have ${inCoins(coins)}, so you need ${missing} more.`
              : `It costs ${inCoins(price)}, and you keep it. You have ${inCoins(coins)}.`
          }
          confirmLabel={`Buy for ${inCoins(price)}`}
          pending={isPending}
          onConfirm={() => mutate({ look, price })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

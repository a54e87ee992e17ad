import { Check } from "lucide-react";
import { currentUser } from "#contract/account.ts";
import type { CardOnWire, OwnedCardOnWire } from "#contract/cards.ts";
import {
  choosePicture,
  listCardPictures,
  paintCard,
  type CardPicturesOnWire,
} from "#contract/remakes.ts";
import { SIGNATURE_LEVEL } from "#game/remakes/pictures.ts";
import { CardPicture } from "#web/cards/card-picture.tsx";
import { collectionReads } from "#web/collection/api.ts";
import { useLive } from "#web/lib/live.ts";
import { useChange } from "#web/lib/query.ts";
import { PayButton } from "#web/shared/creation/pay-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Unanswered } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { pictureBegun, pictureTaken } from "#web/words/creation.ts";

type PicturesDialogProps = { owned: OwnedCardOnWire; onClose: () => void };

/** All pictures of a made card: the player takes one, or has another one painted. */
export function PicturesDialog({ owned, onClose }: PicturesDialogProps) {
  const { id, card } = owned;
  const pictures = useLive(listCardPictures, { id }, "creations");
  return (
    <Dialog
      title="New Picture"
      description="Your creature is painted anew from the words it was made of. Name, story and numbers stay."
      onClose={onClose}
    >
      <div className="mt-5 space-y-5">
        {pictures.data && (
          <>
            <Pictures {...{ id, card }} all={pictures.data} />
            <NextPicture owned={owned} all={pictures.data} />
          </>
        )}
        <Unanswered query={pictures} title="The pictures did not load" size="aspect-5/7 w-1/2" />
      </div>
    </Dialog>
  );
}

type NextPictureProps = { owned: OwnedCardOnWire; all: CardPicturesOnWire };

function NextPicture({ owned: { id, level }, all }: NextPictureProps) {
  const { isUnderWay, mayPose, price } = all;
  const paint = useChange(paintCard, { touches: [currentUser, listCardPictures], ...pictureBegun });
  const pending = paint.isPending;
  if (isUnderWay) {
    return (
      <p role="status" className="font-bold">
        Your new picture is on its way.
      </p>
    );
  }
  return (
    <>
      {level < SIGNATURE_LEVEL && (
        <p className="text-muted">
          At level {SIGNATURE_LEVEL} it finds its signature pose: one more picture, for free.
        </p>
      )}
      {mayPose && (
        <Button
          look="ghost"
          className="w-full"
          pending={pending}
          onClick={() => paint.mutate({ id, price: 0, isPose: true })}
        >
          Paint Its Signature Pose for Free
        </Button>
      )}
      <PayButton
        action="Paint"
        price={price}
        pending={pending}
        onPay={() => paint.mutate({ id, price })}
      />
    </>
  );
}

type PicturesProps = { id: string; card: CardOnWire; all: CardPicturesOnWire };

function Pictures({ id, card, all: { pictures, isUnderWay } }: PicturesProps) {
  const choose = useChange(choosePicture, {
    touches: [listCardPictures, ...collectionReads],
    ...pictureTaken,
  });
  return (
    <ul aria-label="Pictures of your creature" className="grid grid-cols-2 gap-3">
      {pictures.map(({ id: pictureId, imageUrl, looks, isShown }, place) => (
        <li key={imageUrl}>
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={`Picture ${place + 1}: ${looks}`}
            aria-disabled={choose.isPending || undefined}
            className="relative block w-full cursor-pointer overflow-hidden rounded-button border-2 border-line aria-pressed:border-accent"
            onClick={() => !isShown && !choose.isPending && choose.mutate({ id, pictureId })}
          >
            <CardPicture
              card={{ ...card, imageUrl }}
              alt=""
              className="aspect-5/7 w-full object-cover"
            />
            {isShown && (
              <span className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-accent text-accent-ink">
                <Check size={20} aria-hidden />
              </span>
            )}
          </button>
        </li>
      ))}
      {isUnderWay && (
        <li>
          <Skeleton className="aspect-5/7 w-full" />
        </li>
      )}
    </ul>
  );
}

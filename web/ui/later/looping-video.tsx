import { clsx } from "clsx";
import { Pause, Play } from "lucide-react";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { preload } from "react-dom";
import { useIsNear } from "#web/ui/use-is-near.ts";

export type Film = {
  webm: string;
  mp4: string;
  /** What is seen before the film plays, and instead of it. */
  poster: string;
  /** What can be seen, for those who do not see it. */
  label: string;
  width: number;
  height: number;
};

type LoopingVideoProps = {
  film: Film;
  /** On most windows it is reached by scrolling only. */
  isFurtherDown?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A prerendered page has no working Play button yet, but the browser itself knows who wants motion.
 * A film further down waits for the app, which is hydrated as soon as the visitor scrolls.
 */
const moves = "(prefers-reduced-motion: no-preference)";
const movesInTallWindows = `(min-height: 70rem) and ${moves}`;

/**
 * A film without sound that plays again and again while it is in sight. Nothing of it is loaded
 * before that, and a visitor who wants less motion or data sees its poster until they press Play.
 */
export function LoopingVideo({ film, isFurtherDown = false, className }: LoopingVideoProps) {
  const isFinishedPage = useIsFinishedPage();
  const { video, isWanted, press, fail } = usePlayback();
  // A poster may be the largest thing in the first window, which must not wait for the film's turn.
  if (!isFurtherDown) preload(film.poster, { as: "image", fetchPriority: "high" });
  const seen = isFurtherDown ? movesInTallWindows : moves;
  const media = isFinishedPage ? seen : undefined;
  return (
    <div
      className={clsx("relative isolate overflow-hidden", className)}
      style={{ aspectRatio: `${film.width} / ${film.height}` }}
    >
      <video
        ref={video}
        // React knows the attribute for pictures only; browsers without it load by `preload`.
        {...(isFurtherDown && { loading: "lazy" })}
        preload="none"
        autoPlay={isFinishedPage}
        muted
        loop
        playsInline
        disablePictureInPicture
        disableRemotePlayback
        aria-label={film.label}
        poster={film.poster}
        width={film.width}
        height={film.height}
        className="size-full object-cover"
      >
        <source src={film.webm} type="video/webm" media={media} />
        <source src={film.mp4} type="video/mp4" media={media} onError={fail} />
        Your browser does not support the video tag.
      </video>
      <button
        type="button"
        onClick={press}
        aria-label={isWanted ? "Pause the film" : "Play the film"}
        className="btn btn-round absolute right-3 bottom-3 bg-(--night-80) text-(--card-light)"
      >
        {isWanted ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
      </button>
    </div>
  );
}

const never = () => () => undefined;
const no = () => false;

/** True in pages made by the server, until the app has woken in them. */
const useIsFinishedPage = () => useSyncExternalStore(never, no, () => true);

/** `isWanted` is whether it should play when it is in sight: as the viewer said, or as they live. */
function usePlayback() {
  const video = useRef<HTMLVideoElement>(null);
  const [chosen, choose] = useState<boolean | null>(null);
  const isUnasked = !useSyncExternalStore(never, wantsLess, no);
  const isWanted = chosen ?? isUnasked;
  const isInSight = useIsNear(video);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    if (!isWanted || !isInSight) {
      if (!film.paused) film.pause();
      return;
    }
    // The media queries left out all sources of the page, such as for a visitor who avoids motion.
    if (film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.load();
    film.play().catch((error: unknown) => {
      // Such as on a phone that saves its battery: then a press is needed.
      if (error instanceof DOMException && error.name === "NotAllowedError") choose(false);
    });
  }, [isWanted, isInSight]);

  const fail = useCallback(() => {
    console.warn("The film did not load:", video.current?.poster);
    choose(false);
  }, []);
  return { video, isWanted, press: () => choose(!isWanted), fail };
}

const wantsLess = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  // Not known to all browsers.
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

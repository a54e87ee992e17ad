import { clsx } from "clsx";
import { friendsFilm } from "#web/shared/films.ts";
import { filmPlace } from "./film-place.ts";
import styles from "./first-screen.module.css";

/**
 * What a player sees of home before the app is there: its picture, in its place. The build renders
 * it, the server puts it into the page, and the app draws home over it.
 */
export function HomePlaceholder() {
  const { poster, width, height } = friendsFilm;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-3 max-[44rem]:[--thumb-bar:calc(3.5rem+1px)] lg:pt-6">
      <p role="status" className="sr-only">
        Loading
      </p>
      <div className="relative isolate min-h-144 lg:hero-fill lg:overflow-hidden lg:rounded-panel lg:border lg:border-line lg:p-9">
        <div className={clsx(styles["first"], styles["fills"])}>
          <div className="h-13" />
          <div className={filmPlace} style={{ aspectRatio: `${width} / ${height}` }}>
            <img
              src={poster}
              alt=""
              width={width}
              height={height}
              fetchPriority="high"
              className="size-full object-cover"
            />
          </div>
          <div className={clsx("h-29", tile)} />
          <div className={clsx("h-32", tile)} />
          <div className={clsx("h-26", tile)} />
        </div>
      </div>
    </div>
  );
}

const tile = "rounded-button border border-line bg-surface lg:hidden";

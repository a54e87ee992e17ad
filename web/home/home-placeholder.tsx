import { friendsFilm } from "#web/shared/films.ts";
import { filmPlace } from "./film-place.ts";

/**
 * What a player sees of home before the app is there: its picture, in its place. The build renders
 * it, the server puts it into the page, and the app draws home over it.
 */
export function HomePlaceholder() {
  const { poster, width, height } = friendsFilm;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6">
      <p role="status" className="sr-only">
        Loading
      </p>
      <div className="hero-fill relative isolate min-h-144 overflow-hidden rounded-panel border border-line p-5 sm:p-9">
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
      </div>
    </div>
  );
}

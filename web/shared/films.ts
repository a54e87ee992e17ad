/** The films that workshop/forge-video.ts makes: creatures of the game, moved by the forge itself. */
import type { Film } from "#web/ui/later/looping-video.tsx";

const files = (name: string) => ({
  webm: `/videos/${name}.webm`,
  mp4: `/videos/${name}.mp4`,
  poster: `/videos/${name}.webp`,
});

export const creaturesFilm: Film = {
  ...files("creatures-v1"),
  label: "Four creatures in motion: Vulkarune, Undowyrm, Nokturrow and Monolithyr",
  width: 960,
  height: 540,
};

export const friendsFilm: Film = {
  ...files("friends-v1"),
  label: "Three creatures in motion: Eidolume, Quartzelot and Canopragon",
  width: 800,
  height: 600,
};

const KEY = "to-celebrate";

/**
 * The creation whose celebration is to be shown now. Where its code is missing, as after a time without
 * the server, the page loads itself anew and begins with it: the server no longer names it as
 * unfinished.
 */
export const toCelebrate = {
  keep: (id: string) => sessionStorage.setItem(KEY, id),
  forget: () => sessionStorage.removeItem(KEY),
  /** To be forgotten as soon as it is watched: a page never comes back to it again and again. */
  kept: () => sessionStorage.getItem(KEY),
};

/** Words after which a thing is a prop or a place, not the creature. Data only. */
export const thingAsides = new Set(
  (
    "in inside into on onto under underneath over above at by near beside behind between among " +
    "around from with without for against through to toward towards like as across beyond of " +
    "that who which whose where when while because has have had having its their his her " +
    "carries carrying holds holding wears wearing guards guarding rides riding eats eating loves " +
    "loving likes steals stealing collects collecting plays playing throws throwing drives " +
    "driving lives living hides hiding protects protecting brings bringing uses using chases " +
    "chasing swallowed made born"
  ).split(" "),
);

/** "A slice of pizza" is a pizza. */
export const measures = new Set("slice piece pair loaf bar scoop stack".split(" "));

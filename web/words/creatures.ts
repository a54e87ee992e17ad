/** How many there are, as the specification says it of the store and the tutorial. */
export const CREATURES = "26+";

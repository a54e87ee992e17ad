/** The code of a screen could not be fetched; the page that asked for it will not ask again. */
export class MissingCode extends Error {}

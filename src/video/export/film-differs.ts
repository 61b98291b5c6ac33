/** The earlier film is not what it was said to be: the new one is made without it. */
export class FilmDiffers extends Error {}

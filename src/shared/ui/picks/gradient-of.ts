/** Where an image will be: its colours from top to foot, as the style of its box. */
export const gradientOf = (colors: readonly string[]) => ({ backgroundImage: `linear-gradient(${colors.join(', ')})` })

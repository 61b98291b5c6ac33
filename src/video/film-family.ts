/**
 * Name under which a font is loaded for films. Not the font's own: the page's Inter comes and goes with the page's style sheet, the
 * film's is the same in page and worker. Quotes are dropped, the name stands inside of them.
 */
export function filmFamily(font: string): string {
  return `${font.replaceAll(/["\\]/g, '')} Film`
}

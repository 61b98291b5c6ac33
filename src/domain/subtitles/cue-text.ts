const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  lrm: '',
  rlm: '',
  '#39': "'",
}
/** Tags that SubRip and WebVTT know, and WebVTT's times inside a caption; any other < is a letter. */
const TAG = /<\/?(?:[bius]|c|v|rt|ruby|lang|font|span|br)(?:[\s.][^<>]*)?\/?>|<[\d:.]+>/giu
const OVERRIDE = /\{\\[^{}]*\}/gu
/** Marks that subtitle writers set around lines for players that cannot tell their direction. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A caption without markup: its lines, none of them empty. */
export function cueText(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(TAG, '')
        .replace(OVERRIDE, '')
        .replace(/&(#?\w{1,8});/gu, (entity, name: string) => ENTITIES[name] ?? entity)
        .replace(DIRECTION_MARKS, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n')
}

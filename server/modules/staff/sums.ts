import type { Figure, FigureKind, FigureSum } from '#server/platform/db/queries/figures.ts'

/** Sums of figures by what `keyOf` says; undefined leaves one out. */
export function sumBy(
  figures: readonly FigureSum[],
  keyOf: (figure: FigureSum) => string | undefined,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const figure of figures) {
    const key = keyOf(figure)
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + figure.amount)
  }
  return sums
}

/** What a kind came to on a day, with a part where only that one counts: `of('TASKS', day, 2, 'FAILED')`. */
export function figuresByDay(figures: readonly Figure[]) {
  const sums = new Map<string, number>()
  const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount)
  for (const { kind, day, parts, amount } of figures) {
    add(`${kind} ${day}`, amount)
    for (const [place, part] of parts.entries()) add(`${kind} ${day} ${place} ${part}`, amount)
  }
  return (kind: FigureKind, day: string, place?: number, part?: string): number =>
    sums.get(place === undefined ? `${kind} ${day}` : `${kind} ${day} ${place} ${part ?? ''}`) ?? 0
}

/** A sum over all days, or over those of one part. */
export const sumOf = (figures: readonly FigureSum[], isCounted: (figure: FigureSum) => boolean): number =>
  figures.reduce((sum, figure) => (isCounted(figure) ? sum + figure.amount : sum), 0)

import { type FocalKey, hasOrder, MAX_KEYS } from '#src/domain/focal-path.ts'

const THOUSANDTHS = 1000

/** A path as in the URL: '0.500.400-1200.610.400', ms and thousandths; empty where there is none, or none that can be read. */
export function keysIn(text: string): FocalKey[] {
  const keys = text.split('-').map((part) => {
    const [atMs = Number.NaN, x = Number.NaN, y = Number.NaN, ...more] = part
      .split('.')
      .map((number) => (/^\d{1,9}$/u.test(number) ? Number(number) : Number.NaN))
    return more.length > 0 ? null : { atMs, x: x / THOUSANDTHS, y: y / THOUSANDTHS }
  })
  const read = keys.flatMap((key) => (key && key.atMs >= 0 && key.x <= 1 && key.y <= 1 ? key : []))
  return read.length === keys.length && read.length <= MAX_KEYS && hasOrder(read) ? read : []
}

export const keysText = (keys: readonly FocalKey[]): string =>
  keys
    .map(({ atMs, x, y }) => [atMs, x * THOUSANDTHS, y * THOUSANDTHS].map((value) => Math.round(value)).join('.'))
    .join('-')

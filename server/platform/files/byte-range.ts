import type { ByteRange } from '#server/platform/ports/files.ts'

/**
 * The part of a file of `size` bytes that a Range header requests: a part, 'unsatisfiable', or undefined for the whole file.
 */
export function parseRange(header: string | null | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  // Several ranges, other units and nonsense may be answered with the whole file (RFC 9110, 14.2).
  if (!match || (match[1] === '' && match[2] === '')) return undefined
  const [, first = '', last = ''] = match
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return range.start > range.end || range.start >= size ? 'unsatisfiable' : range
}

import type { GenerationQuote } from '#generated/schema.ts'
import type { Services } from '#server/platform/context.ts'
import type { Piece } from './price-generation.ts'

export type { GenerationQuote }

type Line = GenerationQuote['engines'][number]

/** A generation's price by engine. */
export function presentGenerationQuote(
  { prices }: Pick<Services, 'prices'>,
  lines: readonly Line[],
  isAbout: boolean,
): GenerationQuote {
  return {
    prices_as_of: prices.asOf,
    engines: [...lines],
    expected: toTenths(lines.reduce((sum, { expected }) => sum + expected, 0)),
    most: lines.reduce((sum, { most }) => sum + most, 0),
    is_about: isAbout,
  }
}

export function linesOf(pieces: readonly Pick<Piece, 'part' | 'engine' | 'expected' | 'most' | 'isBuiltIn'>[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { part, engine, expected, most, isBuiltIn } of pieces) {
    const key = `${part} ${engine}`
    const line = lines.get(key) ?? { part, engine, is_built_in: isBuiltIn, count: 0, expected: 0, most: 0 }
    const sums = { expected: toTenths(line.expected + expected), most: line.most + most }
    lines.set(key, { ...line, count: line.count + 1, ...sums })
  }
  return [...lines.values()]
}

/** Prices have one decimal. */
export const toTenths = (credits: number): number => Number(credits.toFixed(1))

import { EngineError, type StockLibrary } from '#engines/ports.ts'
import type { Services } from '#server/platform/context.ts'
import { HttpError } from '#server/platform/http/http-error.ts'

/** Work of the stock library while a person waits for it. What it fails at is said in its name; trying again costs nothing. */
export async function askStock<Result>(
  { engines: { stock } }: Pick<Services, 'engines'>,
  work: (stock: StockLibrary) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(stock)
  } catch (cause) {
    // Of our own library it is a defect.
    if (stock.info.builtIn) throw cause
    const why = cause instanceof EngineError ? cause.message : `${stock.info.label} cannot be asked now`
    const message = `${why}. Please try again in a moment or choose something else.`
    throw new HttpError(503, { message, error: 'UNAVAILABLE' }, { 'Retry-After': '10' })
  }
}

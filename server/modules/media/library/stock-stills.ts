import { isFoundStock, problemOf } from '#engines/ports.ts'
import type { Services } from '#server/platform/context.ts'
import { signDownload } from '#server/platform/files/signing.ts'
import { unavailable } from '#server/platform/http/http-error.ts'

const KEY = /^library\/found\/([a-z0-9-]+)\.jpg$/

/** Signed URL of a small still of a stock result: browsers only contact this server. */
export function stockStillUrl(services: Services, id: string): Promise<string> {
  return signDownload(services, `library/found/${id}.jpg`)
}

/**
 * The still of such a key; null for another key and for items that the library no longer has. It is not stored: the library
 * caches some, and every search would leave twenty files. A failed one is requested once more, as there is no retry button;
 * 503 when that fails.
 */
export async function readStockStill({ engines: { stock } }: Pick<Services, 'engines'>, key: string) {
  const [, id] = KEY.exec(key) ?? []
  if (id === undefined || !stock.still) return null
  const read = async () => {
    const item = await stock.get(id)
    return item && isFoundStock(item) ? ((await stock.still?.(item)) ?? null) : null
  }
  try {
    return await read().catch(read)
  } catch (cause) {
    throw problemOf(cause) === null ? cause : unavailable()
  }
}

import { isFoundStock } from '#engines/ports.ts'
import type { Services } from '#server/context.ts'
import { signDownload } from '#server/files/signing.ts'

const KEY = /^library\/found\/([a-z0-9-]+)\.jpg$/

/** Signed address of a small still of what a stock library found: browsers ask nobody but this server. */
export function stockStillUrl(services: Services, id: string): Promise<string> {
  return signDownload(services, `library/found/${id}.jpg`)
}

/**
 * The still of such a key; null for another key and for what the library has no more. Nothing is stored for it: the library remembers
 * some, and every search would leave twenty files.
 */
export async function readStockStill({ engines: { stock } }: Pick<Services, 'engines'>, key: string) {
  const [, id] = KEY.exec(key) ?? []
  if (id === undefined || !stock.still) return null
  const item = await stock.get(id)
  return item && isFoundStock(item) ? stock.still(item) : null
}

import type { Services } from '#server/platform/context.ts'
import { diskFull } from './http-error.ts'

/** How long one measurement of the disk is valid, ms. */
const CHECK_INTERVAL_MS = 5_000

/** Refuses writes with 507 while the disk is under the reserve: on a full disk the database would hang. */
export function createDiskGuard({ files, clock, config }: Services): () => Promise<void> {
  let lookedAt = -Infinity
  let isShort = false
  return async () => {
    if (!files.freeBytes) return
    const now = clock.now().getTime()
    if (Math.abs(now - lookedAt) >= CHECK_INTERVAL_MS) {
      lookedAt = now
      isShort = (await files.freeBytes()) < config.diskReserveBytes
    }
    if (isShort) throw diskFull()
  }
}

import type { Orders, PlacedOrder } from '#engines/ports.ts'

/** Where a server dies: before it could store the step, or right after. */
export type Death = 'BEFORE_ACCEPTED' | 'AFTER_ACCEPTED' | 'BEFORE_DELIVERED'

/** The orders of a job, as the server stores them; kept for the run after one in which the server dies. */
export interface KeptOrders {
  kept: Map<string, PlacedOrder>
  /** A run of the job. @param death throws at that step, as nothing after it happens */
  run(death?: Death): Orders
}

export function keepOrders(): KeptOrders {
  const kept = new Map<string, PlacedOrder>()
  const die = () => Promise.reject(new Error('The server died'))
  return {
    kept,
    run: (death) => ({
      jobId: 'job-1',
      async begin(key) {
        const before = kept.get(key) ?? null
        if (!before) kept.set(key, { state: 'SENT' })
        return before
      },
      async accepted(key, operation) {
        if (death === 'BEFORE_ACCEPTED') return die()
        kept.set(key, { state: 'ACCEPTED', operation })
        if (death === 'AFTER_ACCEPTED') return die()
      },
      async delivered(key, bytes) {
        if (death === 'BEFORE_DELIVERED') return die()
        kept.set(key, { state: 'DELIVERED', bytes })
      },
      forget: async (key) => void kept.delete(key),
    }),
  }
}

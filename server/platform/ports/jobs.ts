/**
 * Wakes the durable job runner. Jobs themselves are rows (`jobs` table), so a crash loses none; the port only says when to look.
 * Node and the tab use timers; tests step by hand.
 */
export interface JobWaker {
  /** Called after a job was committed: run what is due soon. */
  wake(): void
}

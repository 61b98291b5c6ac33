import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import { reportBroken } from '#src/shared/services/error-reports/report.ts'
import type { OutboxEntry } from './entry.ts'
import { isReadable, upgradeEntry } from './upgrade-entry.ts'

const WIDTH = 20
/** Two tabs may make an entry in the same moment: its key keeps them apart. */
const nameOf = ({ storyId, order, key }: OutboxEntry) => `${storyId}/${String(order).padStart(WIDTH, '0')}/${key}`

let store: UseStore | undefined
// Browsers hold unsent edits under this name.
const open = (): UseStore => (store ??= createStore('storyloom-outbox', 'letters'))

/**
 * Stores an entry so that it outlives the tab; false when this browser stores nothing (private windows): then it is sent all the same,
 * and closing the tab is warned of.
 */
export async function storeEntry(entry: OutboxEntry): Promise<boolean> {
  try {
    await set(nameOf(entry), entry, open())
    return true
  } catch {
    return false
  }
}

export async function deleteEntry(entry: OutboxEntry): Promise<void> {
  try {
    await del(nameOf(entry), open())
  } catch {
    // It was not stored either.
  }
}

/** The person's entries about a story, in the order they were made. */
export async function readEntries(storyId: string, userId: string): Promise<OutboxEntry[]> {
  try {
    const all = await entries<string, Parameters<typeof upgradeEntry>[0]>(open())
    const own = all
      .filter(([, entry]) => entry.storyId === storyId && entry.userId === userId)
      .map(([, entry]) => upgradeEntry(entry))
    if (!own.every(isReadable)) reportBroken('Broken state: stored edits that cannot be read')
    return own.toSorted((one, other) => one.order - other.order)
  } catch {
    reportBroken('Broken state: stored edits that cannot be read')
    return []
  }
}

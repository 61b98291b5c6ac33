import { createStore, del, entries, set, type UseStore } from 'idb-keyval'
import type { Letter } from './letter.ts'

const WIDTH = 20
const nameOf = ({ storyId, order }: Letter) => `${storyId}/${String(order).padStart(WIDTH, '0')}`

let store: UseStore | undefined
const open = (): UseStore => (store ??= createStore('storyloom-outbox', 'letters'))

/**
 * Keeps a letter so that it outlives the tab; false when this browser keeps nothing (private windows): then it is sent all the same,
 * and closing the tab is warned of.
 */
export async function keepLetter(letter: Letter): Promise<boolean> {
  try {
    await set(nameOf(letter), letter, open())
    return true
  } catch {
    return false
  }
}

export async function forgetLetter(letter: Letter): Promise<void> {
  try {
    await del(nameOf(letter), open())
  } catch {
    // It was not kept either.
  }
}

/** The person's letters about a story, in the order they were written. */
export async function readLetters(storyId: string, userId: string): Promise<Letter[]> {
  try {
    const all = await entries<string, Letter>(open())
    const letters = all.map(([, letter]) => letter)
    return letters
      .filter((letter) => letter.storyId === storyId && letter.userId === userId)
      .toSorted((one, other) => one.order - other.order)
  } catch {
    return []
  }
}

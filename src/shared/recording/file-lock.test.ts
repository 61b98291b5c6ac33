import { beforeEach, expect, it, vi } from 'vitest'
import { lockFile } from './file-lock.ts'

const stored = new Map<string, File>()
vi.mock('./stored-files.ts', () => ({
  storeFile: async (place: string, file: File) => void stored.set(place, file),
  deleteStoredFile: async (place: string) => void stored.delete(place),
  readStoredFile: async (place: string) => stored.get(place),
}))

const file = (name: string) => new File(['x'], name)
/** The file of the previous page. */
const lock = (found: string[] = []) => lockFile('place', ({ name }) => void found.push(name))
/** Every hold that can be had has been had. */
const settled = () => navigator.locks.request('storyloom:file:none', () => new Promise((done) => setTimeout(done)))

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('navigator', { locks: createLocks() })
})

it('a file lock continues with the file that a page left when it was closed', async () => {
  stored.set('place', file('bees.wav'))
  const found: string[] = []
  lock(found)
  await settled()
  expect(found).toEqual(['bees.wav'])
})

it('a file lock skips a file that another page processes, and continues when that page closes unfinished', async () => {
  const first = lock()
  await settled()
  await first.store(file('bees.wav'))
  const found: string[] = []
  lock(found)
  first.release()
  await settled()
  expect(found).toEqual([])
  first.pause()
  await settled()
  expect(found).toEqual(['bees.wav'])
})

it('a file lock has nothing to resume once the file has arrived', async () => {
  const first = lock()
  await first.store(file('bees.wav'))
  const found: string[] = []
  lock(found)
  first.release()
  await first.remove()
  await settled()
  expect([found, [...stored]]).toEqual([[], []])
})

it('a file lock does not start a file that the user has chosen again meanwhile', async () => {
  stored.set('place', file('old.wav'))
  const found: string[] = []
  const own = lock(found)
  await own.store(file('new.wav'))
  await settled()
  expect([found, stored.get('place')?.name]).toEqual([[], 'new.wav'])
})

/** As browsers do: one holder for each name, the others wait until they give up. */
function createLocks() {
  const ends = new Map<string, Promise<unknown>>()
  return {
    async request(
      name: string,
      ...rest: [() => Promise<unknown>] | [{ signal?: AbortSignal }, () => Promise<unknown>]
    ) {
      const work = rest.length === 1 ? rest[0] : rest[1]
      const signal = rest.length === 1 ? undefined : rest[0].signal
      const before = ends.get(name)
      const own = (async () => {
        await before
        if (!signal?.aborted) await work()
      })()
      ends.set(name, own)
      return own
    },
  }
}

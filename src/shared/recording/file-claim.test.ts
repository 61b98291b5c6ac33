import { beforeEach, expect, it, vi } from 'vitest'
import { claimFile } from './file-claim.ts'

const kept = new Map<string, File>()
vi.mock('./kept-files.ts', () => ({
  keepFile: async (place: string, file: File) => void kept.set(place, file),
  forgetFile: async (place: string) => void kept.delete(place),
  readKeptFile: async (place: string) => kept.get(place),
}))

const file = (name: string) => new File(['x'], name)
/** What the page before this one left. */
const claim = (found: string[] = []) => claimFile('place', ({ name }) => void found.push(name))
/** Every hold that can be had has been had. */
const settled = () => navigator.locks.request('storyloom:file:nobody', () => new Promise((done) => setTimeout(done)))

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('navigator', { locks: createLocks() })
})

it('goes on with the file that a page left when it was closed', async () => {
  kept.set('place', file('bees.wav'))
  const found: string[] = []
  claim(found)
  await settled()
  expect(found).toEqual(['bees.wav'])
})

it('leaves alone what another page works on, and goes on when that page ends without an end to it', async () => {
  const first = claim()
  await settled()
  await first.keep(file('bees.wav'))
  const found: string[] = []
  claim(found)
  first.leave()
  await settled()
  expect(found).toEqual([])
  first.rest()
  await settled()
  expect(found).toEqual(['bees.wav'])
})

it('has nothing to go on with once the file has arrived', async () => {
  const first = claim()
  await first.keep(file('bees.wav'))
  const found: string[] = []
  claim(found)
  first.leave()
  await first.forget()
  await settled()
  expect([found, [...kept]]).toEqual([[], []])
})

it('does not start what a person has chosen anew meanwhile', async () => {
  kept.set('place', file('old.wav'))
  const found: string[] = []
  const own = claim(found)
  await own.keep(file('new.wav'))
  await settled()
  expect([found, kept.get('place')?.name]).toEqual([[], 'new.wav'])
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

import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { isLibraryKey } from '#server/platform/files/keys.ts'
import { ensureLibraryFile, libraryKey } from './library.ts'
import { SYSTEM_MEMBERS } from './system-members.ts'

const engines = createTestEngines()
const test = await createTestApp({ engines })
beforeEach(() => test.reset())
afterAll(() => test.close())

it.each([
  ['voice', 'en-US_Test!', undefined, 'library/voice/en-us-test-.wav'],
  ['music', 'calm', undefined, 'library/music/calm-loop.wav'],
  ['effect', 'rain', undefined, 'library/effect/rain.wav'],
  ['stock', 'Sea', undefined, 'library/stock/sea.jpg'],
  ['look', 'oil', { width: 480, height: 270 }, 'library/look/oil-480x270.jpg'],
] as const)('a %s called %s of the size %o has the path %s', (kind, id, size, key) => {
  expect(libraryKey(kind, id, size)).toBe(key)
  expect([isLibraryKey(key), isLibraryKey(`media/${key}`)]).toEqual([true, false])
})

it('each look has the same sample image, so that looks can be compared', async () => {
  const illustrate = vi.spyOn(engines.illustrator, 'illustrate')
  const same = { prompt: 'A lighthouse on a cliff above the sea at sunset', seed: 7, width: 40, height: 2_160 }
  for (const look of ['cinematic', 'watercolor'])
    await ensureLibraryFile(test.app, libraryKey('look', look, { width: 40, height: 2_160 }))
  expect(illustrate.mock.calls.map(([request]) => request)).toEqual([
    { ...same, look: 'cinematic' },
    { ...same, look: 'watercolor' },
  ])
  illustrate.mockRestore()
})

it('a voice says its own name', async () => {
  const speak = vi.spyOn(engines.voice, 'speak')
  await ensureLibraryFile(test.app, libraryKey('voice', 'en-GB-test'))
  expect(speak.mock.calls.map(([request]) => request)).toEqual([
    {
      text: 'Hello, I am Tess. Every story begins with a voice, and this one could be mine.',
      ...{ voice: 'en-GB-test', speakingRate: 1, pitch: 0 },
    },
  ])
  speak.mockRestore()
})

it('each character of the product has a drawn portrait of its own, in the wanted size', async () => {
  const drawPerson = vi.spyOn(engines.animator, 'drawPerson')
  for (const { slug } of SYSTEM_MEMBERS)
    await ensureLibraryFile(test.app, libraryKey('person', slug, { width: 9, height: 8 }))
  expect(drawPerson.mock.calls.map(([request]) => request)).toEqual(
    ['mara', 'ansgar', 'ines', 'tomas', 'wren', 'idris'].map((person) => ({ person, width: 9, height: 8 })),
  )
  expect(await ensureLibraryFile(test.app, libraryKey('person', 'unknown', { width: 9, height: 8 }))).toBeNull()
  drawPerson.mockRestore()
})

it('the characters of the product keep their ids, as stories refer to them', () => {
  expect(SYSTEM_MEMBERS.map(({ id, slug, name, gender }) => [id, slug, name, gender])).toEqual([
    ['5e1ec7ed-0000-4000-8000-000000000001', 'mara', 'Mara', 'female'],
    ['5e1ec7ed-0000-4000-8000-000000000002', 'ansgar', 'Ansgar', 'male'],
    ['5e1ec7ed-0000-4000-8000-000000000003', 'ines', 'Ines', 'female'],
    ['5e1ec7ed-0000-4000-8000-000000000004', 'tomas', 'Tomas', 'male'],
    ['5e1ec7ed-0000-4000-8000-000000000005', 'wren', 'Wren', 'female'],
    ['5e1ec7ed-0000-4000-8000-000000000006', 'idris', 'Idris', 'male'],
  ])
})

it.each([
  [{ width: 2_160, height: 1 }, true],
  [{ width: 2_161, height: 1 }, false],
  [{ width: 1, height: 2_161 }, false],
  [{ width: 1, height: 0 }, false],
  [{ width: 0, height: 1 }, false],
])('an image of the library of the size %o is generated: %s', async (size, isMade) => {
  expect((await ensureLibraryFile(test.app, libraryKey('look', 'cinematic', size))) !== null).toBe(isMade)
})

import { expect, it } from 'vitest'
import type { ReceiptInput } from '#server/platform/db/schema/receipt.ts'
import { sha256Of } from '#src/domain/sha256.ts'
import { changedInputs, contentOf, inputsOf, mediaInput, imageInputs, voiceInputs } from './inputs.ts'
import { mediaRow } from '#server/testing/media-row.ts'

const image = {
  ...{ subject: 'a barn', cast: 'Mara, tall', style: 'ink', look: 'paper', seed: 7, width: 16, height: 9 },
  ...{ model: 'm1', portraits: null },
}
const words = (name: ReceiptInput['name'], text: string): ReceiptInput => ({
  ...{ name, content: sha256Of(text), media_id: null },
})

it('an image is compared by all of its inputs, each by its hash', () => {
  expect(imageInputs(image)).toEqual([
    words('PROMPT', 'a barn'),
    words('CAST', 'Mara, tall'),
    words('STYLE', 'ink'),
    words('LOOK', 'paper'),
    words('SEED', '7'),
    words('SHAPE', '[16,9]'),
    words('MODEL', 'm1'),
  ])
  expect(imageInputs({ ...image, model: null })).toContainEqual(words('MODEL', ''))
})

it('the portraits in an image are one input, which links to the portrait where it is the only one', () => {
  const [one, two] = ['one', 'two'].map((id) => mediaRow({ id, contentHash: `hash of ${id}` }))
  if (!one || !two) throw new Error('There are two')
  const last = (portraits: (typeof one)[]) => imageInputs({ ...image, portraits }).at(-1)
  const content = (hashes: string[]) => sha256Of(JSON.stringify(hashes))
  expect(last([one])).toEqual({ name: 'PORTRAITS', content: content(['hash of one']), media_id: 'one' })
  expect(last([one, two])).toEqual({
    ...{ name: 'PORTRAITS', content: content(['hash of one', 'hash of two']), media_id: null },
  })
  expect(last([])).toEqual({ name: 'PORTRAITS', content: content([]), media_id: null })
})

it('a voice-over is compared by its text, its voice and its speech settings', () => {
  expect(voiceInputs({ text: 'Hello', voice: 'bella', speakingRate: 1.5, pitch: -2 })).toEqual([
    ...[words('TEXT', 'Hello'), words('VOICE', 'bella'), words('MANNER', '[1.5,-2]')],
  ])
})

it('a file is identified by its bytes, else by its name, else by its id', () => {
  expect(contentOf({ id: 'one', fileKey: 'media/1', contentHash: 'bytes' })).toBe('bytes')
  expect(contentOf({ id: 'one', fileKey: 'media/1', contentHash: null })).toBe(sha256Of('media/1'))
  expect(contentOf({ id: 'one', fileKey: null, contentHash: null })).toBe(sha256Of('one'))
  expect(mediaInput('SOURCE', mediaRow({ id: 'one', contentHash: 'bytes' }))).toEqual({
    ...{ name: 'SOURCE', content: 'bytes', media_id: 'one' },
  })
})

it('an input has changed where both sides know it and it differs', () => {
  const then = inputsOf({ TEXT: 'a', VOICE: 'bella', MANNER: [1, 0] })
  expect(changedInputs(then, inputsOf({ TEXT: 'b', VOICE: 'bella', LOOK: 'paper' }))).toEqual(['TEXT'])
  expect(changedInputs(then, then)).toEqual([])
})

it('a text has the same hash after any number of other texts', () => {
  const [before] = inputsOf({ TEXT: 'the first' })
  for (let at = 0; at < 3; at++) inputsOf({ TEXT: `${at}`.padEnd(400_000, '.') })
  expect(inputsOf({ TEXT: 'the first' })).toEqual([before])
  expect(before).toEqual(words('TEXT', 'the first'))
})

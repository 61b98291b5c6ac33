import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { floatWav } from '../testing/float-wav.ts'
import { createSoundFiles } from './sound-files.ts'

const SOUND = floatWav([[0.1, 0.2, 0.1]], 8_000)
const revoked: string[] = []

beforeEach(() => {
  let count = 0
  revoked.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++count}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address))
})
afterEach(() => void vi.restoreAllMocks())

function begin(fileOf: (url: string) => Promise<Blob> = () => Promise.resolve(SOUND)) {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const onChange = vi.fn<() => void>()
  const files = createSoundFiles((url, signal) => {
    asked.push(url)
    signals.push(signal)
    return fileOf(url)
  }, onChange)
  const loaded = (times: number) => vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(times))
  return { files, asked, signals, onChange, loaded }
}

test('a sound is loaded once, and has a URL on this page when it is playable', async () => {
  const { files, asked, loaded } = begin()
  expect([files.get('/a.wav'), files.get('/a.wav')]).toEqual([{ state: 'loading' }, { state: 'loading' }])
  await loaded(1)
  expect(files.get('/a.wav')).toEqual({ state: 'ready', src: 'blob:1' })
  expect(asked).toEqual(['/a.wav'])
})

test('a missing file or one without sound has failed', async () => {
  const { files, loaded } = begin((url) =>
    url === '/gone' ? Promise.reject(new Error('404')) : Promise.resolve(new Blob(['no'])),
  )
  files.get('/gone')
  files.get('/no-sound')
  await loaded(2)
  expect([files.get('/gone'), files.get('/no-sound')]).toEqual([{ state: 'failed' }, { state: 'failed' }])
})

test('the 32 last requested sounds are kept, and the oldest is released', async () => {
  const { files, asked, loaded } = begin()
  for (let at = 0; at < 32; at++) files.get(`/${at}`)
  await loaded(32)
  const first = files.get('/0')
  files.get('/32')
  await loaded(33)
  expect(revoked).toHaveLength(1)
  expect(files.get('/0')).toBe(first)
  expect(asked).toHaveLength(33)
  expect(files.get('/1')).toEqual({ state: 'loading' })
  await loaded(34)
})

test('closing releases files and aborts loads, and a later request reloads', async () => {
  let arrive: (file: Blob) => void = () => undefined
  const { files, asked, signals, onChange, loaded } = begin((url) =>
    url === '/late' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(SOUND),
  )
  files.get('/a.wav')
  await loaded(1)
  files.get('/late')
  files.close()
  expect([revoked, signals.map(({ aborted }) => aborted)]).toEqual([['blob:1'], [true, true]])
  arrive(SOUND)
  await vi.waitFor(() => expect(revoked).toEqual(['blob:1', 'blob:2']))
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(files.get('/a.wav')).toEqual({ state: 'loading' })
  expect([asked.at(-1), signals.at(-1)?.aborted]).toEqual(['/a.wav', false])
  await loaded(2)
})

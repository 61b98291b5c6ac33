// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { startSoundOutput } from './start-sound-output.ts'

afterEach(() => vi.unstubAllGlobals())

it('the sound output is started by an element on the default device, not by a list of all devices', async () => {
  const setSinkId = vi.fn(async () => undefined)
  const enumerateDevices = vi.fn()
  vi.stubGlobal(
    'Audio',
    class {
      setSinkId = setSinkId
    },
  )
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } })
  await startSoundOutput()
  expect(setSinkId).toHaveBeenCalledExactlyOnceWith('default')
  expect(enumerateDevices).not.toHaveBeenCalled()
})

it('a browser with a single output device skips it', async () => {
  vi.stubGlobal('Audio', class {})
  await expect(startSoundOutput()).resolves.toBeUndefined()
})

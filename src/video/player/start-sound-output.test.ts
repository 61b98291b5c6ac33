// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { startSoundOutput } from './start-sound-output.ts'

afterEach(() => vi.unstubAllGlobals())

it('the sound output is started by asking for the devices', async () => {
  const enumerateDevices = vi.fn(async () => [])
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } })
  await startSoundOutput()
  expect(enumerateDevices).toHaveBeenCalledOnce()
})

it('a page without HTTPS, which has no devices to ask for, does without', async () => {
  vi.stubGlobal('navigator', {})
  await expect(startSoundOutput()).resolves.toBeUndefined()
})

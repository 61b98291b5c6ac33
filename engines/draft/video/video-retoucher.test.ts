import { afterEach, expect, it, vi } from 'vitest'
import type { VideoFile } from '#engines/ports.ts'
import { BROKEN_VIDEO, type FromVideoWorker } from './protocol.ts'
import { createVideoRetoucher } from './video-retoucher.ts'

afterEach(() => void vi.useRealTimers())

it('stops a worker after a minute of silence on a damaged video, after two if it never starts', async () => {
  vi.useFakeTimers()
  const listeners: ((message: FromVideoWorker) => void)[] = []
  const close = vi.fn()
  const retoucher = createVideoRetoucher((onMessage) => {
    listeners.push(onMessage)
    return { post: () => undefined, close }
  })
  const video: VideoFile = { size: 8, read: async () => new Uint8Array(8) }
  const [begun, never] = [0, 1].map(() => retoucher.followSubject(video).catch((cause: unknown) => cause))
  await vi.advanceTimersByTimeAsync(90_000)
  listeners[0]?.({ type: 'progress', share: 0.1 })
  await vi.advanceTimersByTimeAsync(29_999)
  expect(close).toHaveBeenCalledTimes(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await never).toMatchObject({ name: 'EngineError', message: BROKEN_VIDEO })
  expect(close).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await begun).toMatchObject({ name: 'EngineError', message: BROKEN_VIDEO })
  expect(close).toHaveBeenCalledTimes(2)
})

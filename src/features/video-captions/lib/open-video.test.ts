import { expect, it, vi } from 'vitest'
import { openVideo } from './open-video.ts'

const ask = vi.hoisted(() => vi.fn())
vi.mock('#src/shared/media/video-file/ask-video-file.ts', () => ({ askVideoFile: ask }))

const open = () => openVideo(new Blob(['no video at all']), 'clip.mp4', new AbortController().signal)

it.each([
  ['is no video', () => Promise.resolve(null)],
  ['breaks what reads it', () => Promise.reject(new Error('The worker is gone'))],
])('a file that %s is refused by its name', async (_, answer) => {
  ask.mockImplementation(answer)
  await expect(open()).rejects.toThrow(/^Couldn’t read “clip\.mp4” as a video\. Choose an MP4, MOV or WebM video\.$/)
})

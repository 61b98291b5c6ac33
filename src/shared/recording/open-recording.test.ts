import { afterEach, expect, it, vi } from 'vitest'
import { writeWavFile } from '../media/to-wav.ts'
import { NotASound, openRecording } from './open-recording.ts'

afterEach(() => vi.unstubAllGlobals())

it('a file that the browser cannot decode is refused by its name, with the kinds that can be read', async () => {
  const decodeAudioData = () => Promise.reject(new DOMException('Unable to decode', 'EncodingError'))
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = decodeAudioData
    },
  )
  const refused = openRecording(new File(['only words, no sound'], 'notes.mp3', { type: 'audio/mpeg' }))
  await expect(refused).rejects.toBeInstanceOf(NotASound)
  await expect(refused).rejects.toThrow(/^Couldn’t read “notes\.mp3” as audio\. Choose an MP3, WAV, M4A, OGG or FLAC/)
})

it('a plain WAV is sent as it is', async () => {
  const file = writeWavFile({ samples: new Float32Array(800).fill(0.5), sampleRate: 8_000 }, 'voice.wav')
  const opened = await openRecording(file)
  expect([opened.name, opened.toUpload()]).toEqual(['voice.wav', file])
})

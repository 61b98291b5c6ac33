import { expect, test } from 'vitest'
import { contentTypeOf } from './upload-input.ts'
import { writeWavFile } from './to-wav.ts'

test('a recording that is sent as WAV keeps the name it was uploaded with', () => {
  const file = writeWavFile({ samples: new Float32Array(100), sampleRate: 44_100 }, 'rec.mp3')
  expect([file.name, contentTypeOf(file), file.size]).toEqual(['rec.mp3', 'audio/wav', 244])
})

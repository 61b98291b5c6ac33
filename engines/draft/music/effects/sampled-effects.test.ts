import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeFlac } from '#engines/audio/flac.ts'
import { peakOf, rmsDb } from '#engines/audio/loudness.ts'
import { decodeWav, durationMsOf } from '#engines/audio/wav.ts'
import { EngineError } from '#engines/ports.ts'
import { playSound } from '../play-sound.ts'
import { recordingUrl } from '../recording-urls.ts'
import { recordingOf, type Recording } from '../recordings.ts'
import { SAMPLED_EFFECTS, SAMPLES_PACKAGE } from './sampled-effects.ts'

const readRecording = async ({ path }: Recording) => new Uint8Array(readFileSync(`node_modules/${path}`))
const readSample = (file: string) => readFileSync(`node_modules/${SAMPLES_PACKAGE}/samples/${file}`)

/** The samples of a decoded sound as its file's own check sum counts them: 16 bit, channels interleaved. */
function md5Of(channels: readonly Float32Array[]): string {
  const length = channels[0]?.length ?? 0
  const pcm = Buffer.alloc(length * channels.length * 2)
  for (const [channel, samples] of channels.entries())
    for (const [at, sample] of samples.entries())
      pcm.writeInt16LE(sample * 32_768, (at * channels.length + channel) * 2)
  return createHash('md5').update(pcm).digest('hex')
}

describe.each([...SAMPLED_EFFECTS])('$name', ({ id, file, sha256, durationMs, kind, loops, credit }) => {
  it('a recording is the listed file, has an address of its own, and decodes to the samples its check sum names', () => {
    const bytes = readSample(file)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256)
    expect(recordingUrl(recordingOf({ file, sha256 }).path)).toContain(file)
    expect(md5Of(decodeFlac(bytes).channels)).toBe(bytes.subarray(26, 42).toString('hex'))
  })

  it('a recorded sound is as long as it says, audible and below −1 dBFS, and starts and ends without a click', async () => {
    const sound = decodeWav(await playSound({ id }, readRecording))
    expect(Math.round(durationMsOf(sound))).toBe(durationMs)
    expect(peakOf(sound)).toBeLessThan(10 ** (-1 / 20))
    for (const samples of sound.channels) {
      expect(rmsDb(samples)).toBeGreaterThan(-40)
      const ends = [samples[0] ?? 1, samples.at(-1) ?? 1]
      if (loops) expect(Math.abs((ends[0] ?? 1) - (ends[1] ?? 1))).toBeLessThan(0.02)
      else expect(ends).toEqual([0, 0])
    }
    expect(loops).toBe(kind === 'AMBIENCE')
  })

  it('its page at Freesound is in the notices, as the licence’s proof', () => {
    expect(readFileSync('public/notices.txt', 'utf8')).toContain(credit.pageUrl)
    expect(readFileSync(`node_modules/${SAMPLES_PACKAGE}/PROVENANCE.md`, 'utf8')).toContain(
      credit.pageUrl.slice('https://freesound.org'.length),
    )
  })
})

it('a file that is no FLAC, or ends within its sound, is refused', () => {
  const bytes = readSample('perc_snap.flac')
  expect(() => decodeFlac(new Uint8Array(60))).toThrow(EngineError)
  expect(() => decodeFlac(bytes.subarray(0, bytes.length / 2))).toThrow('This FLAC file is incomplete.')
})

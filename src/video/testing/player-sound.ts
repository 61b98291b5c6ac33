import { createRandom } from '#engines/draft/random.ts'
import { CEILING, DELAY, limitPeaks } from '../export/limiter.ts'
import type { MixedBlock } from '../export/mix.ts'
import { createSoundOutput } from '../player/sound-output.ts'
import { truePeakOf } from './true-peak-of.ts'

const [RATE, SECONDS] = [48_000, 5]
/** Samples after which the player's gain has come in. */
const STEADY = 2 * RATE
/** Samples that are compared together, 50 ms. */
const WINDOW = 2400

export const playerSound = {
  /** Soft noise with a louder burst each half second, amplified: as the player plays it beside what an export contains. */
  async compareLimiters(gain: number) {
    const mix = noiseWithBursts()
    const [played, exported] = [await playedBy(mix, gain), await exportedBy(mix, gain)]
    const amplified = mix.left.map((sample) => sample * gain)
    return {
      /** Highest true peak, dBTP. */
      playedPeak: truePeakOf({ sampleRate: RATE, channels: [played.subarray(STEADY)] }),
      exportedPeak: truePeakOf({ sampleRate: RATE, channels: [exported.subarray(STEADY)] }),
      /** Largest difference of their levels, and of what is played to the same without a limiter, dB. */
      toExport: largestDifference(played, exported),
      toUnlimited: largestDifference(played, amplified),
    }
  },
}

function noiseWithBursts() {
  const random = createRandom('bursts')
  let [softened, sample] = [0, 0]
  const left = Float32Array.from({ length: SECONDS * RATE }, (_, at) => {
    const volume = at % (RATE / 2) < RATE / 10 ? 4 : 0.2
    // Without the highest tones, which no recording has.
    softened += (random.between(-volume, volume) - softened) * 0.1
    return (sample += (softened - sample) * 0.1)
  })
  return { left, right: left }
}

async function playedBy({ left, right }: ReturnType<typeof noiseWithBursts>, gain: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(2, left.length + DELAY, RATE)
  const source = new AudioBufferSourceNode(context, { buffer: context.createBuffer(2, left.length, RATE) })
  source.buffer?.copyToChannel(left, 0)
  source.buffer?.copyToChannel(right, 1)
  const sounds = context.createGain()
  source.connect(sounds)
  const output = createSoundOutput(Object.assign(context, { getOutputTimestamp: () => ({}) }), sounds)
  output.connect()
  await output.setGain(gain)
  source.start()
  return (await context.startRendering()).getChannelData(0).subarray(DELAY)
}

async function exportedBy(mix: MixedBlock, gain: number): Promise<Float32Array> {
  const samples = new Float32Array(mix.left.length)
  let at = 0
  const mixed = new ReadableStream<MixedBlock>({
    start(controller) {
      controller.enqueue(mix)
      controller.close()
    },
  })
  for await (const { left } of limitPeaks(mixed, gain, CEILING)) {
    samples.set(left, at)
    at += left.length
  }
  return samples
}

function largestDifference(one: Float32Array, other: Float32Array): number {
  let most = 0
  for (let at = STEADY; at + WINDOW <= one.length; at += WINDOW)
    most = Math.max(most, Math.abs(levelOf(one, at) - levelOf(other, at)))
  return most
}

const levelOf = (samples: Float32Array, at: number) =>
  10 * Math.log10(samples.subarray(at, at + WINDOW).reduce((sum, sample) => sum + sample * sample, 1e-12) / WINDOW)

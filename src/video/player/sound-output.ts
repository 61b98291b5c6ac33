import limiterUrl from './limiter-worklet.ts?worker&url'

/** How loud the player sounds now. */
export interface SoundLevel {
  /** Highest sample of both channels since about 40 ms, dBFS; -Infinity for silence. */
  peak: number
  /** Loudness of about the last 3 s, LUFS; -Infinity for silence. */
  shortTerm: number
}

/** The player's sound output. */
export interface SoundOutput {
  getOutputTimestamp: AudioContext['getOutputTimestamp']
  /** Puts the gain and the meter before the speakers; returns how to remove them. */
  connect: () => () => void
  /** Brings the sound to its loudness (see `Mastering.gain`), once the limiter is loaded; null leaves it as mixed. */
  setGain: (gain: number | null) => Promise<void>
  /** Measures from its first call on. */
  readLevel: () => SoundLevel
}

/** A new gain comes in this long (s), to 63 %: no jump is audible. */
const GLIDE = 0.1
const SHORT_TERM_MS = 3000

/**
 * What lies between the player's sounds and the speakers: the gain and the limiter of exports.
 * @param sounds the node on which all sounds of the player come together
 */
export function createSoundOutput(
  context: BaseAudioContext & Pick<AudioContext, 'getOutputTimestamp'>,
  sounds: AudioNode,
): SoundOutput {
  const gain = context.createGain()
  let wanted: number | null = null
  let loading: Promise<AudioNode> | null = null
  let limiter: AudioNode | null = null
  let meter: (() => SoundLevel) | null = null
  const end = () => limiter ?? gain
  const route = (next: AudioNode | null) => {
    if (next === limiter) return
    gain.disconnect()
    limiter?.disconnect()
    limiter = next
    if (limiter) gain.connect(limiter)
    end().connect(context.destination)
    meter = null
  }
  return {
    getOutputTimestamp: () => context.getOutputTimestamp(),
    connect() {
      sounds.disconnect()
      sounds.connect(gain)
      end().connect(context.destination)
      return () => {
        sounds.disconnect()
        end().disconnect()
        sounds.connect(context.destination)
        meter = null
      }
    },
    async setGain(next) {
      wanted = next
      const isLimited = next !== null
      const loaded = isLimited ? await (loading ??= createLimiterNode(context)) : null
      if (isLimited !== (wanted !== null)) return
      route(loaded)
      gain.gain.setTargetAtTime(wanted ?? 1, context.currentTime, GLIDE)
    },
    readLevel: () => (meter ??= createMeter(context, end()))(),
  }
}

async function createLimiterNode(context: BaseAudioContext): Promise<AudioNode> {
  await context.audioWorklet.addModule(limiterUrl)
  return new AudioWorkletNode(context, 'limiter', {
    ...{ channelCount: 2, channelCountMode: 'explicit', outputChannelCount: [2] },
  })
}

function createMeter(context: BaseAudioContext, source: AudioNode): () => SoundLevel {
  const split = context.createChannelSplitter(2)
  source.connect(split)
  const channels = [0, 1].map((channel) => {
    const [raw, weighted] = [new AnalyserNode(context, { fftSize: 2048 }), new AnalyserNode(context, { fftSize: 2048 })]
    // The filters of BS.1770, as near as the nodes of browsers come.
    const head = new BiquadFilterNode(context, { type: 'highshelf', frequency: 1682, gain: 4 })
    const rumble = new BiquadFilterNode(context, { type: 'highpass', frequency: 38, Q: 20 * Math.log10(0.5) })
    split.connect(raw, channel)
    split.connect(head, channel).connect(rumble).connect(weighted)
    return { raw, weighted }
  })
  const samples = new Float32Array(2048)
  let power = 0
  let last = performance.now()
  return () => {
    let [peak, sum] = [0, 0]
    for (const { raw, weighted } of channels) {
      raw.getFloatTimeDomainData(samples)
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
      weighted.getFloatTimeDomainData(samples)
      for (const sample of samples) sum += sample * sample
    }
    const now = performance.now()
    power += (sum / samples.length - power) * (1 - Math.exp((last - now) / SHORT_TERM_MS))
    last = now
    return { peak: 20 * Math.log10(peak), shortTerm: -0.691 + 10 * Math.log10(power) }
  }
}

import { beginWav, WAV_HEADER_BYTES } from './wav-file.ts'

const kept = new Map<string, Blob>()

/** Makes a file available as `sample:kept?<name>`. */
export function keepSample(name: string, file: Blob): void {
  kept.set(name, file)
}

let delayMs = 0

/** Has every file take this long (ms) until the returned function is called. */
export function delaySamples(ms: number): () => void {
  delayMs = ms
  return () => (delayMs = 0)
}

/** Every requested URL, in order, since the list was cleared. */
export const askedSamples: string[] = []

const made = new Map<string, Blob>()

/** The files of sample films, made on the spot, once each: nothing is downloaded and every run sees the same bytes. */
export async function fetchSample(url: string): Promise<Blob> {
  askedSamples.push(url)
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  const [kind, argument = '1'] = url.replace('sample:', '').split('?')
  const file = kind === 'kept' ? kept.get(argument) : made.get(url)
  if (file) return file
  // A server that never answers.
  if (kind === 'never') return new Promise(() => undefined)
  const sample = await makeSample(url, kind, argument)
  made.set(url, sample)
  return sample
}

function makeSample(url: string, kind: string | undefined, argument: string): Blob | Promise<Blob> {
  if (kind === 'picture') return image(Number(argument))
  if (kind === 'voice') return wav(Number(argument) / 1000, 22_050, voiceAt)
  if (kind === 'speech') return wav(Number(argument) / 1000, 22_050, speechOf(Number(argument)))
  if (kind === 'music')
    return wav(2, 44_100, (t) => 0.4 * Math.sin(2 * Math.PI * 110 * t) + 0.2 * Math.sin(2 * Math.PI * 165 * t))
  if (kind === 'click') return wav(Number(argument) / 1000, 48_000, (t) => (t < 0.002 ? 0.9 : 0))
  throw new Error(`No such sample: ${url}`)
}

const voiceAt = (t: number) => 0.5 * Math.sin(2 * Math.PI * 180 * t) * (0.5 + 0.5 * Math.sin(2 * Math.PI * 4 * t))

/** Syllables with breath and hard beginnings, like speech: nothing repeats, and the encoder has to cut its windows. */
function speechOf(seed: number): (t: number) => number {
  const random = randomOf(seed)
  let breath = 0
  return (t) => {
    const within = (t * 4.3) % 1
    const loudness = within < 0.7 ? Math.exp(-4 * within) : 0
    const pitch = 120 + 25 * Math.sin(2 * Math.PI * 0.7 * t)
    breath += 0.4 * (random() - 0.5 - breath)
    let voiced = 0
    for (let partial = 1; partial < 16; partial++) voiced += Math.sin(2 * Math.PI * pitch * partial * t) / (2 + partial)
    return loudness * (0.3 * voiced + 0.5 * breath)
  }
}

function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A dusk landscape with ridges, water and lights: fine detail, soft gradients, hard edges, as real stills have. */
function image(seed: number): Promise<Blob> {
  const [width, height] = [2304, 1536]
  const canvas = new OffscreenCanvas(width, height)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('No canvas')
  const random = randomOf(seed)
  const hue = (seed * 67) % 360
  const sky = ctx.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, `hsl(${hue}, 55%, 14%)`)
  sky.addColorStop(0.6, `hsl(${(hue + 40) % 360}, 60%, 52%)`)
  sky.addColorStop(1, `hsl(${(hue + 60) % 360}, 70%, 70%)`)
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, width, height)
  for (let star = 0; star < 300; star++) {
    ctx.fillStyle = `rgba(255, 250, 235, ${random() * 0.9})`
    ctx.beginPath()
    ctx.arc(random() * width, random() * height * 0.5, 1 + random() * 2.4, 0, 7)
    ctx.fill()
  }
  for (let ridge = 0; ridge < 5; ridge++) {
    ctx.fillStyle = `hsl(${hue + ridge * 8}, 38%, ${34 - ridge * 6}%)`
    ctx.beginPath()
    ctx.moveTo(0, height)
    let y = height * (0.5 + ridge * 0.1)
    for (let x = 0; x <= width; x += 6) {
      y += (random() - 0.5) * 9
      ctx.lineTo(x, y)
    }
    ctx.lineTo(width, height)
    ctx.fill()
  }
  for (let light = 0; light < 160; light++) {
    ctx.fillStyle = `rgba(255, ${190 + random() * 60}, 120, ${0.25 + random() * 0.6})`
    ctx.fillRect(random() * width, height * (0.62 + random() * 0.36), 4 + random() * 10, 3 + random() * 5)
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
}

function wav(seconds: number, sampleRate: number, sampleAt: (t: number) => number): Blob {
  const count = Math.round(seconds * sampleRate)
  const view = beginWav({ code: 1, channels: 1, sampleRate, bytes: 2 }, count)
  for (let index = 0; index < count; index++)
    view.setInt16(WAV_HEADER_BYTES + index * 2, Math.round(sampleAt(index / sampleRate) * 32_000), true)
  return new Blob([view.buffer], { type: 'audio/wav' })
}

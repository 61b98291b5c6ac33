import { draftModel } from '#engines/draft/version.ts'
import { resampleBy } from '#engines/audio/pcm.ts'
import { decodeWav, durationMsOf, type PcmAudio } from '#engines/audio/wav.ts'
import type { Context2D } from '../illustrator/core/surface.ts'
import {
  type AnimateRequest,
  type Animator,
  type EncodedClip,
  type EngineCall,
  type EngineInfo,
  type LipSyncRequest,
  EngineError,
} from '#engines/ports.ts'
import { cameraMove, partSeen, viewAt } from './camera.ts'
import { film, FPS } from './film.ts'
import type { Image, Studio } from './studio.ts'
import { drawPerson, speakPerson } from '../avatar/avatar.ts'
import { findPerson } from '../avatar/people/index.ts'
import { TALKING_ZOOM } from '#src/domain/talking-zoom.ts'
import { Random } from '../illustrator/core/random.ts'

const SAMPLE_RATE = 48_000

interface Air {
  /** Share of the last value that stays: near 1 is dull, small is bright. */
  dull: number
  volume: number
  /** Swells a second, and how deep they are (0 to 1). */
  swell: number
  depth: number
}

const AIRS: readonly [RegExp, Air][] = [
  [/\b(?:rain|storm|shower)\w*\b/iu, { dull: 0.55, volume: 0.12, swell: 0.3, depth: 0.25 }],
  [/\b(?:sea|waves?|beach|ocean|coast|shore)\b/iu, { dull: 0.9, volume: 0.32, swell: 0.16, depth: 0.8 }],
  [/\b(?:city|street|traffic|crowd|town)\b/iu, { dull: 0.98, volume: 0.7, swell: 0.4, depth: 0.3 }],
  [/\b(?:fire|flames?|campfire)\b/iu, { dull: 0.8, volume: 0.18, swell: 3, depth: 0.6 }],
]

const WIND: Air = { dull: 0.97, volume: 0.55, swell: 0.22, depth: 0.6 }

interface Talking {
  /** How far the mouth is open, 0 to 1. */
  open: number
  /** Seconds since the start. */
  seconds: number
  /** 1 to 5. */
  intensity: number
  movesBody: boolean
}

/** Horizontal stripes a frame is drawn in; each is moved a little. */
const STRIPES = 90

/** Where the chin of a portrait is, as a share of the height: above it everything moves with the voice. */
const CHIN = 0.62

const ATTACK = 0.6

const RELEASE = 0.28

export const ANIMATOR_INFO: EngineInfo = {
  label: 'Built-in draft engine',
  model: draftModel('animator'),
  builtIn: true,
}

/** Supported by the AAC encoders of every host. */
const SOUND_RATE = 48_000
/** ms. */
const MAX_VOICE_MS = 120_000

/** The built-in animator on any host: a camera over a still image, a person that speaks, an image that moves with a voice. */
export function createAnimator(studio: Studio): Animator {
  return {
    info: ANIMATOR_INFO,
    animate: (request, call) => animate(studio, request, call),
    async lipSync(request, call) {
      const { sound, voice } = readVoice(request)
      const person = findPerson(request.person)
      return person
        ? speakPerson(studio, person, { ...request, sound, recording: voice, onProgress: call?.onProgress })
        : lipSync(studio, request, { sound, voice, onProgress: call?.onProgress })
    },
    drawPerson: (request) => drawPerson(studio, request),
  }
}

async function animate(studio: Studio, request: AnimateRequest, call?: EngineCall): Promise<EncodedClip> {
  const { prompt, seed, seconds } = request
  const image = await studio.decode(request.image)
  const last = request.endImage && (await studio.decode(request.endImage))
  const move = cameraMove(prompt, seed)
  const frames = Math.max(1, Math.round(seconds * FPS))
  const sound = request.hasSound ? ambienceOf(prompt, seed, seconds) : null
  return film(studio, request, { frames, sound, onProgress: call?.onProgress }, ({ context }, frame) => {
    const along = frame / Math.max(1, frames - 1)
    const view = viewAt(move, along, frame / FPS)
    for (const shown of last ? [image, last] : [image]) {
      // The end image comes in through the middle of the clip and stands still enough to be a last frame.
      context.globalAlpha = shown === last ? smooth((along - 0.35) / 0.5) : 1
      const part = partSeen(
        shown,
        request,
        shown === last ? { ...view, zoom: 1 + (view.zoom - 1) * (1 - along) } : view,
      )
      context.drawImage(shown.image, part.x, part.y, part.width, part.height, 0, 0, request.width, request.height)
    }
    context.globalAlpha = 1
  })
}

interface Voice {
  voice: PcmAudio
  /** The voice as a clip has it. */
  sound: PcmAudio
}

function readVoice(request: LipSyncRequest): Voice {
  const voice = decodeWav(request.voice)
  const length = durationMsOf(voice)
  if (length === 0) throw new EngineError('This recording is empty')
  if (length > MAX_VOICE_MS) throw new EngineError('This recording is longer than two minutes')
  const channels = voice.channels.slice(0, 2).map((samples) => resampleBy(samples, voice.sampleRate / SOUND_RATE))
  return { voice, sound: { sampleRate: SOUND_RATE, channels } }
}

async function lipSync(
  studio: Studio,
  request: LipSyncRequest,
  { voice, sound, onProgress }: Voice & Pick<EngineCall, 'onProgress'>,
): Promise<EncodedClip> {
  const { intensity, movesBody } = request
  const image = onBlack(studio, await studio.decode(request.image))
  const open = loudnessOf(voice, FPS)
  return film(studio, request, { frames: open.length, sound, onProgress }, ({ context }, frame) =>
    drawTalking(context, image, request, { open: open[frame] ?? 0, seconds: frame / FPS, intensity, movesBody }),
  )
}

/** Its stripes are drawn over each other a little: what shows through them would show there twice. */
function onBlack({ makeCanvas }: Studio, { width, height, image }: Image): Image {
  const flat = makeCanvas(width, height)
  flat.context.fillStyle = '#000'
  flat.context.fillRect(0, 0, width, height)
  flat.context.drawImage(image, 0, 0, width, height)
  return { width, height, image: flat.image }
}

function smooth(value: number): number {
  const inside = Math.min(1, Math.max(0, value))
  return inside * inside * (3 - 2 * inside)
}

/** How loud each frame of a recording is, 0 to 1 of its own loudest; rises at once, falls softly, as a mouth does. */
function loudnessOf({ sampleRate, channels }: PcmAudio, fps: number): number[] {
  const [samples = new Float32Array()] = channels
  const step = sampleRate / fps
  const frames = Math.max(1, Math.ceil(samples.length / step))
  const raw = Array.from({ length: frames }, (_, frame) => {
    const from = Math.floor(frame * step)
    const until = Math.min(samples.length, Math.floor((frame + 1) * step))
    let sum = 0
    for (let at = from; at < until; at++) sum += (samples[at] ?? 0) ** 2
    return Math.sqrt(sum / Math.max(1, until - from))
  })
  // Not the very loudest: one click would make all else look silent.
  const loudest = raw.toSorted((a, b) => a - b)[Math.floor(raw.length * 0.95)] ?? 0
  let open = 0
  return raw.map((value) => {
    const wanted = loudest < 1e-4 ? 0 : Math.min(1, value / loudest)
    open += (wanted - open) * (wanted > open ? ATTACK : RELEASE)
    return open
  })
}

/**
 * An image whose upper part stretches and nods with the voice. The engine detects no faces: it moves the area of the head in a
 * portrait. Drawing slightly larger than the frame keeps the image's edges out of view.
 */
function drawTalking(
  context: Context2D,
  image: Image,
  frame: { width: number; height: number },
  { open, seconds, intensity, movesBody }: Talking,
): void {
  const strength = intensity / 3
  const sway = movesBody ? Math.sin(seconds * 1.15) * 0.012 * strength : 0
  const part = partSeen(image, frame, {
    x: 0.5 + sway,
    y: 0.5,
    zoom: TALKING_ZOOM + (movesBody ? 0.008 * open * strength : 0),
  })
  const lift = open * 0.022 * strength * part.height
  const nod = Math.sin(seconds * 2.3) * 0.002 * strength * part.width
  const height = frame.height / STRIPES
  for (let stripe = 0; stripe < STRIPES; stripe++) {
    const down = stripe / STRIPES
    const share = down >= CHIN ? 0 : Math.sin(((CHIN - down) / CHIN) * (Math.PI / 2))
    const y = Math.min(Math.max(part.y + down * part.height + lift * share, 0), image.height - 1)
    const x = Math.min(Math.max(part.x + nod * share, 0), image.width - part.width)
    const source = Math.min(part.height / STRIPES + 1, image.height - y)
    const ratio = source / (part.height / STRIPES)
    context.drawImage(image.image, x, y, part.width, source, 0, stripe * height, frame.width, height * ratio)
  }
}

/** Air, rain, sea or street, as the words say: filtered noise that swells, with soft ends. */
function ambienceOf(prompt: string, seed: number, seconds: number): PcmAudio {
  const { dull, volume, swell, depth } = AIRS.find(([words]) => words.test(prompt))?.[1] ?? WIND
  const length = Math.round(seconds * SAMPLE_RATE)
  const channels = ['left', 'right'].map((side) => {
    const chance = new Random(seed).fork(side)
    const samples = new Float32Array(length)
    const phase = chance.range(0, 6)
    let value = 0
    for (let at = 0; at < length; at++) {
      const time = at / SAMPLE_RATE
      value = dull * value + (1 - dull) * (chance.next() * 2 - 1)
      const wave = 1 - depth * (0.5 + 0.5 * Math.sin(time * swell * 2 * Math.PI + phase))
      const ends = Math.min(1, time / 0.4, (seconds - time) / 0.4)
      samples[at] = value * volume * wave * ends
    }
    return samples
  })
  return { sampleRate: SAMPLE_RATE, channels }
}

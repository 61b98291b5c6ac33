import type { TimedPhone } from '#engines/audio/phones.ts'
import { clamp, smoothstep } from '../illustrator/core/maths.ts'
import { Random } from '../illustrator/core/random.ts'
import type { EyePose } from './paint-eyes.ts'

/** What moves beside the mouth, at each frame. */
export interface Motion {
  eyes: EyePose
  /** -1 to 1. */
  brows: number
  /** Radians. */
  turn: number
  /** Units, of the head. */
  x: number
  y: number
  /** Units, of the shoulders. */
  lean: number
  breath: number
}

interface MotionOptions {
  frames: number
  fps: number
  seed: number
  /** 1 to 5. */
  intensity: number
  movesBody: boolean
  /** 0 to 1 at each frame. */
  loudness: readonly number[]
  /** With times of questions and emphasis; null where the words are unknown. */
  phones: readonly TimedPhone[] | null
}

/** A bump of a value: it rises before `from`, stays, and falls after `until`, s. */
interface Bump {
  from: number
  until: number
  height: number
}

const BLINK_EVERY = [2.5, 5] as const
/** s; a lid falls faster than it rises. */
const LID_FALLS = 0.075
const LID_RESTS = 0.035
const LID_RISES = 0.13
/** The head turns at most so far. */
const MOST_TURN = (1.5 * Math.PI) / 180
const BREATH_S = 3.9
/** Between two words that lift the brows, s. */
const STRESS_EVERY = 1.3

/** Blinks, glances, brows, head and breath of a person who speaks; the same for the same seed and sound. */
export function motionOf({ frames, fps, seed, intensity, movesBody, loudness, phones }: MotionOptions): Motion[] {
  const seconds = frames / fps
  const chance = new Random(seed)
  const blinks = blinksOf(chance.fork('blinks'), seconds)
  const glances = glancesOf(chance.fork('glances'), seconds)
  const lifts = liftsOf(phones, loudness, fps)
  const [slow, quick, side, lean] = ['slow', 'quick', 'side', 'lean'].map((name) => chance.fork(name).range(0, 6.28))
  const lively = 0.55 + 0.09 * intensity
  const calm = averaged(loudness, 5)
  return Array.from({ length: frames }, (_, frame) => {
    const at = frame / fps
    const wave = (period: number, phase = 0) => Math.sin((at / period) * 2 * Math.PI + phase)
    const brows = clamp(lifts.reduce((most, bump) => Math.max(most, bumpAt(bump, at)), 0) * lively, 0, 1)
    return {
      eyes: { open: 1 - Math.max(0, ...blinks.map((blink) => lidAt(blink, at))), ...glanceAt(glances, at) },
      brows: brows + 0.06 * wave(5.3, side),
      turn: MOST_TURN * lively * (0.62 * wave(7.1, slow) + 0.38 * wave(3.3, quick)),
      x: 0.45 * lively * wave(6.3, side),
      y: lively * (0.3 * (calm[frame] ?? 0) + 0.16 * wave(4.7, slow) - 0.35 * brows),
      lean: movesBody ? 0.9 * lively * wave(6.7, lean) : 0,
      breath: 0.5 - 0.5 * Math.cos((at / BREATH_S) * 2 * Math.PI),
    }
  })
}

function blinksOf(chance: Random, seconds: number): number[] {
  const blinks: number[] = []
  for (let at = chance.range(1.2, 3); at < seconds; at += chance.range(...BLINK_EVERY)) blinks.push(at)
  return blinks
}

/** How far a lid is down, 0 to 1. */
function lidAt(blink: number, at: number): number {
  const since = at - blink
  if (since < 0) return 0
  if (since < LID_FALLS) return smoothstep(0, LID_FALLS, since)
  return 1 - smoothstep(LID_FALLS + LID_RESTS, LID_FALLS + LID_RESTS + LID_RISES, since)
}

interface Glance {
  at: number
  x: number
  y: number
}

/** Mostly at the viewer, now and then a little beside. */
function glancesOf(chance: Random, seconds: number): Glance[] {
  const glances: Glance[] = [{ at: 0, x: 0, y: 0 }]
  for (let at = chance.range(0.8, 2); at < seconds; at += chance.range(0.9, 2.6)) {
    const isBeside = chance.chance(0.4)
    glances.push({
      at,
      x: isBeside ? chance.range(-0.4, 0.4) : chance.range(-0.07, 0.07),
      y: isBeside ? chance.range(-0.22, 0.22) : chance.range(-0.04, 0.04),
    })
  }
  return glances
}

/** Eyes jump within two frames. */
const JUMP = 0.066

function glanceAt(glances: readonly Glance[], at: number): Pick<EyePose, 'x' | 'y'> {
  const now = glances.findLastIndex((glance) => glance.at <= at)
  const { x, y, at: began } = glances[now] ?? { x: 0, y: 0, at: 0 }
  const before = glances[now - 1] ?? { x, y }
  const share = smoothstep(0, JUMP, at - began)
  return { x: before.x + (x - before.x) * share, y: before.y + (y - before.y) * share }
}

/** Questions and emphasized words, and the loudest syllables. */
function liftsOf(phones: MotionOptions['phones'], loudness: readonly number[], fps: number): Bump[] {
  const marked = (phones ?? []).flatMap(({ phone, start, end }): Bump[] => {
    if (phone !== '?' && phone !== '!') return []
    return [{ from: start / 1_000, until: end / 1_000, height: phone === '?' ? 1 : 0.85 }]
  })
  const calm = averaged(loudness, 3)
  let last = -STRESS_EVERY
  const stressed = calm.flatMap((level, frame): Bump[] => {
    const at = frame / fps
    const isPeak = level > 0.72 && level >= (calm[frame - 1] ?? 0) && level > (calm[frame + 1] ?? 0)
    if (!isPeak || at - last < STRESS_EVERY) return []
    last = at
    return [{ from: at - 0.05, until: at + 0.12, height: 0.45 }]
  })
  return [...marked, ...stressed]
}

const bumpAt = ({ from, until, height }: Bump, at: number): number =>
  height * smoothstep(from - 0.14, from, at) * smoothstep(until + 0.32, until, at)

function averaged(values: readonly number[], reach: number): number[] {
  return values.map((_, at) => {
    const part = values.slice(Math.max(0, at - reach), at + reach + 1)
    return part.reduce((sum, value) => sum + value, 0) / part.length
  })
}

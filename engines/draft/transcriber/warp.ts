import { FEATURES } from './cepstra.ts'

/** Of a path, in units of difference: a frame that lasts another one, and one or two frames that are left out. */
const STAY = 0.25
const SKIP_ONE = 0.8
const SKIP_TWO = 2.5
/** Silence is never more different than this: sounds that are in no word are not forced into one. */
const MOST_SILENCE = 2.6
const BEAM = 200
/** Frames of the reference that a path advances at most. */
const REACH = 3
const SILENCE = -1

/** What is to be found: frames of speech, word by word. */
export interface Reference {
  features: Float32Array
  /** The word of each frame, growing. */
  words: Int32Array
  /** A frame without speech. */
  silence: Float32Array
}

export interface WarpedPath {
  /** The word of each frame of the recording, or SILENCE. */
  words: Int32Array
  /** Mean difference of a frame. */
  cost: number
}

/**
 * The path of a recording through a reference at the least difference (dynamic time warping). Before, between and after words there may be
 * silence, for as long as it takes. null: the recording is too short for so much speech.
 * @param isOpen the recording ends anywhere in the reference
 */
export function warp(recording: Float32Array, reference: Reference, isOpen: boolean): WarpedPath | null {
  const { frames, words, stay, skipOne, skipTwo } = statesOf(reference.words)
  const [length, count] = [recording.length / FEATURES, frames.length]
  // So many states before the first that are never reached.
  let before = new Float32Array(count + REACH).fill(Infinity)
  let now = new Float32Array(count + REACH).fill(Infinity)
  before[REACH - 1] = 0
  const steps = new Uint8Array(length * count)
  let leader = 0
  for (let frame = 0; frame < length; frame++) {
    const first = isOpen ? 0 : Math.max(0, count - 1 - (length - frame) * REACH)
    const last = Math.min(count - 1, (frame + 1) * REACH)
    const quiet = Math.min(MOST_SILENCE, difference(recording, frame, reference.silence, 0))
    const most = leader + BEAM
    leader = Infinity
    now.fill(Infinity)
    for (let state = first; state <= last; state++) {
      let best = (before[state + REACH] ?? Infinity) + (stay[state] ?? 0)
      let step = 0
      const one = before[state + REACH - 1] ?? Infinity
      if (one < best) {
        best = one
        step = 1
      }
      const two = (before[state + REACH - 2] ?? Infinity) + (skipOne[state] ?? 0)
      if (two < best) {
        best = two
        step = 2
      }
      const three = (before[state + REACH - 3] ?? Infinity) + (skipTwo[state] ?? 0)
      if (three < best) {
        best = three
        step = 3
      }
      if (!(best <= most)) continue
      const at = frames[state] ?? SILENCE
      const cost = best + (at === SILENCE ? quiet : difference(recording, frame, reference.features, at))
      now[state + REACH] = cost
      if (cost < leader) leader = cost
      steps[frame * count + state] = step
    }
    ;[before, now] = [now, before]
  }
  let end = count - 1
  for (let state = isOpen ? 0 : count - 2; state < count; state++)
    if ((before[state + REACH] ?? Infinity) < (before[end + REACH] ?? Infinity)) end = state
  const cost = (before[end + REACH] ?? Infinity) / Math.max(1, length)
  if (cost === Infinity) return null
  const found = new Int32Array(length)
  for (let frame = length - 1; frame >= 0; frame--) {
    found[frame] = words[end] ?? SILENCE
    end -= steps[frame * count + end] ?? 0
  }
  return { words: found, cost }
}

/** The frames of a reference with silence around every word, and what leads to each of them. */
function statesOf(owners: Int32Array) {
  const frames: number[] = []
  const words: number[] = []
  for (const [at, word] of owners.entries()) {
    if (word !== owners[at - 1]) {
      frames.push(SILENCE)
      words.push(SILENCE)
    }
    frames.push(at)
    words.push(word)
  }
  frames.push(SILENCE)
  words.push(SILENCE)
  const isSilent = (state: number) => frames[state] === SILENCE
  const cost = (weigh: (state: number) => number) => Float32Array.from(frames, (_, state) => weigh(state))
  return {
    frames: Int32Array.from(frames),
    words: Int32Array.from(words),
    stay: cost((state) => (isSilent(state) ? 0 : STAY)),
    // A silence that is left out costs nothing; no word is entered from the middle of another through a silence.
    skipOne: cost((state) => (isSilent(state) ? Infinity : isSilent(state - 1) ? 0 : SKIP_ONE)),
    skipTwo: cost((state) =>
      isSilent(state) ? Infinity : isSilent(state - 1) || isSilent(state - 2) ? SKIP_ONE : SKIP_TWO,
    ),
  }
}

/** How different two frames are. */
function difference(one: Float32Array, at: number, other: Float32Array, of: number): number {
  // Local for the loop, as an import is read anew each time where modules are not bundled.
  const width = FEATURES
  const from = at * width
  const to = of * width
  let sum = 0
  for (let index = 0; index < width; index++) {
    const gap = (one[from + index] ?? 0) - (other[to + index] ?? 0)
    sum += gap * gap
  }
  return Math.sqrt(sum)
}

/** A stretch of sound between two silences, ms from the start. */
export interface Phrase {
  start: number
  end: number
}

/** Interval of loudness samples, ms. */
const STEP_MS = 10
/** A silence shorter than this (ms) is inside a phrase: it is the stop before a hard consonant. */
const MIN_PAUSE_MS = 220
/** A sound shorter than this (ms) is a click. */
const MIN_PHRASE_MS = 90
/** Quiet beginnings and ends belong to it, ms. */
const MARGIN = 30
/** dB under the loudest that still count as sound. */
const MAX_DROP_DB = 38
/** Part of the way from the quietest to the loudest. */
const SHARE = 0.4
const SILENCE_DB = -120

/** Spoken parts of a recording, by its loudness alone, without the words. */
export function findPhrases(samples: Float32Array, sampleRate: number): Phrase[] {
  const levels = levelsOf(samples, Math.max(1, Math.round((sampleRate * STEP_MS) / 1000)))
  const sorted = levels.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? SILENCE_DB
  const [quiet, loud] = [at(0.1), at(0.95)]
  if (loud <= SILENCE_DB + 40) return []
  const threshold = Math.max(loud - MAX_DROP_DB, quiet + (loud - quiet) * SHARE)
  const lengthMs = (samples.length / sampleRate) * 1000
  // As loud from end to end: one phrase, without a silence to measure by.
  if (loud - quiet < 6) return [{ start: 0, end: Math.round(lengthMs) }]
  return joinNear(loudParts(levels, threshold))
    .filter(({ start, end }) => end - start >= MIN_PHRASE_MS)
    .map(({ start, end }) => ({
      start: Math.max(0, start - MARGIN),
      end: Math.round(Math.min(lengthMs, end + MARGIN)),
    }))
}

function levelsOf(samples: Float32Array, step: number): number[] {
  return Array.from({ length: Math.ceil(samples.length / step) }, (_, index) => {
    const part = samples.subarray(index * step, (index + 1) * step)
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length)
    return Math.max(SILENCE_DB, 10 * Math.log10(power + 1e-12))
  })
}

function loudParts(levels: readonly number[], threshold: number): Phrase[] {
  const parts: Phrase[] = []
  let isLoud = false
  for (const [index, level] of levels.entries()) {
    const last = parts.at(-1)
    if (level < threshold) isLoud = false
    else if (isLoud && last) last.end = (index + 1) * STEP_MS
    else {
      parts.push({ start: index * STEP_MS, end: (index + 1) * STEP_MS })
      isLoud = true
    }
  }
  return parts
}

function joinNear(parts: readonly Phrase[]): Phrase[] {
  const joined: Phrase[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last && part.start - last.end < MIN_PAUSE_MS) last.end = part.end
    else joined.push({ ...part })
  }
  return joined
}

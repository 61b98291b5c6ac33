const MIN_HZ = 60
const MAX_HZ = 400
const VOICED = 0.5
const UNVOICED_PERIOD_S = 0.005

/**
 * Multiplies the pitch of speech by `factor` and keeps its length and timbre (time-domain PSOLA): the sound is cut into
 * two-period grains around its pitch marks, which are overlapped closer together or further apart.
 */
export function shiftPitch(samples: Float32Array, sampleRate: number, factor: number): Float32Array {
  if (Math.abs(factor - 1) < 1e-3) return samples.slice()
  const marks = pitchMarks(samples, sampleRate)
  const out = new Float32Array(samples.length)
  const weight = new Float32Array(samples.length)
  let nearest = 0
  for (let time = marks[0]?.at ?? 0; time < samples.length;) {
    while ((marks[nearest + 1]?.at ?? Infinity) - time < Math.abs(time - (marks[nearest]?.at ?? 0))) nearest++
    const mark = marks[nearest]
    if (!mark) break
    const centre = Math.round(time)
    for (let i = -mark.period; i <= mark.period; i++) {
      const window = 0.5 + 0.5 * Math.cos((Math.PI * i) / mark.period)
      const target = centre + i
      if (target < 0 || target >= out.length) continue
      out[target] = (out[target] ?? 0) + (samples[mark.at + i] ?? 0) * window
      weight[target] = (weight[target] ?? 0) + window
    }
    time += mark.voiced ? mark.period / factor : mark.period
  }
  // Grains that overlap more than once add up; where they leave holes nothing is amplified.
  for (let i = 0; i < out.length; i++) out[i] = (out[i] ?? 0) / Math.max(1, weight[i] ?? 1)
  return out
}

interface PitchMark {
  at: number
  period: number
  voiced: boolean
}

function pitchMarks(samples: Float32Array, sampleRate: number): PitchMark[] {
  const marks: PitchMark[] = []
  const plain = Math.round(UNVOICED_PERIOD_S * sampleRate)
  for (let at = plain; at < samples.length - plain;) {
    const period = periodAt(samples, at, sampleRate)
    const last = marks.at(-1)
    if (period === 0) {
      marks.push({ at, period: plain, voiced: false })
      at += plain
      continue
    }
    const reach = last?.voiced ? Math.round(period * 0.15) : Math.round(period / 2)
    const peak = highestNear(samples, at, reach)
    const mark = { at: last && peak <= last.at ? at : peak, period, voiced: true }
    marks.push(mark)
    at = mark.at + period
  }
  return marks
}

/** The pitch period around a sample, 0 where the sound has none. */
function periodAt(samples: Float32Array, centre: number, sampleRate: number): number {
  const longest = Math.round(sampleRate / MIN_HZ)
  const shortest = Math.round(sampleRate / MAX_HZ)
  const from = Math.max(0, centre - longest)
  const span = Math.min(longest * 2, samples.length - from - longest)
  let best = 0
  let period = 0
  for (let lag = shortest; lag <= longest; lag++) {
    let cross = 0
    let one = 1e-9
    let other = 1e-9
    // Every second sample is enough to find the lag and halves the time.
    for (let i = from; i < from + span; i += 2) {
      const a = samples[i] ?? 0
      const b = samples[i + lag] ?? 0
      cross += a * b
      one += a * a
      other += b * b
    }
    const likeness = cross / Math.sqrt(one * other)
    // A longer lag must be clearly better, else octaves below win.
    if (likeness > best * 1.03 + 0.005) {
      best = likeness
      period = lag
    }
  }
  return best > VOICED ? period : 0
}

function highestNear(samples: Float32Array, centre: number, reach: number): number {
  let best = centre
  for (let i = Math.max(0, centre - reach); i <= Math.min(samples.length - 1, centre + reach); i++)
    if ((samples[i] ?? 0) > (samples[best] ?? 0)) best = i
  return best
}

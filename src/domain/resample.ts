/** Converts a stream of samples from one rate to another. */
export interface Resampler {
  push(samples: Float32Array): Float32Array
  /** Advances as `push` does, but only counts the output. */
  pass(samples: Float32Array): number
  /** The samples that waited for their successors. */
  finish(): Float32Array
}

/** Zero crossings of the filter on each side. */
const REACH = 12
/** Table entries per sample. */
const FINENESS = 128

/** Most positions between two samples that are distinguished; rounding to so many is 80 dB below the sound at its highest, less elsewhere. */
const MAX_POSITIONS = 16_384

/** Band-limited (windowed sinc) conversion, in phase with the input: output sample n stands at input time n × from / to. */
export function resample(from: number, to: number): Resampler {
  if (from === to)
    return { push: (samples) => samples, pass: (samples) => samples.length, finish: () => new Float32Array(0) }
  const step = from / to
  // Downwards the filter widens, so that frequencies above the lower rate's limit are removed instead of aliased.
  const stretch = Math.max(1, step)
  const reach = Math.ceil(REACH * stretch)
  const weightsAt = createWeights(step, stretch, reach)
  let waiting: Float32Array = new Float32Array(reach)
  /** Input time of the next output sample, counted from the start of `waiting`. */
  let position = reach

  const countUntil = (until: number) => Math.max(0, Math.ceil((until - position) / step))

  function convert(input: Float32Array, until: number): Float32Array {
    const count = countUntil(until)
    const output = new Float32Array(count)
    for (let index = 0; index < count; index++) {
      const center = position + index * step
      // Seen from the nearest sample, so that rounding never leads past a whole one.
      const nearest = Math.round(center)
      const weights = weightsAt(center - nearest)
      const first = nearest - reach
      let sum = 0
      for (let tap = 0; tap < weights.length; tap++) sum += (input[first + tap] ?? 0) * (weights[tap] ?? 0)
      output[index] = sum
    }
    position += count * step
    return output
  }

  /** @param take gets the input and how far (input samples) it can be converted: never past its end, which would make the whole loop several times slower */
  function flow<Result>(samples: Float32Array, take: (input: Float32Array, until: number) => Result): Result {
    const input = new Float32Array(waiting.length + samples.length)
    input.set(waiting)
    input.set(samples, waiting.length)
    const result = take(input, input.length - reach - 1)
    const keepFrom = Math.max(0, Math.min(input.length, Math.floor(position) - reach))
    waiting = input.slice(keepFrom)
    position -= keepFrom
    return result
  }

  return {
    push: (samples) => flow(samples, convert),
    pass: (samples) =>
      flow(samples, (_, until) => {
        const count = countUntil(until)
        position += count * step
        return count
      }),
    finish() {
      const input = new Float32Array(waiting.length + reach + 1)
      input.set(waiting)
      return convert(input, waiting.length)
    },
  }
}

/**
 * The filter around a time, as weights of the samples within reach of the one nearest to it. Two rates meet at few different places
 * between samples (22,050 and 48,000 Hz at 320), so each is worked out once.
 * @returns weights by how far (-0.5 to 0.5 samples) the time lies behind that sample
 */
function createWeights(step: number, stretch: number, reach: number): (offset: number) => Float32Array {
  const table = sincTable()
  const make = (offset: number) =>
    Float32Array.from({ length: 2 * reach + 1 }, (_, tap) => {
      const distance = (Math.abs(tap - reach - offset) / stretch) * FINENESS
      const entry = Math.floor(distance)
      const near = table[entry] ?? 0
      return (near + ((table[entry + 1] ?? 0) - near) * (distance - entry)) / stretch
    })
  const places = placesOf(step)
  const known: Float32Array[] = []
  return (offset) => {
    const place = Math.round((offset + 0.5) * places)
    return (known[place] ??= make(place / places - 0.5))
  }
}

/** Into how many parts a sample is cut so that every output sample stands at a cut, or nearly where that would be too many. */
function placesOf(step: number): number {
  // Even numbers only: half a sample is where counting begins.
  for (let places = 2; places < MAX_POSITIONS; places += 2)
    if (Math.abs(step * places - Math.round(step * places)) < 1e-6) return places
  return MAX_POSITIONS
}

let sharedTable: Float32Array | null = null
function sincTable(): Float32Array {
  if (sharedTable) return sharedTable
  const table = new Float32Array(REACH * FINENESS + 2)
  for (let index = 0; index < REACH * FINENESS; index++) {
    const x = index / FINENESS
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
    const window = 0.42 + 0.5 * Math.cos((Math.PI * x) / REACH) + 0.08 * Math.cos((2 * Math.PI * x) / REACH)
    table[index] = sinc * window
  }
  sharedTable = table
  return table
}

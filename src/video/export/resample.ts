/** Converts a stream of samples from one rate to another. */
export interface Resampler {
  push(samples: Float32Array): Float32Array
  /** The samples that waited for what would follow. */
  finish(): Float32Array
}

/** Zero crossings of the filter on each side. */
const REACH = 12
/** Table entries per sample. */
const FINENESS = 128

/** Band-limited (windowed sinc) conversion, in phase with the input: output sample n stands at input time n × from / to. */
export function resample(from: number, to: number): Resampler {
  if (from === to) return { push: (samples) => samples, finish: () => new Float32Array(0) }
  const step = from / to
  // Downwards the filter widens, so that what the lower rate cannot hold is left out instead of folded back.
  const stretch = Math.max(1, step)
  const reach = Math.ceil(REACH * stretch)
  const table = sincTable()
  let waiting: Float32Array = new Float32Array(reach)
  /** Input time of the next output sample, counted from the start of `waiting`. */
  let position = reach

  function convert(input: Float32Array, until: number): Float32Array {
    const count = Math.max(0, Math.ceil((until - position) / step))
    const output = new Float32Array(count)
    for (let index = 0; index < count; index++) {
      const center = position + index * step
      const firstTap = Math.max(0, Math.ceil(center - reach))
      const lastTap = Math.min(input.length - 1, Math.floor(center + reach))
      let sum = 0
      for (let tap = firstTap; tap <= lastTap; tap++) {
        const distance = (Math.abs(tap - center) / stretch) * FINENESS
        const entry = distance | 0
        const near = table[entry] ?? 0
        sum += (input[tap] ?? 0) * (near + ((table[entry + 1] ?? 0) - near) * (distance - entry))
      }
      output[index] = sum / stretch
    }
    position += count * step
    return output
  }

  return {
    push(samples) {
      const input = new Float32Array(waiting.length + samples.length)
      input.set(waiting)
      input.set(samples, waiting.length)
      const output = convert(input, input.length - reach)
      const keepFrom = Math.max(0, Math.min(input.length, Math.floor(position) - reach))
      waiting = input.slice(keepFrom)
      position -= keepFrom
      return output
    },
    finish() {
      const input = new Float32Array(waiting.length + reach)
      input.set(waiting)
      return convert(input, waiting.length)
    },
  }
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

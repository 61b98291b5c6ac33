/** Power of each frequency of a sound's part of `size` samples (a power of two), by a Hann window and a fast Fourier transform. */
export function createSpectrum(size: number): (samples: Float32Array, from: number) => Float32Array {
  const window = Float32Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size))
  const real = new Float32Array(size)
  const imaginary = new Float32Array(size)
  const order = reversedBits(size)
  // A full-scale sine has the power 1/2, as in the signal.
  const scale = 16 / (3 * size * size)
  return (samples, from) => {
    for (let at = 0; at < size; at++) {
      const place = order[at] ?? 0
      real[at] = (samples[from + place] ?? 0) * (window[place] ?? 0)
      imaginary[at] = 0
    }
    transform(real, imaginary)
    return Float32Array.from(
      { length: size / 2 },
      (_, bin) => scale * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2),
    )
  }
}

function reversedBits(size: number): Uint16Array {
  const bits = Math.log2(size)
  return Uint16Array.from({ length: size }, (_, at) => {
    let result = 0
    for (let bit = 0; bit < bits; bit++) if (at & (1 << bit)) result |= 1 << (bits - 1 - bit)
    return result
  })
}

/** In place, of values in the order of their reversed bits. */
function transform(real: Float32Array, imaginary: Float32Array): void {
  const size = real.length
  for (let half = 1; half < size; half *= 2) {
    const angle = -Math.PI / half
    for (let at = 0; at < half; at++) {
      const [cos, sin] = [Math.cos(angle * at), Math.sin(angle * at)]
      for (let low = at; low < size; low += 2 * half) {
        const high = low + half
        const re = (real[high] ?? 0) * cos - (imaginary[high] ?? 0) * sin
        const im = (real[high] ?? 0) * sin + (imaginary[high] ?? 0) * cos
        real[high] = (real[low] ?? 0) - re
        imaginary[high] = (imaginary[low] ?? 0) - im
        real[low] = (real[low] ?? 0) + re
        imaginary[low] = (imaginary[low] ?? 0) + im
      }
    }
  }
}

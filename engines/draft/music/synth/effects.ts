import { LoopBus, SAMPLE_RATE } from './loop-bus.ts'

/** Echoes that jump between the sides, itself a loop. `timeS` is the time between echoes. */
export function echo(dry: LoopBus, timeS: number, feedback: number): LoopBus {
  const wet = new LoopBus(dry.length)
  const step = Math.round(timeS * SAMPLE_RATE)
  for (let turn = 1, gain = feedback; gain > 0.02; turn++, gain *= feedback) {
    const [near, far] = turn % 2 === 1 ? [wet.left, wet.right] : [wet.right, wet.left]
    let from = (dry.length - ((step * turn) % dry.length)) % dry.length
    for (let i = 0; i < dry.length; i++) {
      const sample = ((dry.left[from] ?? 0) + (dry.right[from] ?? 0)) * 0.5 * gain
      near[i] = (near[i] ?? 0) + sample
      far[i] = (far[i] ?? 0) + sample * 0.35
      if (++from === dry.length) from = 0
    }
  }
  return wet
}

/** Turns a mix down at each of `times` (seconds) and lets it come back within `recoverS`, as a compressor keyed by a kick does. */
export function duck(bus: LoopBus, times: readonly number[], depth: number, recoverS: number): void {
  const frames = Math.round(recoverS * SAMPLE_RATE)
  const attack = Math.round(0.004 * SAMPLE_RATE)
  for (const time of times) {
    const start = Math.round(time * SAMPLE_RATE)
    for (let i = 0; i < frames; i++) {
      const at = (start + i) % bus.length
      const back = i < attack ? 1 - i / attack : ((i - attack) / (frames - attack)) ** 1.5
      const gain = 1 - depth * (1 - back)
      bus.left[at] = (bus.left[at] ?? 0) * gain
      bus.right[at] = (bus.right[at] ?? 0) * gain
    }
  }
}

/** Bends loud samples as tape does; adds warmth, never passes 1. */
export function saturate(bus: LoopBus, drive: number): void {
  const level = Math.tanh(drive)
  for (const side of [bus.left, bus.right])
    for (let i = 0; i < side.length; i++) side[i] = Math.tanh((side[i] ?? 0) * drive) / level
}

/** Lets the pitch waver like an old tape: `cycles` whole waves per loop, `depthS` seconds to each side. */
export function wow(bus: LoopBus, cycles: number, depthS: number): void {
  for (const side of [bus.left, bus.right]) {
    const still = side.slice()
    for (let i = 0; i < side.length; i++) {
      const offset = Math.sin((2 * Math.PI * cycles * i) / side.length) * depthS * SAMPLE_RATE
      const position = i + offset + side.length
      const whole = Math.floor(position)
      const low = still[whole % side.length] ?? 0
      side[i] = low + ((still[(whole + 1) % side.length] ?? 0) - low) * (position - whole)
    }
  }
}

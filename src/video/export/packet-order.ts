import type { Section } from './segments.ts'
import type { FilmPacket } from './video-encoding.ts'

/** Puts packets of several workers into the order of the film and gives them out one after the other. */
export interface PacketOrder {
  add(packet: FilmPacket): void
  /** Resolves when everything that was added in order is given out; rejects when giving out failed. */
  settled(): Promise<void>
}

/**
 * @param sections the frames that come, in order
 * @param write takes the next packet of the film; the one after it waits. It learns how many packets came before, and which frame
 * is due next
 */
export function createPacketOrder(
  sections: readonly Section[],
  write: (packet: FilmPacket, index: number, next: number) => Promise<void>,
): PacketOrder {
  const frames = framesOf(sections)
  const early = new Map<number, FilmPacket>()
  let due = frames.next().value ?? 0
  let count = 0
  let writing: Promise<void> = Promise.resolve()
  return {
    add(packet) {
      early.set(packet.frame, packet)
      for (let current = early.get(due); current; current = early.get(due)) {
        const [written, index] = [current, count++]
        early.delete(due)
        const next = frames.next().value ?? due + 1
        due = next
        writing = writing.then(() => write(written, index, next))
        // `settled` reports it.
        writing.catch(() => undefined)
      }
    },
    settled: () => writing,
  }
}

function* framesOf(sections: readonly Section[]): Generator<number, undefined> {
  for (const { from, frames } of sections) for (let frame = from; frame < from + frames; frame++) yield frame
}

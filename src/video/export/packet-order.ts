import type { FilmPacket } from './video-encoding.ts'

/** Puts packets of several workers into the order of the film and gives them out one after the other. */
export interface PacketOrder {
  add(packet: FilmPacket): void
  /** Resolves when everything that was added in order is given out; rejects when giving out failed. */
  settled(): Promise<void>
}

/** @param write takes the next packet of the film; the one after it waits */
export function createPacketOrder(write: (packet: FilmPacket) => Promise<void>): PacketOrder {
  const early = new Map<number, FilmPacket>()
  let next = 0
  let writing: Promise<void> = Promise.resolve()
  return {
    add(packet) {
      early.set(packet.frame, packet)
      for (let due = early.get(next); due; due = early.get(next)) {
        const current = due
        early.delete(next++)
        writing = writing.then(() => write(current))
        // Whoever asks for `settled` hears of it.
        writing.catch(() => undefined)
      }
    },
    settled: () => writing,
  }
}

import { expect, test } from 'vitest'
import { AAC_FRAME, packetsWithin, timeOfPacket, toSample } from './sound-packets.ts'

const FILM = 480_000

test('packets that overlap the edge of a stretch are excluded, except at the ends of the film', () => {
  expect(packetsWithin({ from: 10 * AAC_FRAME, to: 20 * AAC_FRAME }, FILM)).toEqual({ first: 11, end: 20 })
  expect(packetsWithin({ from: 10 * AAC_FRAME + 1, to: 20 * AAC_FRAME - 1 }, FILM)).toEqual({ first: 12, end: 19 })
  expect(packetsWithin({ from: 0, to: FILM }, FILM)).toEqual({ first: 0, end: Infinity })
  expect(packetsWithin({ from: 1, to: FILM - 1 }, FILM)).toEqual({ first: 2, end: 468 })
})

test('the first packet is silence before the film, the second begins with it', () => {
  expect([0, 1, 2].map((index) => Math.round(timeOfPacket(index) * 48_000))).toEqual([-AAC_FRAME, 0, AAC_FRAME])
})

test('mixed sound goes to the encoder with both channels, a packet before it plays', () => {
  const sample = toSample({ left: Float32Array.of(0.1, 0.2), right: Float32Array.of(0.3, 0.4) }, 3 * AAC_FRAME)
  const side = (planeIndex: number) => {
    const samples = new Float32Array(2)
    sample.copyTo(samples, { planeIndex, format: 'f32-planar' })
    return [...samples]
  }
  expect([side(0), side(1)]).toEqual([[...Float32Array.of(0.1, 0.2)], [...Float32Array.of(0.3, 0.4)]])
  expect(sample).toMatchObject({ sampleRate: 48_000, numberOfChannels: 2, numberOfFrames: 2 })
  expect(Math.round(sample.timestamp * 48_000)).toBe(2 * AAC_FRAME)
  sample.close()
})

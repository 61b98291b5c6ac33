import { EncodedPacket } from 'mediabunny'
import { describe, expect, it } from 'vitest'
import { spliceSound, type ReusedPackets, type SoundPackets } from './splice-sound.ts'

/** Heads of packets (one pair of channels, one window for both): a long window of either shape, a short one. */
const [SINE, KAISER, SHORT] = [0x00, 0x10, 0x40]
const EARLIER = 1
const LENGTH = 1000

/** A film's sound: which packets begin with which window, and who encoded them; counts requested and open ones. */
function soundOf(maker: number, windowOf: (index: number) => number = () => SINE) {
  const asked: number[] = []
  let open = 0
  const from = (first: number): SoundPackets => {
    let index = first
    let isOpen = true
    open++
    return {
      next: () => {
        if (index >= LENGTH) return Promise.resolve(null)
        asked.push(index)
        const data = Uint8Array.of(0x21, windowOf(index), maker)
        return Promise.resolve({ index, packet: new EncodedPacket(data, 'key', index++, 1) })
      },
      close: () => {
        if (isOpen) open--
        isOpen = false
        return Promise.resolve()
      },
    }
  }
  return { from, asked, open: () => open }
}

async function spliced(kept: ReusedPackets[], now = soundOf(2), before = soundOf(EARLIER)) {
  const taken: number[] = []
  const indexes: number[] = []
  for await (const { index, packet } of spliceSound({ kept, earlier: before.from, encode: now.from })) {
    indexes.push(index)
    if (packet.data[2] === EARLIER) taken.push(index)
  }
  expect(indexes).toEqual(Array.from({ length: LENGTH }, (_, index) => index))
  expect([now.open(), before.open()]).toEqual([0, 0])
  return { taken, encoded: new Set(now.asked) }
}

describe('splicing sound', () => {
  it('splicing sound takes all of it when nothing changed, and encodes nothing', async () => {
    const { taken, encoded } = await spliced([{ first: 0, end: Infinity }])
    expect([taken.length, encoded.size]).toEqual([LENGTH, 0])
  })

  it('splicing sound encodes around a change, a run-up before it and no more than a packet after it', async () => {
    const { taken, encoded } = await spliced([
      { first: 0, end: 400 },
      { first: 500, end: Infinity },
    ])
    expect(taken).toEqual([...Array(400).keys(), ...Array.from({ length: 499 }, (_, index) => 501 + index)])
    expect([Math.min(...encoded), Math.max(...encoded)]).toEqual([400 - 64, 500])
  })

  it('splicing sound keeps packets between two changes, and encoded ones before the first and after the last', async () => {
    const { taken } = await spliced([{ first: 300, end: 600 }])
    expect([taken[0], taken.at(-1), taken.length]).toEqual([301, 599, 299])
  })

  it('splicing sound goes over only where both cut the sound into the same long windows', async () => {
    const isShort = (index: number) => index >= 510 && index < 530
    const now = soundOf(2, (index) => (isShort(index) ? SHORT : index >= 380 && index < 510 ? KAISER : SINE))
    const before = soundOf(EARLIER, (index) => (isShort(index) ? SHORT : SINE))
    const { taken } = await spliced(
      [
        { first: 0, end: 400 },
        { first: 500, end: Infinity },
      ],
      now,
      before,
    )
    expect(taken.filter((index) => index < 500).at(-1)).toBe(379)
    expect(taken.find((index) => index > 400)).toBe(531)
  })

  it('splicing sound encodes all of it when nothing fits', async () => {
    const { taken } = await spliced(
      [
        { first: 0, end: 400 },
        { first: 500, end: Infinity },
      ],
      soundOf(2, () => KAISER),
    )
    expect(taken).toEqual([])
  })

  it('splicing sound leaves short stretches alone', async () => {
    const { taken, encoded } = await spliced([{ first: 300, end: 400 }])
    expect([taken.length, encoded.size]).toEqual([0, LENGTH])
  })

  it('splicing sound releases everything when its reader stops', async () => {
    const [now, before] = [soundOf(2), soundOf(EARLIER)]
    const kept = [
      { first: 0, end: 400 },
      { first: 500, end: Infinity },
    ]
    for await (const { index } of spliceSound({ kept, earlier: before.from, encode: now.from }))
      if (index === 200) break
    expect([now.open(), before.open()]).toEqual([0, 0])
  })
})

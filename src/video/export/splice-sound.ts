import type { EncodedPacket } from 'mediabunny'

/** An encoded packet of a film's sound and its number in the film, from 0. */
export interface SoundPacket {
  index: number
  packet: EncodedPacket
}

/** Packets one after the other. */
export interface SoundPackets {
  /** null at the end. */
  next(): Promise<SoundPacket | null>
  close(): Promise<void>
}

/** Packets that sound the same in two films, by their numbers. */
export interface ReusedPackets {
  first: number
  /** The first one after them; Infinity when both films end with them. */
  end: number
}

export interface SpliceRequest {
  /** In order, without overlap. */
  kept: readonly ReusedPackets[]
  /** The earlier film's packets from a number on. */
  earlier: (first: number) => SoundPackets
  /** Mixes and encodes from a packet to the end of the film, on demand. */
  encode: (first: number) => SoundPackets
}

type Splice<Result> = AsyncGenerator<SoundPacket, Result, unknown>

/** How many packets (1.4 s) before a change the encoder begins, so that it has found to its usual quality by then. */
const RUN_UP = 64
/** Fewer packets in a row are not worth it: going over to them and away again takes about as many. */
const MIN_SAMPLES = 2 * RUN_UP

/**
 * The packets of a film's sound: those of an earlier film where it sounds the same, encoded again around changes. Both overlap
 * where it goes over from one to the other, and it does so where they cut the sound into the same windows: what each packet takes from
 * its neighbour then fits, and the seam is as near to the mixed sound as any other place.
 */
export async function* spliceSound({ kept, earlier, encode }: SpliceRequest): Splice<void> {
  const open = new Set<SoundPackets>()
  const opened = (packets: SoundPackets) => {
    open.add(packets)
    return packets
  }
  const close = async (packets: SoundPackets | null) => {
    if (packets && open.delete(packets)) await packets.close()
  }
  let encoding: SoundPackets | null = null
  try {
    for (const { first, end } of kept) {
      if (end - first < MIN_SAMPLES) continue
      const exit =
        end === Infinity ? { from: Infinity, packets: null } : await findExit({ first, end }, earlier, encode)
      if (!exit) continue
      if (exit.packets) opened(exit.packets)
      const taken = opened(earlier(first))
      if (first > 0) encoding ??= opened(encode(0))
      if (encoding === null || (yield* enter(encoding, taken, first, exit.from))) {
        yield* upTo(exit.from, taken)
        await close(encoding)
        encoding = exit.packets
        if (!encoding) return
      } else await close(exit.packets)
      await close(taken)
    }
    yield* upTo(Infinity, encoding ?? opened(encode(0)))
  } finally {
    await Promise.all([...open].map(close))
  }
}

/** Encodes until the earlier film's packets can follow; false when none can before `end`. */
async function* enter(encoding: SoundPackets, taken: SoundPackets, first: number, end: number): Splice<boolean> {
  for (let made = await encoding.next(); made; made = await encoding.next()) {
    yield made
    if (made.index >= first && fits(made, await taken.next())) return true
    if (made.index + 1 >= end) return false
  }
  return false
}

async function* upTo(end: number, packets: SoundPackets): Splice<void> {
  for (let next = await packets.next(); next && next.index < end; next = await packets.next()) yield next
}

/** The last place in a stretch where encoding can continue from the earlier film's packets, and the encoded packets from there. */
async function findExit(
  { first, end }: ReusedPackets,
  earlier: SpliceRequest['earlier'],
  encode: SpliceRequest['encode'],
): Promise<{ from: number; packets: SoundPackets } | null> {
  const start = Math.max(first, end - RUN_UP)
  const encoding = encode(start)
  const known = earlier(start)
  let from = 0
  let waiting: SoundPacket[] = []
  try {
    for (let made = await encoding.next(); made; made = made.index + 1 < end ? await encoding.next() : null) {
      waiting.push(made)
      if (!fits(made, await known.next())) continue
      from = made.index + 1
      waiting = []
    }
  } finally {
    await known.close()
    if (from === 0) await encoding.close()
  }
  const next = async () => waiting.shift() ?? encoding.next()
  return from === 0 ? null : { from, packets: { next, close: () => encoding.close() } }
}

/**
 * Whether the packets around two of the same number can follow either: both pairs of channels share one long window of the same shape
 * (ISO 14496-3, 4.4.2.1: channel_pair_element 1, its tag, common_window; reserved bit, window_sequence 0, window_shape).
 */
function fits(made: SoundPacket, known: SoundPacket | null): boolean {
  if (known?.index !== made.index) return false
  const [[one = 0, two = 0], [first, second = 0]] = [made.packet.data, known.packet.data]
  return one === first && (one & 0b1110_0001) === 0b0010_0001 && two >> 4 === second >> 4 && (two & 0b0110_0000) === 0
}

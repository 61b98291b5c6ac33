/** Frames that are played of an animation; uploads have no more. */
const MAX_FRAMES = 2_000
/** A shorter delay (ms) … */
const LEAST_MS = 11
/** … is played as this, as browsers do: it means that none was set. */
const USUAL_MS = 100

/** How long each frame of an animated GIF or WebP is shown, ms; fewer than two for a still and for any other file. */
export function readDelays(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const delays: number[] = []
  try {
    if (text(view, 0, 4) === 'GIF8') walkGif(view, delays)
    else if (text(view, 0, 4) === 'RIFF' && text(view, 8, 4) === 'WEBP') walkWebp(view, delays)
  } catch (cause) {
    // What was found before the file ends too early is played.
    if (!(cause instanceof RangeError)) throw cause
  }
  return delays.slice(0, MAX_FRAMES).map((ms) => (ms < LEAST_MS ? USUAL_MS : ms))
}

const text = (view: DataView, at: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))

const EXTENSION = 0x21
const CONTROL = 0xf9
const IMAGE = 0x2c
/** Bytes of a colour table by the flags before it. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

function walkGif(view: DataView, delays: number[]): void {
  let delay = 0
  for (let at = 13 + tableBytes(view.getUint8(10)); ;) {
    const block = view.getUint8(at)
    if (block === IMAGE) {
      delays.push(delay)
      delay = 0
      at += 11 + tableBytes(view.getUint8(at + 9))
    } else if (block === EXTENSION) {
      // Hundredths of a second.
      if (view.getUint8(at + 1) === CONTROL) delay = view.getUint16(at + 4, true) * 10
      at += 2
    } else return
    for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) at += 1 + size
    at += 1
  }
}

function walkWebp(view: DataView, delays: number[]): void {
  for (let at = 12; ;) {
    const size = view.getUint32(at + 4, true)
    if (text(view, at, 4) === 'ANMF') delays.push(view.getUint16(at + 20, true) | (view.getUint8(at + 22) << 16))
    at += 8 + size + (size % 2)
  }
}

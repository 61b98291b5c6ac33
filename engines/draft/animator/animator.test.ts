import { createCanvas, loadImage } from '@napi-rs/canvas'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { afterAll, expect, test } from 'vitest'
import { encodeWav } from '#engines/audio/wav.ts'
import { EngineError } from '#engines/ports.ts'
import { createNodeStudio } from '../node-engines.ts'

const { animator, retoucher, close } = createNodeStudio()
afterAll(close)

type Paint = (context: ReturnType<ReturnType<typeof createCanvas>['getContext']>) => void

function png(width: number, height: number, paint: Paint): Uint8Array {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = '#224466'
  context.fillRect(0, 0, width, height)
  paint(context)
  return new Uint8Array(canvas.toBuffer('image/png'))
}

const chequered = png(320, 240, (context) => {
  for (let x = 0; x < 320; x += 20)
    for (let y = 0; y < 240; y += 20) {
      context.fillStyle = `rgb(${x % 256} ${(y * 3) % 256} ${(x + y) % 256})`
      context.fillRect(x, y, 19, 19)
    }
})

async function pixelsOf(bytes: Uint8Array) {
  const image = await loadImage(bytes)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

async function factsOf(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  const frames = await video?.computePacketStats()
  return {
    video: video && (await video.getCodec()),
    size: video && [await video.getDisplayWidth(), await video.getDisplayHeight()],
    frames: frames?.packetCount,
    /** Bytes per second after the first frame: a clip of equal frames has hardly any. */
    bitrate: frames?.averageBitrate ?? 0,
    audio: audio && (await audio.getCodec()),
    colours: await video?.getColorSpace(),
    seconds: await input.computeDuration(),
    soundSeconds: audio ? await audio.computeDuration() : 0,
  }
}

const request = { image: chequered, prompt: 'zoom in', seed: 3, width: 256, height: 144, seconds: 2, hasSound: false }

test('a clip is an MP4 of the requested size and length with a moving camera', async () => {
  const clip = await animator.animate(request)
  const facts = await factsOf(clip.bytes)
  expect(facts).toMatchObject({ video: 'avc', size: [256, 144], frames: 60, audio: null })
  expect([facts.seconds, clip.durationMs]).toEqual([2, 2_000])
  expect(facts.colours).toEqual({ primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false })
  expect(facts.bitrate).toBeGreaterThan(20_000)
  const still = await pixelsOf(clip.still.bytes)
  expect([still.width, still.height]).toEqual([256, 144])
})

test('a clip can have sound, and ends on the given last image', async () => {
  const red = png(100, 100, (context) => {
    context.fillStyle = '#ff0000'
    context.fillRect(0, 0, 100, 100)
  })
  const clip = await animator.animate({ ...request, endImage: red, hasSound: true, seconds: 1 })
  expect(await factsOf(clip.bytes)).toMatchObject({ audio: 'aac', frames: 30 })
  const other = await animator.animate({ ...request, seconds: 1 })
  expect(clip.bytes.length).not.toBe(other.bytes.length)
  await expect(animator.animate({ ...request, image: new Uint8Array([1, 2, 3]) })).rejects.toThrow(EngineError)
})

test('a speaking image has the voice’s length and sound, and moves only where it is loud', async () => {
  const voice = (loudFrom: number) => {
    const samples = Float32Array.from({ length: 32_000 }, (_, at) =>
      at >= loudFrom ? Math.sin(at / 9) * (0.4 + 0.4 * Math.sin(at / 900)) : 0,
    )
    return encodeWav({ sampleRate: 16_000, channels: [samples] })
  }
  const speak = (wav: Uint8Array, intensity = 3) =>
    animator.lipSync({ image: chequered, voice: wav, width: 256, height: 192, intensity, movesBody: false })
  const spoken = await factsOf((await speak(voice(0))).bytes)
  expect(spoken).toMatchObject({ video: 'avc', frames: 60, audio: 'aac' })
  expect(spoken.soundSeconds).toBeCloseTo(2, 0)
  const quiet = await factsOf((await speak(voice(32_000))).bytes)
  expect(spoken.bitrate).toBeGreaterThan(quiet.bitrate * 1.3)
  await expect(speak(new Uint8Array(10))).rejects.toThrow('This isn’t a WAV file.')
})

test.each([2, 4])('upscaling makes every side %i times as long and shows the same', async (factor) => {
  const large = await retoucher.upscale({ image: chequered, factor })
  const [before, after] = [await pixelsOf(chequered), await pixelsOf(large.bytes)]
  expect([after.width, after.height, large.width]).toEqual([320 * factor, 240 * factor, 320 * factor])
  for (const [x, y] of [
    [10, 10],
    [150, 110],
    [310, 230],
  ] as const)
    for (let channel = 0; channel < 3; channel++) {
      const was = before.data[(y * 320 + x) * 4 + channel] ?? 0
      const is = after.data[(y * factor * 320 * factor + x * factor) * 4 + channel] ?? 0
      expect(Math.abs(is - was)).toBeLessThan(14)
    }
})

test('repainting changes the inside of the mask and no byte outside it', async () => {
  const mask = png(320, 240, (context) => {
    context.fillStyle = '#000'
    context.fillRect(0, 0, 320, 240)
    context.fillStyle = '#fff'
    context.beginPath()
    context.arc(200, 100, 50, 0, 7)
    context.fill()
  })
  const area = await retoucher.areaOf(mask)
  expect(area).toMatchObject({ x: 150, y: 50 })
  const yellow = png(area?.width ?? 0, area?.height ?? 0, (context) => {
    context.fillStyle = '#ffee00'
    context.fillRect(0, 0, 400, 400)
  })
  const before = await pixelsOf(chequered)
  const marks = await pixelsOf(mask)
  for (const painted of [yellow, null]) {
    const after = await pixelsOf((await retoucher.repaint({ image: chequered, mask, painted })).bytes)
    let outside = 0
    let inside = 0
    for (let at = 0; at < after.data.length; at += 4) {
      const isMarked = (marks.data[at] ?? 0) >= 128
      for (let channel = at; channel < at + 4; channel++)
        if (after.data[channel] !== before.data[channel]) {
          if (isMarked) inside++
          else outside++
        }
    }
    expect(outside).toBe(0)
    expect(inside).toBeGreaterThan(5_000)
  }
  const black = png(320, 240, (context) => context.fillRect(0, 0, 0, 0))
  expect(await retoucher.areaOf(png(20, 20, () => undefined))).toBeNull()
  await expect(retoucher.repaint({ image: chequered, mask: black, painted: null })).rejects.toThrow('No area')
})

test('removing an object continues the edges and texture around it', async () => {
  const [width, height] = [480, 320]
  /** A striped wall above a chequered floor; optionally a figure in red in front. */
  const room = (hasFigure: boolean) =>
    png(width, height, (context) => {
      for (let x = 0; x < width; x += 16) {
        context.fillStyle = x % 32 === 0 ? '#d8c8a0' : '#b09868'
        context.fillRect(x, 0, 16, 180)
        for (let y = 180; y < height; y += 16) {
          context.fillStyle = (x + y - 180) % 32 === 0 ? '#405060' : '#182028'
          context.fillRect(x, y, 16, 16)
        }
      }
      context.fillStyle = '#e02818'
      if (hasFigure) context.fillRect(210, 130, 60, 110)
    })
  const mask = png(width, height, (context) => {
    context.fillStyle = '#000'
    context.fillRect(0, 0, width, height)
    context.fillStyle = '#fff'
    context.fillRect(204, 124, 72, 122)
  })
  const truth = await pixelsOf(room(false))
  const image = room(true)
  const bytes = (await retoucher.repaint({ image, mask, painted: null })).bytes
  const after = await pixelsOf(bytes)
  const light = ({ data }: typeof after, x: number, y: number) => data[(y * width + x) * 4 + 1] ?? 0
  /** How much neighbouring pixels differ, on average: the border's own columns and rows, then all of the inside. */
  const steps = (pixels: typeof after, [left, top, right, bottom]: readonly [number, number, number, number]) => {
    let sum = 0
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        sum +=
          Math.abs(light(pixels, x, y) - light(pixels, x - 1, y)) +
          Math.abs(light(pixels, x, y) - light(pixels, x, y - 1))
    return sum / ((right - left) * (bottom - top))
  }
  for (const border of [
    [204, 124, 205, 246],
    [276, 124, 277, 246],
    [204, 124, 276, 125],
    [204, 246, 276, 247],
  ] as const)
    expect(steps(after, border) - steps(truth, border), border.join()).toBeLessThan(12)
  const inside = [206, 126, 274, 244] as const
  const kept = steps(after, inside) / steps(truth, inside)
  expect(kept).toBeGreaterThan(0.7)
  expect(kept).toBeLessThan(1.3)
  let away = 0
  for (let y = 124; y < 246; y++)
    for (let x = 204; x < 276; x++) away += Math.abs(light(after, x, y) - light(truth, x, y))
  expect(away / (72 * 122)).toBeLessThan(12)
  expect((await retoucher.repaint({ image, mask, painted: null })).bytes).toEqual(bytes)
})

test('blends a painted object into a bright sky, and keeps a plain painted surface as painted', async () => {
  const sky = png(320, 240, (context) => {
    for (let y = 0; y < 240; y++) {
      context.fillStyle = `rgb(${150 + y / 4} ${200 + y / 8} 250)`
      context.fillRect(0, y, 320, 1)
    }
  })
  const mask = png(320, 240, (context) => {
    context.fillStyle = '#000'
    context.fillRect(0, 0, 320, 240)
    context.fillStyle = '#fff'
    context.fillRect(100, 40, 120, 120)
  })
  /** A night with its ground, and a red balloon before it. */
  const night = (hasBalloon: boolean) =>
    png(120, 120, (context) => {
      context.fillStyle = '#101830'
      context.fillRect(0, 0, 120, 120)
      context.fillStyle = '#28401c'
      context.fillRect(0, 90, 120, 30)
      context.fillStyle = '#e02818'
      if (hasBalloon) context.fillRect(48, 40, 24, 24)
    })
  const before = await pixelsOf(sky)
  const after = await pixelsOf((await retoucher.repaint({ image: sky, mask, painted: night(true) })).bytes)
  const away = (x: number, y: number, { data } = after) =>
    Math.max(
      ...[0, 1, 2].map((at) =>
        Math.abs((data[(y * 320 + x) * 4 + at] ?? 0) - (before.data[(y * 320 + x) * 4 + at] ?? 0)),
      ),
    )
  for (const [x, y] of [
    [120, 60],
    [200, 100],
    [160, 150],
    [115, 140],
  ] as const)
    expect(away(x, y), `${x}, ${y}`).toBeLessThan(16)
  expect(away(160, 92)).toBeGreaterThan(80)
  const plain = await pixelsOf((await retoucher.repaint({ image: sky, mask, painted: night(false) })).bytes)
  expect(away(160, 80, plain)).toBeGreaterThan(25)
})

test('adjusts by words, to another image’s colours and to another aspect ratio', async () => {
  const change = async (words: string, more: object = {}) =>
    pixelsOf((await retoucher.adjust({ image: chequered, words, width: 320, height: 240, ...more })).bytes)
  const mean = ({ data }: { data: ArrayLike<number> }, channel: number) => {
    let sum = 0
    for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0
    return sum / (data.length / 4)
  }
  const before = await pixelsOf(chequered)
  const dark = await change('make it darker please')
  expect(mean(dark, 1)).toBeLessThan(mean(before, 1) * 0.8)
  const grey = await change('black and white')
  expect(Math.abs(mean(grey, 0) - mean(grey, 2))).toBeLessThan(3)
  const red = png(50, 50, (context) => {
    context.fillStyle = '#e02010'
    context.fillRect(0, 0, 50, 50)
  })
  expect(mean(await change('', { references: [red] }), 0)).toBeGreaterThan(mean(before, 0) + 20)
  const tall = await change('', { width: 180, height: 320 })
  expect([tall.width, tall.height]).toEqual([180, 320])
})

test('a cancelled clip ends at once, does not delay an image, and the next clip is rendered', async () => {
  const stop = new AbortController()
  const events: string[] = []
  // A minute of video takes several seconds.
  const long = animator
    .animate({ ...request, width: 1280, height: 720, seconds: 60 }, { signal: stop.signal })
    .catch(() => {
      events.push('stopped')
    })
  await retoucher.upscale({ image: chequered, factor: 2 })
  events.push('picture')
  stop.abort()
  await long
  expect(events).toEqual(['picture', 'stopped'])
  expect((await animator.animate({ ...request, seconds: 1 })).durationMs).toBe(1_000)
  await expect(animator.animate(request, { signal: stop.signal })).rejects.toThrow()
})

test('expanding an image reports its progress from the worker, up to the end', async () => {
  const shares: number[] = []
  const area = { x: 0, y: 160, width: 320, height: 240 }
  const onProgress = (share: number) => shares.push(share)
  const request = { image: chequered, area, width: 320, height: 560, look: 'cinematic', seed: 1 }
  await retoucher.expand(request, { onProgress })
  expect(shares.length).toBeGreaterThan(3)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
})

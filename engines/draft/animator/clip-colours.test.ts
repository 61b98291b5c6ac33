import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BROWSER_FLAGS } from '../../../scripts/lib/browser-flags.mjs'
import { findBrowser } from '../../../scripts/lib/browser.mjs'
import { encodeWav } from '#engines/audio/wav.ts'
import { createNodeStudio } from '../node-engines.ts'

// Clips that Node encodes, as a browser shows them.
const [WIDTH, HEIGHT] = [320, 180]
/** How far an encoded colour may be off in a channel. */
const TOLERANCE = 10
const RED = [217, 30, 40]
const BLUE = [40, 60, 200]

const { animator, close } = createNodeStudio()
let browser: Browser
beforeAll(async () => {
  const executablePath = await findBrowser()
  if (!executablePath) throw new Error('These tests need a Chromium; set CHROMIUM_PATH')
  browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
})
afterAll(async () => {
  close()
  await browser?.close()
})

function png(paint: (context: SKRSContext2D) => void): Uint8Array {
  const canvas = createCanvas(WIDTH, HEIGHT)
  paint(canvas.getContext('2d'))
  return new Uint8Array(canvas.toBuffer('image/png'))
}

/** Red, green and blue at some points of a clip. */
async function shownIn(clip: Uint8Array, seconds: number, points: readonly (readonly [number, number])[]) {
  const page = await browser.newPage()
  const film = Buffer.from(clip).toString('base64')
  return page.evaluate(
    async ([base64, time, at, [width, height]]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto' })
      document.body.append(video)
      await new Promise((resolve, reject) => {
        video.onloadeddata = () => (video.currentTime = time)
        video.onseeked = resolve
        video.onerror = () => reject(new Error(video.error?.message))
        video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/mp4' }))
      })
      const seen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      // On a busy machine the image comes a little after the seek has ended; until then nothing is drawn.
      const isDrawn = () => seen?.getImageData(0, 0, 1, 1).data[3] === 255
      for (seen?.drawImage(video, 0, 0); !isDrawn(); seen?.drawImage(video, 0, 0))
        await new Promise(requestAnimationFrame)
      return at.map(([x, y]) => [...(seen?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3))
    },
    [film, seconds, points, [WIDTH, HEIGHT]] as const,
  )
}

function expectColours(shown: number[][], asked: readonly (readonly number[])[]): void {
  const off = asked.map((rgb, at) =>
    Math.max(...rgb.map((value, channel) => Math.abs((shown[at]?.[channel] ?? -99) - value))),
  )
  expect(Math.max(...off), `${JSON.stringify(asked)} became ${JSON.stringify(shown)}`).toBeLessThanOrEqual(TOLERANCE)
}

const size = { width: WIDTH, height: HEIGHT }

test('a clip shows its image’s colours in a browser: red stays that red', async () => {
  const colours = [RED, [30, 160, 60], BLUE, [240, 240, 240]]
  const image = png((context) =>
    colours.forEach((rgb, at) => {
      context.fillStyle = `rgb(${rgb.join(' ')})`
      context.fillRect(at * 80, 0, 80, HEIGHT)
    }),
  )
  const { bytes } = await animator.animate({
    image,
    prompt: 'static',
    seed: 1,
    ...size,
    seconds: 0.2,
    hasSound: false,
  })
  const middles = [40, 120, 200, 280].map((x) => [x, 90] as const)
  expectColours(await shownIn(bytes, 0.1, middles), colours)
})

test('a speaking portrait matches its preview: the middle, 1.07 times as large, and black behind transparent pixels', async () => {
  const voice = encodeWav({ sampleRate: 16_000, channels: [new Float32Array(16_000)] })
  const speak = (image: Uint8Array) => animator.lipSync({ image, voice, ...size, intensity: 3, movesBody: false })
  const framed = png((context) => {
    context.fillStyle = `rgb(${BLUE.join(' ')})`
    context.fillRect(0, 0, WIDTH, HEIGHT)
    context.fillStyle = `rgb(${RED.join(' ')})`
    context.fillRect(20, 20, WIDTH - 40, HEIGHT - 40)
  })
  // 20 px of frame, of which the crop takes 10.5 to the sides and 5.9 above and below, show as 10 and as 15 px.
  const [near, far] = [
    await speak(framed),
    await speak(
      png((context) => {
        context.fillStyle = 'rgb(255 255 255 / 0.5)'
        context.fillRect(0, 0, WIDTH, HEIGHT)
      }),
    ),
  ]
  const points = [
    [5, 90],
    [15, 90],
    [314, 90],
    [160, 168],
    [160, 160],
  ] as const
  expectColours(await shownIn(near.bytes, 0.5, points), [BLUE, RED, BLUE, BLUE, RED])
  expectColours(await shownIn(far.bytes, 0.9, [[160, 90]]), [[128, 128, 128]])
})

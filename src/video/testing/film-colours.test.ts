import { createCanvas } from '@napi-rs/canvas'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFilms, type Films } from './films.ts'
import { isNear, type Rgb } from './pixels.ts'
import { sampleAroll, sampleFilm } from './sample-film.ts'
import { NO_MOTION, sampleMedia } from './sample-overlays.ts'

const SIZE = { width: 320, height: 180 }
/** How far an encoded value may be off in a channel, as in clips that Node encodes. */
const TOLERANCE = 10
/** How far brightness may be off in the file: full range is 16 off at black and 20 at white. */
const LUMA_TOLERANCE = 5
/** Red, green and blue, and the limited-range brightness that ITU-R BT.709 gives them (BT.601 would have 91 for the red). */
const PATCHES = [
  ['black', [0, 0, 0], 16],
  ['white', [255, 255, 255], 235],
  ['red', [217, 30, 40], 77],
  ['mid grey', [128, 128, 128], 126],
] as const

/** Over the white patch: its left half ends in the middle. */
const SQUARE = { x: 90 / 320, y: 0, width: 60 / 320, height: 60 / 180 }

let film: Films
beforeAll(async () => {
  film = await openFilms()
  await film.page.evaluate((png) => window.harness.keep('patches', png), patches())
}, 120_000)
afterAll(() => film?.close())

function patches(): string {
  const canvas = createCanvas(SIZE.width, SIZE.height)
  const context = canvas.getContext('2d')
  PATCHES.forEach(([, rgb], at) => {
    context.fillStyle = `rgb(${rgb.join(' ')})`
    context.fillRect(at * 80, 0, 80, SIZE.height)
  })
  return canvas.toBuffer('image/png').toString('base64')
}

async function expectPatches(name: string): Promise<void> {
  const middles = PATCHES.map((_, at) => [at * 80 + 40, 90] as const)
  const shown = await film.page.evaluate(([as, at]) => window.harness.pixels(as, 3, at), [name, middles] as const)
  const seen = JSON.stringify(shown)
  PATCHES.forEach(([patch, rgb, luma], at) => {
    const off = rgb.map((value, channel) => Math.abs((shown[at]?.rgb[channel] ?? -99) - value))
    expect(Math.max(...off), `${patch} in ${seen}`).toBeLessThanOrEqual(TOLERANCE)
    expect(Math.abs((shown[at]?.luma ?? -99) - luma), `${patch} in ${seen}`).toBeLessThanOrEqual(LUMA_TOLERANCE)
  })
}

it('the exported film holds colours in limited-range BT.709: black, white, that red and grey are shown as they were', async () => {
  const plain = sampleFilm(SIZE, [{ text: 'x', frames: 12, animation: 'NONE', transition: '' }])
  const arolls = [sampleAroll('patches', 'sample:kept?patches', 0, 12, { animation: 'NONE' })]
  const document = {
    ...plain,
    captions: { ...plain.captions, show: false },
    scenes: plain.scenes.map((scene) => ({ ...scene, arolls })),
  }
  await film.exportAs('film', document)
  await expectPatches('film')
}, 90_000)

it('a clip that the tab’s animator makes holds colours as a film does: red stays that red', async () => {
  await film.page.evaluate((size) => window.harness.holdStill('patches', 'clip', size, 0.2), SIZE)
  await expectPatches('clip')
}, 90_000)

const [RED, BLUE, GREEN, YELLOW]: readonly [Rgb, Rgb, Rgb, Rgb] = [
  [255, 0, 0],
  [0, 0, 255],
  [0, 192, 0],
  [255, 255, 0],
]

/** Files of ffmpeg whose right half is transparent, with the colour of their left half at frames of the film. */
const TRANSLUCENT = [
  ['half-red.png', 'image', { 0: RED, 40: RED }],
  // 300 ms red, 100 ms blue, again and again.
  ['blinking.gif', 'animation', { 0: RED, 4: RED, 8: RED, 9: BLUE, 11: BLUE, 12: RED, 16: RED, 21: BLUE }],
  ['blinking.webp', 'animation', { 4: RED, 8: RED, 9: BLUE, 12: RED, 16: RED }],
  // Half a second green, then yellow, which stays.
  ['alpha-vp9.webm', 'video', { 0: GREEN, 14: GREEN, 15: YELLOW, 40: YELLOW }],
  ['alpha-vp8.webm', 'video', { 14: GREEN, 15: YELLOW, 40: YELLOW }],
] as const

it.each(TRANSLUCENT)(
  'an overlay of %s shows each of its frames at its time, and what lies behind it where it is transparent',
  async (file, type, shown: Readonly<Record<number, Rgb>>) => {
    const bytes = readFileSync(new URL(file, import.meta.url)).toString('base64')
    await film.page.evaluate(([as, of]) => window.harness.keep(as, of), [file, bytes] as const)
    const plain = sampleFilm(SIZE, [{ text: 'x', frames: 45, animation: 'NONE', transition: '' }])
    const still = { motionIn: NO_MOTION, motionOut: NO_MOTION, durationInFrames: 45, box: SQUARE }
    const document = {
      ...plain,
      captions: { ...plain.captions, show: false },
      scenes: plain.scenes.map((scene) => ({
        ...scene,
        arolls: [sampleAroll('patches', 'sample:kept?patches', 0, 45, { animation: 'NONE' })],
      })),
      overlays: [sampleMedia(`sample:kept?${file}`, { ...still, type })],
    }
    await film.exportAs('over', document)
    for (const [frame, colour] of Object.entries(shown)) {
      const [left, right] = await film.page.evaluate(
        (at) =>
          window.harness.pixels('over', at, [
            [105, 30],
            [135, 30],
          ]),
        Number(frame),
      )
      const rgb = [left, right].map((pixel): Rgb => {
        const [red = -99, green = -99, blue = -99] = pixel?.rgb ?? []
        return [red, green, blue]
      })
      const seen = `${frame}: ${JSON.stringify(rgb)}`
      expect([isNear(rgb[0] ?? RED, colour, 40), isNear(rgb[1] ?? RED, [255, 255, 255], 20)], seen).toEqual([
        true,
        true,
      ])
    }
    // The player shows the same.
    await film.page.evaluate((of) => window.harness.openPlayer(of, 320), document)
    await film.page.waitForSelector('canvas[data-film-frame]')
    for (const frame of Object.keys(shown).map(Number).slice(-2))
      expect(await film.page.evaluate((at) => window.harness.playerDiffers('over', at), frame)).toBeLessThan(0.02)
  },
  90_000,
)

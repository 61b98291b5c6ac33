import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFilms, type Films } from './films.ts'
import { sampleAroll, sampleFilm } from './sample-film.ts'

const [WIDTH, HEIGHT] = [320, 180]
/** How far an encoded value may be off, as in clips. */
const TOLERANCE = 10
/** How far brightness may be off in the file: less than between limited and full range, which is 16 at black and 20 at white. */
const LUMA_TOLERANCE = 5
/** Red, green and blue, and the limited-range brightness that ITU-R BT.709 gives them (BT.601 would have 91 for the red). */
const PATCHES = [
  ['black', [0, 0, 0], 16],
  ['white', [255, 255, 255], 235],
  ['red', [217, 30, 40], 77],
  ['mid grey', [128, 128, 128], 126],
] as const

let film: Films
beforeAll(async () => {
  film = await openFilms()
}, 120_000)
afterAll(() => film?.close())

function patches(): string {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  PATCHES.forEach(([, rgb], at) => {
    context.fillStyle = `rgb(${rgb.join(' ')})`
    context.fillRect(at * 80, 0, 80, HEIGHT)
  })
  return canvas.toBuffer('image/png').toString('base64')
}

it('the exported film holds colours in limited-range BT.709: black, white, that red and grey are shown as they were', async () => {
  await film.page.evaluate((png) => window.harness.keep('patches', png), patches())
  const size = { width: WIDTH, height: HEIGHT }
  const plain = sampleFilm(size, [{ text: 'x', frames: 12, animation: 'NONE', transition: '' }])
  const document = {
    ...plain,
    captions: { ...plain.captions, show: false },
    scenes: plain.scenes.map((scene) => ({
      ...scene,
      arolls: [sampleAroll('patches', 'sample:kept?patches', 0, 12, { animation: 'NONE' })],
    })),
  }
  await film.exportAs('colours', document)
  const middles = PATCHES.map((_, at) => [at * 80 + 40, 90] as const)
  const shown = await film.page.evaluate((points) => window.harness.pixels('colours', 6, points), middles)
  const seen = JSON.stringify(shown)
  PATCHES.forEach(([name, rgb, luma], at) => {
    const pixel = shown[at]
    const off = Math.max(...rgb.map((value, channel) => Math.abs((pixel?.rgb[channel] ?? -99) - value)))
    expect(off, `${name} in ${seen}`).toBeLessThanOrEqual(TOLERANCE)
    expect(Math.abs((pixel?.luma ?? -99) - luma), `brightness of ${name} in ${seen}`).toBeLessThanOrEqual(
      LUMA_TOLERANCE,
    )
  })
}, 90_000)

import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openFilms, type Films } from './films.ts'
import { sampleAroll, sampleFilm } from './sample-film.ts'

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

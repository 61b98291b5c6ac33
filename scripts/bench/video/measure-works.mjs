import { openFilmPage } from '../../../src/video/testing/film-page.ts'
import { movingImage, repeated } from './moving-image.mjs'

const ROUNDS = 2
const ENCODED = 60
/** Long enough that starting a worker and compiling its code, which every worker does again, is a small part of it. */
const FRAMES = 180

const modify = (words) => ({ work: 'modify', request: { words, strength: 100 } })
const UPSCALE = { work: 'upscale', request: { factor: 2, isDrawing: false, fidelity: 80, grain: 0, keepsSkin: false } }
const upscale = (more) => ({ work: 'upscale', request: { ...UPSCALE.request, ...more } })
const CROP = {
  work: 'reframe',
  request: {
    ratio: '9:16',
    frameSize: 100,
    path: [
      { atMs: 0, x: 0.2, y: 0.5 },
      { atMs: 2_000, x: 0.8, y: 0.5 },
    ],
  },
}
const EXPAND = {
  work: 'expand',
  request: { ratio: '9:16', frameSize: 100, focus: { x: 0.5, y: 0.5 }, width: 1078, height: 1918 },
}

/** Each kind of work, the size of the clip, and how many times as wide what comes out is. */
const WORKS = [
  { name: 'modify-colours', order: modify('black and white'), size: 'full', factor: 1 },
  { name: 'modify-light', order: modify('warmer'), size: 'full', factor: 1 },
  { name: 'modify-sharper', order: modify('sharper'), size: 'full', factor: 1 },
  { name: 'modify-blurred', order: modify('blurred'), size: 'full', factor: 1 },
  { name: 'modify-vignette', order: modify('with a vignette'), size: 'full', factor: 1 },
  { name: 'modify-mirrored', order: modify('mirrored'), size: 'full', factor: 1 },
  { name: 'crop', order: CROP, size: 'full', factor: 1 },
  { name: 'expand', order: EXPAND, size: 'full', factor: 1 },
  { name: 'upscale-2', order: UPSCALE, size: 'half', factor: 2 },
  { name: 'upscale-2-hardened', order: upscale({ fidelity: 0 }), size: 'half', factor: 2 },
  { name: 'upscale-2-grain', order: upscale({ grain: 50 }), size: 'half', factor: 2 },
  { name: 'upscale-4', order: upscale({ factor: 4 }), size: 'small', factor: 4 },
  { name: 'upscale-drawing', order: upscale({ isDrawing: true }), size: 'half', factor: 2 },
]
const SIZES = { full: [1920, 1080], half: [960, 540], small: [480, 270] }

/**
 * Speed of each kind of work as a share of this browser's own decoding and encoding of the same clip, without a change but to the size of
 * what comes out; both in turn, and of each the best.
 * @param {{ browser: string, only?: string, log?: (line: string) => void }} options
 * @returns {Promise<Record<string, number>>}
 */
export async function measureVideoWorks({ browser, only = '', log = () => {} }) {
  const film = await openFilmPage(browser)
  try {
    for (const [name, [width, height]] of Object.entries(SIZES)) {
      const bytes = await repeated(await movingImage({ width, height, frames: ENCODED }), FRAMES / ENCODED)
      await film.page.evaluate(
        ([as, file]) => globalThis.harness.keep(as, file),
        [name, Buffer.from(bytes).toString('base64')],
      )
    }
    const shares = {}
    for (const { name, order, size, factor } of WORKS.filter((work) => new RegExp(only).test(work.name))) {
      let [plain, worked] = [Infinity, Infinity]
      for (let round = 0; round < ROUNDS; round++) {
        plain = Math.min(
          plain,
          await film.page.evaluate(([of, by]) => globalThis.harness.transcode(of, by), [size, factor]),
        )
        const { ms } = await film.page.evaluate(([of, what]) => globalThis.harness.rework(of, what), [size, order])
        worked = Math.min(worked, ms)
      }
      shares[name] = plain / worked
      log(`${name}: ${Math.round(worked / FRAMES)} ms a frame, ${Math.round(plain / FRAMES)} ms without a change`)
    }
    return shares
  } finally {
    await film.close()
  }
}

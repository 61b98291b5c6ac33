import { openFilmPage } from '../../../src/video/testing/film-page.ts'
import { sampleFilm } from '../../../src/video/testing/sample-film.ts'
import { FADE, sampleShape, sampleSticker, sampleText } from '../../../src/video/testing/sample-overlays.ts'

const FRAMES = 300
const WORDS = 'He never puts a name on the envelope, he only writes to whoever sees the light.'
const CUES = 20

/** 10 s in 1080p: three scenes whose images move, with voices, music and captions. */
const PLAIN = sampleFilm(
  { width: 1920, height: 1080 },
  ['ZOOM_IN', 'PAN_LEFT', 'ZOOM_OUT'].map((animation) => ({
    text: WORDS,
    frames: FRAMES / 3,
    animation,
    transition: '',
  })),
)

/** With a lower third of plate, name and sticker over each scene. */
const DRESSED = {
  ...PLAIN,
  scenes: PLAIN.scenes.map((scene) => {
    const time = {
      from: scene.from + 6,
      durationInFrames: scene.durationInFrames - 12,
      motionIn: FADE,
      motionOut: FADE,
    }
    const overlays = [
      sampleShape('RECTANGLE', { box: { x: 0.06, y: 0.54, width: 0.5, height: 0.19 }, fill: '#12324a' }),
      sampleText('Mira Sand', { box: { x: 0.085, y: 0.54, width: 0.4, height: 0.11 }, fontSize: 0.075 }),
      sampleSticker('waving-hand', { box: { x: 0.48, y: 0.55, width: 0.07, height: 0.12 } }),
    ]
    return { ...scene, overlays: overlays.map((overlay) => ({ ...overlay, ...time, id: `${scene.id} ${overlay.id}` })) }
  }),
}

/** With twenty further sounds, three at a time. */
const SOUNDING = {
  ...PLAIN,
  cues: Array.from({ length: CUES }, (_, at) => ({
    ...{ id: `cue-${at}`, kind: 'EFFECT', url: 'sample:voice?2000', name: null, from: at * 14, durationInFrames: 30 },
    ...{ offsetMs: 0, volume: 0.3, loop: false, fadeInMs: 50, fadeOutMs: 50, isMuted: false, duckingDb: null },
  })),
}

/**
 * What overlays and sounds cost an export: its rate with three overlays in each scene to that without, and how long twenty sounds take
 * to mix to the whole export. The best of some rounds in turn: other work on the machine only ever slows.
 * @param {{browser: string, rounds?: number}} options
 * @returns {Promise<{rate: number, mixing: number}>}
 */
export async function measureOverlaysInExport({ browser, rounds = 3 }) {
  const film = await openFilmPage(browser)
  const exportOf = (of) => film.page.evaluate(async (each) => (await globalThis.harness.export('bench', each)).ms, of)
  const mix = (of) =>
    film.page.evaluate(async (each) => {
      const begun = performance.now()
      await globalThis.harness.mixed(each, 0)
      return performance.now() - begun
    }, of)
  try {
    const runs = { plain: [], dressed: [], mixing: [] }
    for (let round = 0; round < rounds; round++) {
      runs.plain.push(await exportOf(PLAIN))
      runs.dressed.push(await exportOf(DRESSED))
      runs.mixing.push(await mix(SOUNDING))
    }
    const best = (key) => Math.min(...runs[key])
    return { rate: best('plain') / best('dressed'), mixing: best('mixing') / best('plain') }
  } finally {
    await film.close()
  }
}

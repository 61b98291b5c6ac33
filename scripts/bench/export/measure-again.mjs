import { openFilmPage } from '../../../src/video/testing/film-page.ts'
import { sampleFilm, spokenWords } from '../../../src/video/testing/sample-film.ts'

const MOVES = ['ZOOM_IN', 'PAN_LEFT', 'ZOOM_OUT', 'PAN_UP']
const FRAMES = 60
const CHANGED = 9

/** Twenty scenes of 2 s in 1080p, a dissolve into every second one. */
const FILM = sampleFilm(
  { width: 1920, height: 1080 },
  Array.from({ length: 20 }, (_, index) => ({
    text: 'He only writes to whoever sees the light.',
    frames: FRAMES,
    animation: MOVES[index % MOVES.length],
    transition: index % 2 === 1 ? 'fade' : '',
  })),
)

/** One scene is changed: another voice-over, other captions, another image. */
const RESPOKEN = changed((scene) => ({
  voice: { ...scene.voice, url: 'sample:voice?1500', durationMs: 1500 },
  captions: spokenWords('Nobody ever wrote back to him.', 80, 1500),
  arolls: scene.arolls.map((aroll) => ({ ...aroll, url: 'sample:picture?77' })),
}))

function changed(change) {
  const scenes = FILM.scenes.map((scene, at) => (at === CHANGED ? { ...scene, ...change(scene) } : scene))
  return { ...FILM, scenes }
}

/**
 * Exports a film of twenty scenes, then again after one of them was spoken again.
 * @param {{browser: string, rounds?: number}} options
 * @returns {Promise<{ratio: number, runs: {first: number[], again: number[]}}>} runs in ms; the best of each makes the ratio
 */
export async function measureExportAgain({ browser, rounds = 2 }) {
  const film = await openFilmPage(browser)
  try {
    const runs = { first: [], again: [] }
    for (let round = 0; round < rounds; round++) {
      const first = await film.page.evaluate((of) => globalThis.harness.export('first', of), FILM)
      const again = await film.page.evaluate(
        ([of, before]) => globalThis.harness.export('again', of, undefined, { name: 'first', film: before }),
        [RESPOKEN, FILM],
      )
      if (again.progress.at(-1).reusedFrames !== FILM.durationInFrames - FRAMES)
        throw new Error('The second export did not draw exactly the scene that changed')
      runs.first.push(first.ms)
      runs.again.push(again.ms)
    }
    return { ratio: Math.min(...runs.again) / Math.min(...runs.first), runs }
  } finally {
    await film.close()
  }
}

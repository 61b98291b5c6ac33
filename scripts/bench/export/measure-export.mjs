import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFilmPage } from '../../../src/video/testing/film-page.ts'
import { sampleFilm } from '../../../src/video/testing/sample-film.ts'
import { slideshowArguments } from './slideshow.mjs'

const SIZE = { width: 1920, height: 1080 }
const FRAMES = 300
const WORDS = 'He never puts a name on the envelope, he only writes to whoever sees the light.'
/** 10 s, every image moves, a dissolve into each, words highlighted one by one, voices and music. */
const FILM = sampleFilm(
  SIZE,
  ['ZOOM_IN', 'PAN_LEFT', 'ZOOM_OUT'].map((animation, index) => ({
    text: WORDS,
    frames: FRAMES / 3,
    animation,
    transition: index === 0 ? '' : 'fade',
  })),
)

/**
 * Exports a 10 s 1080p film in the browser and lets ffmpeg make a slideshow of the same length, in turn, and takes the best of each:
 * what else the machine does slows both, and only ever slows.
 * @param {{browser: string, rounds?: number}} options
 * @returns {Promise<{fps: number, slideshowFps: number | null, ratio: number | null, runs: {export: number[], slideshow: number[]}}>}
 * slideshowFps and ratio are null where ffmpeg is absent
 */
export async function measureExport({ browser, rounds = 3 }) {
  const film = await openFilmPage(browser)
  const folder = await mkdtemp(join(tmpdir(), 'export-bench-'))
  try {
    const save = async (url, name) => {
      const file = join(folder, name)
      await writeFile(file, Buffer.from(await film.page.evaluate((of) => globalThis.harness.bytes(of), url), 'base64'))
      return file
    }
    const images = await Promise.all(FILM.scenes.map((scene, index) => save(scene.arolls[0].url, `${index}.jpg`)))
    const voices = await Promise.all(FILM.scenes.map((scene, index) => save(scene.voice.url, `${index}.wav`)))
    const args = slideshowArguments({
      images,
      voices,
      seconds: FRAMES / 30,
      ...SIZE,
      output: join(folder, 'slideshow.mp4'),
    })
    const runs = { export: [], slideshow: [] }
    for (let round = 0; round < rounds; round++) {
      const { ms } = await film.page.evaluate((of) => globalThis.harness.export('bench', of), FILM)
      runs.export.push((FRAMES * 1000) / ms)
      const slideshowMs = await timed('ffmpeg', args)
      if (slideshowMs !== null) runs.slideshow.push((FRAMES * 1000) / slideshowMs)
    }
    const fps = Math.max(...runs.export)
    const slideshowFps = runs.slideshow.length > 0 ? Math.max(...runs.slideshow) : null
    return { fps, slideshowFps, ratio: slideshowFps === null ? null : fps / slideshowFps, runs }
  } finally {
    await film.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** How long a command takes, ms; null when there is no such command. */
function timed(command, args) {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', (error) => (error.code === 'ENOENT' ? resolve(null) : reject(error)))
    child.once('exit', (code) =>
      code === 0 ? resolve(performance.now() - begun) : reject(new Error(`${command} ended with ${code}`)),
    )
  })
}

import { count, growth, ratio, time } from '../figures.mjs'
import { VIDEO_WORKS } from '../video/video-works.mjs'
import { onHost, PORT } from './on-host.mjs'

const PARTS = ['server', 'postgres', 'rows', 'writes', 'commits', 'database', 'log', 'files']

/** Figures of one kind of work. */
const costsOf = (key, name) => ({
  [`${key}Server`]: time(`${name}-cpu`, 's'),
  [`${key}Postgres`]: time(`${name}-postgres-cpu`, 's'),
  [`${key}Rows`]: count(`${name}-rows`, 'rows', null),
  [`${key}Writes`]: count(`${name}-writes`, 'writes', null),
  [`${key}Commits`]: count(`${name}-commits`, 'commits', null),
  [`${key}Database`]: count(`${name}-database`, 'KiB', null),
  [`${key}Log`]: count(`${name}-log`, 'KiB', null),
  [`${key}Files`]: count(`${name}-files`, 'MiB', null),
})

const costsBy = (key, cost) =>
  Object.fromEntries(PARTS.map((part) => [`${key}${part.charAt(0).toUpperCase()}${part.slice(1)}`, cost[part]]))

/** Of a video of a minute, a clip of 5 s, an edit, and a second at rest. */
const FILM_COSTS = {
  scenes: count('film-minute-scenes', 'scenes', null),
  ...costsOf('film', 'film-minute'),
  ...costsOf('export', 'film-minute-export'),
  ...costsOf('clip', 'film-clip-5-s'),
  ...costsOf('edit', 'film-edit'),
  ...costsOf('rest', 'film-server-rest'),
  modelsServer: time('film-minute-models-cpu', 's'),
  modelsCalls: count('film-minute-models-calls', 'calls', null),
  modelsClipCalls: count('film-clip-models-calls', 'calls', null),
}

/** Times of images, sound and videos. */
export const filmGroups = (browser) => [
  {
    figures: {
      ms: time('picture-full-hd', 'ms'),
      toEncoding: ratio('picture-full-hd-to-encoding', 45),
      pages: count('picture-full-hd-pages', 'pages', 10_000),
    },
    run: async () => (await import('../image.mjs')).measureImage(),
  },
  {
    figures: {
      seconds: time('set-100-pictures-checked', 's'),
      toDecoding: ratio('set-100-pictures-to-decoding', 30),
      waited: time('set-100-pictures-slowest-answer', 'ms'),
    },
    run: async () => (await import('../set-check.mjs')).measureSetCheck({ port: PORT, browser }),
  },
  {
    figures: {
      waveform: time('audio-10-min-waveform', 's'),
      waveformGrowth: growth('audio-10-min-waveform-growth', 12),
      phrases: time('audio-10-min-phrases', 's'),
      phrasesGrowth: growth('audio-10-min-phrases-growth', 12),
    },
    run: async () => {
      const { measureLongAudio } = await import('../long-audio.mjs')
      const { waveform, phrases } = await measureLongAudio({ port: PORT, browser })
      return {
        ...{ waveform: waveform.seconds, waveformGrowth: waveform.growth },
        ...{ phrases: phrases.seconds, phrasesGrowth: phrases.growth },
      }
    },
  },
  {
    figures: {
      firstFrame: time('prompt-to-first-frame', 's'),
      moving: time('prompt-to-moving', 's'),
      speaking: time('prompt-to-sound', 's'),
      requests: count('prompt-to-moving-requests', 'requests', 60),
      bytes: count('prompt-to-moving-bytes', 'KiB', 1_500),
      pages: count('prompt-to-moving-pages', 'pages', 200_000),
      reachedUnmade: count('scenes-reached-unmade', 'scenes', 0),
    },
    run: async () => {
      const { measureFirstFilm } = await import('../first-film.mjs')
      return onHost(browser, ({ url }) => measureFirstFilm(url, browser))
    },
  },
  {
    figures: {
      seconds: time('preview-to-moving', 's'),
      requests: count('preview-to-moving-requests', 'requests', 80),
      bytes: count('preview-to-moving-bytes', 'KiB', 2_000),
    },
    run: async () => {
      const { measurePreview } = await import('../preview.mjs')
      return onHost(browser, ({ url }) => measurePreview(url, browser))
    },
  },
  {
    figures: { fps: time('export-fps', 'fps', 'higher'), ratio: ratio('export-to-slideshow', 1.2, 'higher') },
    run: async () => (await import('../export/measure-export.mjs')).measureExport({ browser }),
  },
  {
    figures: {
      rate: ratio('export-with-overlays', 0.8, 'higher'),
      mixing: ratio('export-mixing-share', 0.1),
    },
    run: async () => (await import('../export/measure-overlays.mjs')).measureOverlaysInExport({ browser }),
  },
  {
    figures: { ratio: ratio('export-again-ratio', 0.15) },
    run: async () => (await import('../export/measure-again.mjs')).measureExportAgain({ browser }),
  },
  {
    figures: Object.fromEntries(VIDEO_WORKS.map((name) => [name, ratio(`video-${name}`, 0.5, 'higher')])),
    run: async () => (await import('../video/measure-works.mjs')).measureVideoWorks({ browser }),
  },
  {
    // A frame is 3 MiB: were all of them held, it would be 16 GiB.
    figures: { grown: count('video-work-3-min-growth', 'MiB', 100) },
    run: async () => {
      const { measureVideoMemory } = await import('../video/measure-memory.mjs')
      return { grown: await measureVideoMemory({ port: PORT, browser }) }
    },
  },
  {
    // Takes some minutes and PostgreSQL's programs, so it runs only when it is named. docs/operating.md calculates with it.
    figures: FILM_COSTS,
    isNamedOnly: true,
    run: async () => {
      const { measureFilmCost } = await import('../film-cost.mjs')
      const costs = await measureFilmCost({ port: PORT, browser })
      if (!costs) return {}
      const { builtIn, models } = costs
      return {
        scenes: builtIn.scenes,
        ...costsBy('film', builtIn.film),
        ...costsBy('export', builtIn.export),
        ...costsBy('clip', builtIn.clip),
        ...costsBy('edit', builtIn.edit),
        ...costsBy('rest', builtIn.rest),
        ...{ modelsServer: models.film.server, modelsCalls: models.film.calls, modelsClipCalls: models.clip.calls },
      }
    },
  },
]

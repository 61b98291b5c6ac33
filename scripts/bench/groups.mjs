import { MEMORY_LIMITS, measureStoryMemory } from '../lib/story-memory.mjs'
import { say } from '../lib/say.mjs'
import { VIDEO_WORKS } from './video/video-works.mjs'

const PORT = 4490
const ROUNDS = 200

/** Groups of figures that come out of one measurement; limits of `isTime` figures follow the calibration. */
export function groups(browser) {
  const js = (name, route, limit) => ({
    figures: [{ name, unit: 'KiB gz', limit, better: 'lower' }],
    run: async () => [await (await import('./initial-js.mjs')).measureInitialJs(route)],
  })
  const time = (name, unit, limit) => ({ name, unit, limit, better: 'lower', isTime: true })
  const withHost = async (work) => {
    const { startNodeHost } = await import('./node-host.mjs')
    const host = await startNodeHost({ port: PORT, browser })
    try {
      return await work(host)
    } finally {
      await host.stop()
    }
  }
  return [
    {
      figures: [time('codegen', 's', 10)],
      run: async () => [await (await import('./tools.mjs')).measureCodegen()],
    },
    {
      figures: [time('typecheck', 's', 12.5)],
      run: async () => [await (await import('./tools.mjs')).measureTypecheck()],
    },
    js('initial-js-login', 'auth/login.tsx', 220),
    js('initial-js-home', 'home/page.tsx', 250),
    js('initial-js-editor', 'story/story.tsx', 480),
    js('initial-js-subscribe', 'subscribe/page.tsx', 250),
    js('initial-js-preview', 'preview/page.tsx', 300),
    js('initial-js-brand', 'brand/page.tsx', 250),
    js('initial-js-image', 'image/page.tsx', 300),
    js('initial-js-models', 'models/page.tsx', 300),
    js('initial-js-lora-training', 'lora-training/model.tsx', 300),
    js('initial-js-upscale', 'upscale/page.tsx', 300),
    js('initial-js-reframe', 'reframe/page.tsx', 300),
    js('initial-js-modify-video', 'modify-video/page.tsx', 300),
    js('initial-js-subscription', 'account-subscription/page.tsx', 430),
    js('initial-js-staff', 'admin-stats/overview.tsx', 300),
    js('initial-js-staff-grid', 'admin-stats/generation-analytics.tsx', 400),
    {
      figures: [
        time('cold-login', 's', 2.8),
        time('cold-home', 's', 3.8),
        time('cold-editor', 's', 6.5),
        { name: 'cold-editor-script', unit: 'KiB gz', limit: 480, better: 'lower' },
      ],
      run: async () => {
        const { measureColdLoad } = await import('./cold-load.mjs')
        const { login, home, editor, editorScript } = await withHost(({ url }) => measureColdLoad(url, browser))
        return [login, home, editor, editorScript]
      },
    },
    {
      figures: [time('start-to-first-response', 's', 3)],
      run: async () => {
        const { startNodeHost } = await import('./node-host.mjs')
        // The second start is the one that finds everything in place.
        const first = await startNodeHost({ port: PORT, browser })
        await first.stop(true)
        const again = await startNodeHost({ port: PORT, browser, dataDir: first.dataDir })
        await again.stop()
        return [again.startedMs / 1000]
      },
    },
    {
      figures: [time('tool-history-500-page', 'ms', 50), time('tool-history-500-search', 'ms', 50)],
      run: async () => {
        const { measureToolHistory } = await import('./tool-history.mjs')
        const { page, found } = await measureToolHistory({ port: PORT, browser })
        return [page, found]
      },
    },
    {
      figures: [
        time('set-100-pictures-checked', 's', 20),
        { name: 'set-100-pictures-slowest-answer', unit: 'ms', limit: null, better: 'lower' },
      ],
      run: async () => {
        const { measureSetCheck } = await import('./set-check.mjs')
        const { seconds, waited } = await measureSetCheck({ port: PORT, browser })
        return [seconds, waited]
      },
    },
    {
      figures: [
        time('compare-4k-drag-script', 'ms', 8),
        time('compare-4k-drag-longest', 'ms', 50),
        { name: 'compare-4k-drag-fps', unit: 'fps', limit: null, better: 'higher' },
      ],
      run: async () => {
        const { measureCompareSlider } = await import('./compare-slider.mjs')
        const { script, longestTask, fps } = await measureCompareSlider({ port: PORT, browser })
        return [script, longestTask, fps]
      },
    },
    {
      figures: [time('stale-marks-200-scenes', 'ms', 20)],
      run: async () => [await (await import('./stale-marks.mjs')).measureStaleMarks()],
    },
    {
      figures: [time('quote-200-scenes', 'ms', 50)],
      run: async () => [await (await import('./quote.mjs')).measureQuote()],
    },
    {
      figures: [
        { name: 'quote-call-200-scenes', unit: 'ms', limit: null, better: 'lower' },
        { name: 'stale-work-call-200-scenes', unit: 'ms', limit: null, better: 'lower' },
      ],
      run: async () => {
        const { measureRealWorkCalls } = await import('./real-work-calls.mjs')
        const { quote, staleWork } = await measureRealWorkCalls({ port: PORT, browser })
        return [quote, staleWork]
      },
    },
    {
      figures: [time('staff-page-200k-events', 'ms', 500)],
      run: async () => {
        const { measureStaffPages } = await import('./staff-pages.mjs')
        return [await measureStaffPages({ port: PORT, browser, events: 200_000 })]
      },
    },
    {
      // Takes a quarter of an hour and PostgreSQL's programs, so it runs only when it is named.
      figures: [time('staff-page-5m-events-postgres', 'ms', 300)],
      isNamedOnly: true,
      run: async () => {
        const { measureStaffPages } = await import('./staff-pages.mjs')
        const { startPostgres } = await import('../../server/platform/db/testing/postgres.ts')
        const postgres = startPostgres()
        if (!postgres) return [null]
        try {
          const databaseUrl = postgres.createDatabase()
          const onCall = (call, ms) => say(`${Math.round(ms)} ms ${call}`)
          return [await measureStaffPages({ port: PORT, browser, events: 5_000_000, databaseUrl, onCall })]
        } finally {
          postgres.stop()
        }
      },
    },
    {
      figures: [
        time('staff-grid-10000-frame', 'ms', 17),
        { name: 'staff-grid-10000-slow-frames', unit: '%', limit: null, better: 'lower' },
      ],
      run: async () => {
        const { measureStaffGrid } = await import('./staff-grid.mjs')
        const { frame, missed } = await measureStaffGrid({ port: PORT, browser })
        return [frame, missed]
      },
    },
    {
      figures: [
        time('capsule-recorder-action', 'µs', 20),
        time('capsule-recorder-call', 'µs', 1_000),
        time('state-10000-stories-save', 's', 5),
        time('state-10000-stories-open', 's', 5),
      ],
      run: async () => {
        const { measureDevTools } = await import('./dev-tools.mjs')
        const { action, call, save, open } = await measureDevTools({ port: PORT, browser })
        return [action, call, save, open]
      },
    },
    {
      figures: [
        ...['get', 'list'].map((name) => time(`node-api-${name}`, 'ms', 2)),
        // Decision 80.
        time('node-api-patch', 'ms', 3.4),
      ],
      run: async () => {
        const { measureApi } = await import('./api-session.mjs')
        const { get, list, patch } = await withHost(({ url }) => measureApi(url, ROUNDS))
        return [get, list, patch]
      },
    },
    {
      figures: [...['get', 'list'].map((name) => time(`tab-api-${name}`, 'ms', 10)), time('tab-api-patch', 'ms', 13.5)],
      run: async () => {
        const { measureTabApi } = await import('./tab-host.mjs')
        const { get, list, patch } = await measureTabApi(browser, PORT, ROUNDS)
        return [get, list, patch]
      },
    },
    {
      figures: [
        ['node-memory-idle', 'idle'],
        ['node-memory-making', 'making'],
        ['node-memory-minute-later', 'minuteLater'],
      ].map(([name, of]) => ({ name, unit: 'MiB', limit: MEMORY_LIMITS[of], better: 'lower' })),
      run: async () => {
        const { idle, making, minuteLater } = await withHost((host) => measureStoryMemory(host, 3))
        return [idle, making, minuteLater]
      },
    },
    {
      figures: [time('picture-full-hd', 'ms', 500)],
      run: async () => [(await import('./picture.mjs')).measurePicture()],
    },
    {
      figures: [time('script-to-scenes', 's', 1)],
      run: async () => {
        const { measureScriptSplit } = await import('./script-split.mjs')
        return [await withHost(({ url }) => measureScriptSplit(url))]
      },
    },
    {
      figures: [time('audio-10-min-waveform', 's', 3), time('audio-10-min-phrases', 's', 10)],
      run: async () => {
        const { measureLongAudio } = await import('./long-audio.mjs')
        const { waveform, phrases } = await measureLongAudio({ port: PORT, browser })
        return [waveform, phrases]
      },
    },
    {
      figures: [
        time('prompt-to-first-frame', 's', 2.5),
        time('prompt-to-moving', 's', 2.5),
        time('prompt-to-sound', 's', 2.5),
        { name: 'scenes-reached-unmade', unit: 'scenes', limit: 0, better: 'lower' },
      ],
      run: async () => {
        const { measureFirstFilm } = await import('./first-film.mjs')
        const film = await withHost(({ url }) => measureFirstFilm(url, browser))
        return [film.firstFrame, film.moving, film.speaking, film.reachedUnmade]
      },
    },
    {
      figures: [time('preview-to-moving', 's', 2)],
      run: async () => {
        const { measurePreview } = await import('./preview.mjs')
        return [await withHost(({ url }) => measurePreview(url, browser))]
      },
    },
    {
      figures: [
        time('editor-first-frame', 's', 1.5),
        time('editor-mount', 'ms', null),
        time('editor-far-seek', 'ms', null),
        time('editor-select', 'ms', 100),
        time('editor-caption-paint', 'ms', 50),
        { name: 'editor-renders-elsewhere', unit: 'renders', limit: 0, better: 'lower' },
        { name: 'editor-calls-per-edit', unit: 'calls', limit: 1, better: 'lower' },
        time('editor-drag-script', 'ms', 8),
        time('editor-drag-longest', 'ms', 50),
        { name: 'editor-drag-fps', unit: 'fps', limit: null, better: 'higher' },
      ],
      run: async () => {
        const { measureEditor } = await import('./editor.mjs')
        const editor = await measureEditor({ port: PORT, browser })
        return [
          editor.firstFrame,
          editor.mount,
          editor.farSeek,
          editor.select,
          editor.captionPaint,
          editor.rendersElsewhere,
          editor.callsPerEdit,
          editor.dragScript,
          editor.dragLongestTask,
          editor.dragFps,
        ]
      },
    },
    {
      figures: [
        time('home-10000-first-page', 'ms', 50),
        time('home-10000-last-page', 'ms', null),
        time('home-10000-search', 'ms', null),
        time('home-10000-frame', 'ms', 17),
        { name: 'home-10000-slow-frames', unit: '%', limit: null, better: 'lower' },
      ],
      run: async () => {
        const { measureHomeLists } = await import('./home-lists.mjs')
        const home = await measureHomeLists({ port: PORT, browser })
        return [home.firstPage, home.deepPage, home.search, home.frame, home.missed]
      },
    },
    {
      figures: [
        time('credits-summary-100000', 'ms', 5),
        time('usage-100000-page', 'ms', 20),
        time('usage-100000-filtered', 'ms', null),
        time('usage-100000-story', 'ms', 20),
        time('usage-100000-chart', 'ms', 20),
        time('usage-100000-chart-story', 'ms', 20),
        { name: 'usage-100000-csv', unit: 'rows/s', limit: 20_000, better: 'higher', isTime: true },
        { name: 'usage-100000-csv-memory', unit: 'MiB', limit: 64, better: 'lower' },
      ],
      run: async () => {
        const { measureUsage } = await import('./usage.mjs')
        const { summary, page, filtered, story, chart, storyChart, csv, csvMemory } = await measureUsage({
          port: PORT,
          browser,
        })
        return [summary, page, filtered, story, chart, storyChart, csv, csvMemory]
      },
    },
    {
      figures: [time('provider-call-overhead', 'ms', 15)],
      run: async () => {
        const { measureProviderCall } = await import('./provider-call.mjs')
        return [await measureProviderCall()]
      },
    },
    {
      figures: [time('provider-50-scenes', 'ratio', 1.15), time('provider-wave-overhead', 'ms', null)],
      run: async () => {
        const { measureProviders } = await import('./providers.mjs')
        const { ratio, perCall } = await measureProviders({ port: PORT })
        return [ratio, perCall]
      },
    },
    {
      figures: [
        { name: 'export-fps', unit: 'fps', limit: null, better: 'higher' },
        { name: 'export-to-slideshow', unit: 'ratio', limit: 1.2, better: 'higher' },
      ],
      run: async () => {
        const { measureExport } = await import('./export/measure-export.mjs')
        const { fps, ratio } = await measureExport({ browser })
        return [fps, ratio]
      },
    },
    {
      figures: VIDEO_WORKS.map((name) => ({ name: `video-${name}`, unit: 'ratio', limit: 0.5, better: 'higher' })),
      run: async () => {
        const { measureVideoWorks } = await import('./video/measure-works.mjs')
        const shares = await measureVideoWorks({ browser })
        return VIDEO_WORKS.map((name) => shares[name])
      },
    },
    {
      // A frame is 3 MiB: were all of them held, it would be 16 GiB.
      figures: [{ name: 'video-work-3-min-growth', unit: 'MiB', limit: 100, better: 'lower' }],
      run: async () => {
        const { measureVideoMemory } = await import('./video/measure-memory.mjs')
        return [await measureVideoMemory({ port: PORT, browser })]
      },
    },
    {
      figures: [{ name: 'export-again-ratio', unit: 'ratio', limit: 0.15, better: 'lower' }],
      run: async () => {
        const { measureExportAgain } = await import('./export/measure-again.mjs')
        return [(await measureExportAgain({ browser })).ratio]
      },
    },
  ]
}

import { MEMORY_LIMITS, measureStoryMemory } from '../../lib/story-memory.mjs'
import { treePages } from '../../lib/tree-memory.mjs'
import { count, time } from '../figures.mjs'
import { onHost, PORT } from './on-host.mjs'

const js = (name, route, limit) => ({
  figures: { size: count(name, 'KiB gz', limit) },
  run: async () => ({ size: await (await import('../initial-js.mjs')).measureInitialJs(route) }),
})

/** Load times of pages and start time of the server. */
export const pageGroups = (browser) => [
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
    figures: {
      login: time('cold-login', 's'),
      loginRequests: count('cold-login-requests', 'requests', 30),
      loginScript: count('cold-login-script', 'KiB gz', 220),
      home: time('cold-home', 's'),
      homeRequests: count('cold-home-requests', 'requests', 50),
      homeScript: count('cold-home-script', 'KiB gz', 250),
      editor: time('cold-editor', 's'),
      editorRequests: count('cold-editor-requests', 'requests', 80),
      editorScript: count('cold-editor-script', 'KiB gz', 480),
    },
    run: async () => {
      const { measureColdLoad } = await import('../cold-load.mjs')
      const { login, home, editor } = await onHost(browser, ({ url }) => measureColdLoad(url, browser))
      return {
        ...{ login: login.seconds, loginRequests: login.requests, loginScript: login.script },
        ...{ home: home.seconds, homeRequests: home.requests, homeScript: home.script },
        ...{ editor: editor.seconds, editorRequests: editor.requests, editorScript: editor.script },
      }
    },
  },
  {
    figures: { seconds: time('start-to-first-response', 's'), pages: count('start-pages', 'pages', 280_000) },
    run: async () => {
      const { startNodeHost } = await import('../node-host.mjs')
      // The second start is the one that finds everything in place.
      const first = await startNodeHost({ port: PORT, browser })
      await first.stop(true)
      const again = await startNodeHost({ port: PORT, browser, dataDir: first.dataDir })
      const pages = await treePages(again.pid)
      await again.stop()
      return { seconds: again.startedMs / 1000, pages }
    },
  },
  {
    figures: {
      idle: count('node-memory-idle', 'MiB', MEMORY_LIMITS.idle),
      making: count('node-memory-making', 'MiB', MEMORY_LIMITS.making),
      minuteLater: count('node-memory-minute-later', 'MiB', MEMORY_LIMITS.minuteLater),
    },
    run: () => onHost(browser, (host) => measureStoryMemory(host, 3)),
  },
]

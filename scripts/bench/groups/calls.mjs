import { count, growth, ratio, time } from '../figures.mjs'
import { onHost, PORT } from './on-host.mjs'

const ROUNDS = 200

/** Response times. */
export const callGroups = (browser) => [
  {
    figures: {
      get: time('node-api-get', 'ms'),
      list: time('node-api-list', 'ms'),
      patch: time('node-api-patch', 'ms'),
      getToQuery: ratio('node-api-get-to-query', 25),
      listToQuery: ratio('node-api-list-to-query', 8),
      patchToQuery: ratio('node-api-patch-to-query', 30),
    },
    run: async () => {
      const { measureNodeApi } = await import('../node-api.mjs')
      return onHost(browser, ({ url }) => measureNodeApi(url, ROUNDS))
    },
  },
  {
    figures: {
      get: count('api-get-statements', 'statements', 6),
      list: count('api-list-statements', 'statements', 4),
      patch: count('api-patch-statements', 'statements', 6),
    },
    run: async () => (await import('../node-api.mjs')).countStatements(),
  },
  {
    figures: {
      get: time('tab-api-get', 'ms'),
      list: time('tab-api-list', 'ms'),
      patch: time('tab-api-patch', 'ms'),
      getToQuery: ratio('tab-api-get-to-query', 80),
      listToQuery: ratio('tab-api-list-to-query', 20),
      patchToQuery: ratio('tab-api-patch-to-query', 150),
    },
    run: async () => (await import('../tab-host.mjs')).measureTabApi(browser, PORT, ROUNDS),
  },
  {
    figures: { ms: time('stale-marks-200-scenes', 'ms'), growth: growth('stale-marks-200-scenes-growth', 20) },
    run: async () => (await import('../stale-marks.mjs')).measureStaleMarks(),
  },
  {
    figures: { ms: time('quote-200-scenes', 'ms'), growth: growth('quote-200-scenes-growth', 20) },
    run: async () => (await import('../quote.mjs')).measureQuote(),
  },
  {
    figures: {
      quote: time('quote-call-200-scenes', 'ms'),
      quoteGrowth: growth('quote-call-200-scenes-growth', 12),
      staleWork: time('stale-work-call-200-scenes', 'ms'),
      staleWorkGrowth: growth('stale-work-call-200-scenes-growth', 12),
    },
    run: async () => {
      const { measureRealWorkCalls } = await import('../real-work-calls.mjs')
      const { quote, staleWork } = await measureRealWorkCalls({ port: PORT, browser })
      return {
        ...{ quote: quote.ms, quoteGrowth: quote.growth },
        ...{ staleWork: staleWork.ms, staleWorkGrowth: staleWork.growth },
      }
    },
  },
  {
    figures: { seconds: time('script-to-scenes', 's'), growth: growth('script-to-scenes-growth', 12) },
    run: async () => {
      const { measureScriptSplit } = await import('../script-split.mjs')
      return onHost(browser, ({ url }) => measureScriptSplit(url))
    },
  },
  {
    figures: { overhead: time('provider-call-overhead', 'ms'), toPlain: ratio('provider-call-to-plain', 10) },
    run: async () => (await import('../provider-call.mjs')).measureProviderCall(),
  },
  {
    figures: { toOne: ratio('provider-50-scenes-to-one', 8), perCall: time('provider-wave-overhead', 'ms') },
    run: async () => (await import('../providers.mjs')).measureProviders({ port: PORT }),
  },
]

import { say } from '../../lib/say.mjs'
import { count, growth, time } from '../figures.mjs'
import { PORT } from './on-host.mjs'

/** Pages of long lists. */
export const listGroups = (browser) => [
  {
    figures: {
      page: time('tool-history-500-page', 'ms'),
      pageGrowth: growth('tool-history-500-page-growth', 3),
      found: time('tool-history-500-search', 'ms'),
      foundGrowth: growth('tool-history-500-search-growth', 3),
    },
    run: async () => {
      const { measureToolHistory } = await import('../tool-history.mjs')
      const { page, found } = await measureToolHistory({ port: PORT, browser })
      return { page: page.ms, pageGrowth: page.growth, found: found.ms, foundGrowth: found.growth }
    },
  },
  {
    figures: {
      firstPage: time('home-10000-first-page', 'ms'),
      firstPageGrowth: growth('home-10000-first-page-growth', 3),
      deepPage: time('home-10000-last-page', 'ms'),
      search: time('home-10000-search', 'ms'),
      frame: time('home-10000-frame', 'ms'),
      missed: count('home-10000-slow-frames', '%', null),
      elements: count('home-10000-elements', 'elements', 3_000),
    },
    run: async () => {
      const { measureHomeLists } = await import('../home-lists.mjs')
      const { firstPage, deepPage, search, frame, missed, elements } = await measureHomeLists({ port: PORT, browser })
      return {
        ...{ firstPage: firstPage.ms, firstPageGrowth: firstPage.growth, deepPage: deepPage.ms, search: search.ms },
        ...{ frame, missed, elements },
      }
    },
  },
  {
    figures: {
      summary: time('credits-summary-100000', 'ms'),
      summaryGrowth: growth('credits-summary-100000-growth', 3),
      page: time('usage-100000-page', 'ms'),
      pageGrowth: growth('usage-100000-page-growth', 3),
      filtered: time('usage-100000-filtered', 'ms'),
      story: time('usage-100000-story', 'ms'),
      storyGrowth: growth('usage-100000-story-growth', 3),
      chart: time('usage-100000-chart', 'ms'),
      chartGrowth: growth('usage-100000-chart-growth', 10),
      storyChart: time('usage-100000-chart-story', 'ms'),
      storyChartGrowth: growth('usage-100000-chart-story-growth', 10),
      csv: time('usage-100000-csv', 'rows/s', 'higher'),
      csvGrowth: growth('usage-100000-csv-growth', 400),
      csvMemory: count('usage-100000-csv-memory', 'MiB', 64),
    },
    run: async () => {
      const { measureUsage } = await import('../usage.mjs')
      const { csv, csvGrowth, csvMemory, filtered, ...calls } = await measureUsage({ port: PORT, browser })
      const both = Object.entries(calls).map(([name, { ms, growth: times }]) => ({
        [name]: ms,
        [`${name}Growth`]: times,
      }))
      return Object.assign({ csv, csvGrowth, csvMemory, filtered: filtered.ms }, ...both)
    },
  },
  {
    figures: {
      slowest: time('staff-page-200k-events', 'ms'),
      growth: growth('staff-page-200k-events-growth', 3),
    },
    run: async () => {
      const { measureStaffPages } = await import('../staff-pages.mjs')
      return measureStaffPages({ port: PORT, browser, events: 200_000 })
    },
  },
  {
    // Takes a quarter of an hour and PostgreSQL's programs, so it runs only when it is named.
    figures: {
      slowest: time('staff-page-5m-events-postgres', 'ms'),
      growth: growth('staff-page-5m-events-postgres-growth', 3),
    },
    isNamedOnly: true,
    run: async () => {
      const { measureStaffPages } = await import('../staff-pages.mjs')
      const { startPostgres } = await import('../../../server/platform/db/testing/postgres.ts')
      const postgres = startPostgres()
      if (!postgres) return {}
      try {
        const onCall = (call, ms) => say(`${Math.round(ms)} ms ${call}`)
        const { createDatabase } = postgres
        return await measureStaffPages({ port: PORT, browser, events: 5_000_000, createDatabase, onCall })
      } finally {
        postgres.stop()
      }
    },
  },
  {
    figures: {
      frame: time('staff-grid-10000-frame', 'ms'),
      missed: count('staff-grid-10000-slow-frames', '%', null),
      elements: count('staff-grid-10000-elements', 'elements', 5_000),
    },
    run: async () => (await import('../staff-grid.mjs')).measureStaffGrid({ port: PORT, browser }),
  },
]

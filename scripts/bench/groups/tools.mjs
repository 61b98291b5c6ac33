import { count, ratio, time } from '../figures.mjs'
import { PORT } from './on-host.mjs'

/** Waiting times of developers. */
export const toolGroups = (browser) => [
  {
    figures: { seconds: time('codegen', 's') },
    run: async () => ({ seconds: await (await import('../tools.mjs')).measureCodegen() }),
  },
  {
    figures: { seconds: time('typecheck', 's') },
    run: async () => ({ seconds: await (await import('../tools.mjs')).measureTypecheck() }),
  },
  {
    figures: {
      action: time('bug-report-recorder-action', 'µs'),
      call: time('bug-report-recorder-call', 'µs'),
      callToParsing: ratio('bug-report-recorder-call-to-parsing', 20),
      save: time('state-10000-stories-save', 's'),
      open: time('state-10000-stories-open', 's'),
      file: count('state-10000-stories-file', 'MiB', 1),
    },
    run: async () => {
      const { measureDevTools } = await import('../dev-tools.mjs')
      return measureDevTools({ port: PORT, browser })
    },
  },
]

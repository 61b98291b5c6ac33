// The built app with its backend in the tab: a dev server serves its modules one by one, a thousand for every new page, which
// takes longer than most tests. The dev server itself is opened by the warm-up.
import { build, preview } from 'vite'

const root = new URL('..', import.meta.url).pathname
const shared = { root, mode: 'mock', logLevel: 'warn' }
// A folder for each port, so that parallel runs do not delete each other's files.
const outDir = `.cache/tab-host-${process.env['PORT']}`
await build({ ...shared, build: { outDir, emptyOutDir: true } })
await preview({
  ...shared,
  build: { outDir },
  preview: { port: Number(process.env['PORT']), strictPort: true, host: 'localhost' },
})

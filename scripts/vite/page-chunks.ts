import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { mergeParts, type Part } from './merge-parts.ts'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The entry script, the app without its pages that it loads, and the table of pages. */
const ENTRY = 'src/main.tsx'
const APP = 'src/app/start.tsx'
const PAGES = 'src/app/pages.ts'
/** Code loaded after a page's first paint is bundled like a separate page, without the code loaded by then. */
const LATER = { 'src/features/editor/shell/editor-areas.tsx': 'src/app/routes/story/story.tsx' }

/** The share of a module's source that remains after minifying and compressing. */
const GZIPPED = 0.25

/**
 * Pages whose first load is measured, and the weight of unneeded code: highest for the landing page, lower for the editor, which
 * needs nearly everything. `npm run bench` limits their bytes.
 */
const MEASURED: Readonly<Record<string, number>> = {
  'auth/login': 40,
  'home/page': 2,
  'story/story': 0.5,
  'editor-areas': 0.25,
  'preview/page': 1,
  'brand/page': 2,
  'subscribe/page': 1,
  'account-subscription/page': 1,
  'image/page': 1,
  'models/page': 1,
  'lora-training/model': 1,
  'upscale/page': 1,
  'reframe/page': 1,
  'modify-video/page': 1,
  'admin-stats/overview': 1,
  'admin-stats/generation-analytics': 1,
  'admin-stats/audit': 1,
}
/** Of all others, and of what the app loads later. */
const UNMEASURED = 0.25

/** Bytes that a slow line loads in the time of one more request, six at a time: a part of a round trip's 25 ms. */
const FILE_BYTES = 3_000

/**
 * Few files for a page: the app is one, and shared modules are grouped by the pages that need them. One file for each shared
 * module, the bundler's default, costs a slow line a round trip for every six of them.
 */
export function pageChunks(): Plugin {
  return {
    name: 'storyloom:page-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // A module's imports are never in a chunk that imports the module's chunk: see nameModules and mergeParts.
          output: {
            codeSplitting: {
              groups: [{ debugName: 'pages', name: createChunkNames(), includeDependenciesRecursively: false }],
            },
            // Chunks name each other in the first bytes of every page: those of several pages by their hash alone.
            chunkFileNames: ({ name }) => `assets/${isShared(name) ? '' : '[name]-'}[hash].js`,
            assetFileNames: ({ names }) => `assets/${names.some(isShared) ? '' : '[name]-'}[hash][extname]`,
          },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {}, filename }) => (filename.endsWith('index.html') ? preloadApp(html, bundle) : []),
    },
  }
}

/** Names a module's chunk; null leaves it to the bundler. */
function createChunkNames() {
  const root = path.resolve(import.meta.dirname, '../..')
  let names: Map<string, string> | undefined
  return (id: string, graph: Graph): string | null => {
    names ??= nameModules((file) => path.join(root, file), graph)
    return names.get(id) ?? null
  }
}

function nameModules(resolve: (file: string) => string, graph: Graph): Map<string, string> {
  const start = resolve(APP)
  const app = reachable(start, graph)
  const entry = resolve(ENTRY)
  const early = reachable(entry, graph)
  const pagesByModule = new Map<string, string[]>()
  const add = (page: string, has: (id: string) => boolean) => {
    for (const id of reachable(page, graph))
      // Pages stay separate chunks, loaded through the table of pages.
      if (id !== page && !app.has(id) && !early.has(id) && !has(id))
        pagesByModule.set(id, [...(pagesByModule.get(id) ?? []), page])
  }
  // What the app loads later, a menu or a dialog, is bundled like a page: in a part of the pages it would bring their code along.
  const loading = [resolve(PAGES), ...app].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  for (const page of new Set(loading)) add(page, () => false)
  for (const [later, page] of Object.entries(LATER)) {
    const first = reachable(resolve(page), graph)
    add(resolve(later), (id) => first.has(id))
  }
  const names = new Map<string, string>()
  for (const id of app) if (id !== start) names.set(id, 'app')
  for (const id of early) if (id !== entry) names.set(id, 'entry')
  const parts = new Map<string, Part>()
  for (const [id, needing] of pagesByModule) {
    const pages = needing.map((page) => pageName(page, resolve))
    const name = fileName(pages)
    const part = parts.get(name) ?? { name, pages: new Set(), modules: [], bytes: 0 }
    parts.set(name, {
      ...{ name, pages: new Set([...part.pages, ...pages]) },
      ...{ modules: [...part.modules, id], bytes: part.bytes + sizeOf(id) * GZIPPED },
    })
  }
  for (const { name, modules } of mergeParts([...parts.values()], graph, { fileBytes: FILE_BYTES, weightOf }))
    for (const id of modules) names.set(id, name)
  return names
}

const weightOf = (page: string) => MEASURED[page] ?? UNMEASURED

const pageName = (id: string, resolve: (file: string) => string) =>
  path
    .relative(resolve('src/app/routes'), id)
    .replaceAll(path.sep, '/')
    // Modules that are not routes are named after their file.
    .replace(/^\.\..*\//, '')
    .replace(/\.tsx$/, '')

/** Of a part, by the pages that need it. */
const fileName = (pages: string[]) =>
  pages.length === 1
    ? (pages[0] ?? '').replaceAll('/', '-')
    : `shared-${createHash('sha256').update(pages.join()).digest('hex').slice(0, 6)}`

const isShared = (name: string) => /^shared-[\da-f]{6}/.test(name)

/** Of a module's source, bytes; 0 for one that is no file. */
const sizeOf = (id: string) =>
  id.startsWith('\0') ? 0 : (statSync(id.split('?')[0] ?? id, { throwIfNoEntry: false })?.size ?? 0)

/** A module and all that it imports statically. */
function reachable(start: string, graph: Graph): Set<string> {
  const seen = new Set([start])
  for (const id of seen) for (const one of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(one)
  return seen
}

/** The app comes beside the entry, which would ask for it only after its own arrival. */
function preloadApp(html: string, bundle: Rolldown.OutputBundle): HtmlTagDescriptor[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = new Set(chunks.filter((chunk) => chunk.facadeModuleId?.endsWith(APP)).map(({ fileName: name }) => name))
  for (const name of files)
    for (const one of chunks.find((chunk) => chunk.fileName === name)?.imports ?? []) files.add(one)
  const styles = chunks
    .filter((chunk) => files.has(chunk.fileName))
    .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const link = (attrs: Record<string, string | true>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' })
  return [
    ...[...files]
      .filter((name) => !html.includes(name))
      .map((name) => link({ rel: 'modulepreload', crossorigin: true, href: `/${name}` })),
    ...[...new Set(styles)]
      .filter((name) => !html.includes(name))
      .map((name) => link({ rel: 'stylesheet', crossorigin: true, href: `/${name}` })),
  ]
}

import { createHash } from 'node:crypto'
import path from 'node:path'
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** What the page's script is, what it loads: the app without its pages, and the table of pages. */
const ENTRY = 'src/main.tsx'
const APP = 'src/app/start.tsx'
const PAGES = 'src/app/pages.ts'

/** Pages whose first load is measured share a chunk only with pages that need all of it; the others may load a little too much. */
const MEASURED = [
  'auth/login',
  'home/page',
  'story/story',
  'preview/page',
  'brand/page',
  'subscribe/page',
  'account-subscription/page',
  'image/page',
  'models/page',
  'lora-training/model',
  'upscale/page',
  'reframe/page',
  'modify-video/page',
  'admin-stats/overview',
  'admin-stats/generation-analytics',
  'admin-stats/audit',
]

/**
 * Few files for a page: the app is one, and what pages share is put together by which of them need it. A file for each shared module,
 * as the bundler makes by itself, costs a slow line a round trip for every six of them.
 */
export function pageChunks(): Plugin {
  return {
    name: 'storyloom:page-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // What a module needs is never in a chunk that needs the module's: see nameOf.
          output: {
            codeSplitting: {
              groups: [{ debugName: 'pages', name: createChunkNames(), includeDependenciesRecursively: false }],
            },
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
  for (const page of graph.getModuleInfo(resolve(PAGES))?.dynamicallyImportedIds ?? [])
    for (const id of reachable(page, graph))
      // Pages stay chunks of their own, which the table of pages finds.
      if (id !== page && !app.has(id) && !early.has(id)) pagesByModule.set(id, [...(pagesByModule.get(id) ?? []), page])
  const names = new Map<string, string>()
  for (const id of app) if (id !== start) names.set(id, 'app')
  for (const id of early) if (id !== entry) names.set(id, 'entry')
  for (const [id, pages] of pagesByModule) names.set(id, nameOf(pages.map((page) => pageName(page, resolve))))
  return names
}

/**
 * One name for a set of pages. A module's imports are needed by at least the same pages, so chunks import those of larger sets only and
 * never each other in a circle.
 */
function nameOf(pages: string[]): string {
  const others = pages.filter((page) => !MEASURED.includes(page))
  const measured = MEASURED.filter((page) => pages.includes(page))
  if (measured.length === 0 && others.length === 1) return fileName(pages)
  return fileName(others.length > 0 ? [...measured, 'pages'] : measured)
}

const pageName = (id: string, resolve: (file: string) => string) =>
  path
    .relative(resolve('src/app/routes'), id)
    .replaceAll(path.sep, '/')
    .replace(/\.tsx$/, '')

/** Short, for every chunk names in its first bytes all those that it imports. */
const fileName = (pages: string[]) =>
  pages.length === 1
    ? (pages[0] ?? '').replaceAll('/', '-')
    : `shared-${createHash('sha256').update(pages.join()).digest('hex').slice(0, 6)}`

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

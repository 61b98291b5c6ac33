import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Packages of which the app uses a part, and the index in which each names its modules. */
const INDEXES = {
  'lucide-react': 'dist/esm/lucide-react.mjs',
  '@tanstack/react-query': 'build/modern/index.js',
  '@tanstack/query-core': 'build/modern/index.js',
}
/** An index that exports all of another one as well. */
const INCLUDED: Readonly<Record<string, string>> = { '@tanstack/react-query': '@tanstack/query-core' }

const NAMES = Object.keys(INDEXES).join('|')
const IMPORT = new RegExp(`import \\{([^}]*)\\} from (['"])(${NAMES})\\2;?\\n`, 'g')

/** Import statements by exported name, without the local name. */
type Modules = Map<string, (local: string) => string>

/**
 * Rewrites imports from a whole package to imports of its single modules: the module graph then shows which page needs which of them,
 * and {@link pageChunks} need not load all of them on every page.
 */
export function singleModules(): Plugin {
  let packages: Map<string, Modules>
  return {
    name: 'storyloom:single-modules',
    apply: 'build',
    // Before the imports are printed again, with other quotes.
    enforce: 'pre',
    buildStart: async () => {
      packages = new Map(
        await Promise.all(
          Object.entries(INDEXES).map(async ([name, index]) => [name, await read(name, index)] as const),
        ),
      )
    },
    resolveId: {
      filter: { id: new RegExp(`^(?:${NAMES})$`) },
      handler: (id, importer) => {
        throw new Error(`${importer} imports all of ${id}: every page would load each module of it that the app uses`)
      },
    },
    transform: {
      filter: { id: /\/(?:src|generated|mocks|@tanstack)\/.*\.(?:tsx?|js)$/, code: IMPORT },
      handler: (code) =>
        code.replace(
          IMPORT,
          (_whole, list: string, _quote, name: string) =>
            `${list
              .split(',')
              .map((entry) => entry.trim())
              .filter((entry) => entry !== '' && !entry.startsWith('type '))
              .map((entry) => toImport(entry, name, packages))
              .join(' ')}\n`,
        ),
    },
  }
}

async function read(name: string, index: string): Promise<Modules> {
  const file = path.resolve(import.meta.dirname, '../../node_modules', name, index)
  const modules: Modules = new Map()
  for (const [, names = '', module = ''] of (await readFile(file, 'utf8')).matchAll(
    /(?:im|ex)port \{([^}]*)\} from ["']\.\/([\w/-]+\.m?js)["']/g,
  )) {
    const from = `from ${JSON.stringify(path.resolve(file, '..', module))};`
    for (const entry of names.split(',').map((each) => each.trim())) {
      const [exported = '', alias = exported] = entry.split(/\s+as\s+/)
      modules.set(alias, (local) => `import { ${exported} as ${local} } ${from}`)
    }
  }
  return modules
}

function toImport(entry: string, name: string, packages: ReadonlyMap<string, Modules>): string {
  const [exported = '', local = exported] = entry.split(/\s+as\s+/)
  const found = packages.get(name)?.get(exported) ?? packages.get(INCLUDED[name] ?? '')?.get(exported)
  if (!found) throw new Error(`${name} has no ${exported}`)
  return found(local)
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
const IMPORT = /import \{([^}]*)\} from 'lucide-react'\n/g

/**
 * Rewrites imports from the whole icon set to imports of single modules: the module graph then shows which page needs which icon,
 * and {@link pageChunks} need not load all of them on every page.
 */
export function singleIcons(): Plugin {
  let files: Map<string, string>
  return {
    name: 'storyloom:single-icons',
    apply: 'build',
    // Before the imports are printed again, with other quotes.
    enforce: 'pre',
    buildStart: async () => {
      files = await readFiles()
    },
    resolveId: {
      filter: { id: /^lucide-react$/ },
      handler: (_id, importer) => {
        throw new Error(`${importer} imports all of ${PACKAGE}: every page would load each icon of the app`)
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: IMPORT },
      handler: (code) =>
        code.replace(IMPORT, (_whole, list: string) =>
          list
            .split(',')
            .map((entry) => entry.trim())
            .filter((entry) => entry !== '' && !entry.startsWith('type '))
            .map((entry) => toImport(entry, files))
            .join(' '),
        ),
    },
  }
}

/** Names of icons and the modules they lie in, read off the set's own index. */
async function readFiles() {
  const index = createRequire(import.meta.url)
    .resolve(PACKAGE)
    .replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs')
  const files = new Map<string, string>()
  for (const [, names = '', file = ''] of (await readFile(index, 'utf8')).matchAll(
    /export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g,
  ))
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, file)
  return files
}

function toImport(entry: string, files: Map<string, string>) {
  const [name = '', local = name] = entry.split(/\s+as\s+/)
  const file = files.get(name)
  if (file === undefined) throw new Error(`${PACKAGE} has no icon ${name}`)
  return `import ${local} from '${PACKAGE}/icons/${file}';`
}

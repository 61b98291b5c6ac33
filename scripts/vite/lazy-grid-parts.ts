import type { Plugin } from 'vite'

/** Parts of the grid's own filter panel, editing, pagination and toolbar, which our lists do not use. */
const PARTS = ['Autocomplete', 'Tab', 'TablePagination', 'Tabs']
const MARK = '?lazy'

/**
 * Loads components of rarely shown parts of MUI's grid when one is shown, instead of with every page that has a list: the grid
 * lists them in one table, which prevents tree shaking. Changes only the grid's imports; direct imports stay eager.
 */
export function lazyGridParts(): Plugin {
  return {
    name: 'storyloom:lazy-grid-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^@mui/material/(?:${PARTS.join('|')})$`) },
      async handler(id, importer) {
        if (importer?.includes('/@mui/x-data-grid/material/') !== true) return null
        const found = await this.resolve(id, importer, { skipSelf: true })
        if (!found) throw new Error(`${id}, which the grid imports, is nowhere`)
        return `${found.id}${MARK}`
      },
    },
    load: {
      filter: { id: /\/@mui\/material\/.*\?lazy$/ },
      handler(id) {
        const file = id.slice(0, -MARK.length)
        const name = file.split('/').at(-2) ?? ''
        const classes = `${name.charAt(0).toLowerCase()}${name.slice(1)}Classes`
        // Names of classes are texts that styles are written with; they stay.
        return `import { lazy } from 'react'
export default lazy(() => import(${JSON.stringify(file)}))
export { default as ${classes} } from ${JSON.stringify(file.replace(/index(\.m?js)$/, `${classes}$1`))}`
      },
    },
  }
}

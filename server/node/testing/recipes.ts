import { globSync, readFileSync } from 'node:fs'

export interface Recipe {
  title: string
  /** Its lines as in the document. */
  text: string
  /** The variables that its command sets. */
  env: Record<string, string>
}

export function readDocument(file: string): string {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
}

/** The commands of the pages in docs/models that start a server with engines. */
export function readStarts(): Recipe[] {
  const pages = globSync('docs/models/*.md', { cwd: new URL('../../..', import.meta.url) })
  return pages.flatMap((page) =>
    [...readDocument(page).matchAll(/```sh\n([\s\S]*?)```/gu)].flatMap(([, text = '']) =>
      text.includes('npm start') ? [{ title: page, text, env: envIn(text) }] : [],
    ),
  )
}

/** The recipes for connecting models in docs/models.md. */
export function readRecipes(): Recipe[] {
  const [, block = ''] = /^## Recipes\n+```sh\n([\s\S]*?)```/mu.exec(readDocument('docs/models.md')) ?? []
  return block.split(/\n\n/u).map((recipe) => {
    const text = recipe.trim()
    return { title: text.split('\n')[0] ?? '', text, env: envIn(recipe) }
  })
}

const envIn = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([A-Z\d_]+)=(\S+)/gu)].map(([, name = '', value = '']) => [name, value]))

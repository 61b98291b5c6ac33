import { readFileSync } from 'node:fs'

export interface Recipe {
  title: string
  /** Its lines as in the document. */
  text: string
  /** The variables that its command sets. */
  env: Record<string, string>
}

export function readDocument(file: 'README.md' | 'docs/models.md'): string {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
}

/** The recipes for connecting models in docs/models.md. */
export function readRecipes(): Recipe[] {
  const [, block = ''] = /^## Recipes\n+```sh\n([\s\S]*?)```/mu.exec(readDocument('docs/models.md')) ?? []
  return block.split(/\n\n/u).map((recipe) => {
    const env = Object.fromEntries([...recipe.matchAll(/([A-Z\d_]+)=(\S+)/gu)].map(([, name, value]) => [name, value]))
    const text = recipe.trim()
    return { title: text.split('\n')[0] ?? '', text, env: env as Record<string, string> }
  })
}

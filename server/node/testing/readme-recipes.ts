import { readFileSync } from 'node:fs'

export interface Recipe {
  title: string
  /** What its command sets. */
  env: Record<string, string>
}

/** The chapter of the README about models of one's own. */
export function readModelsChapter(): string {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  return readme.slice(readme.indexOf('### With your own models'), readme.indexOf('### Another API host'))
}

/** Its recipes, as they stand there. */
export function readRecipes(): Recipe[] {
  const [, block = ''] = /```sh\n([\s\S]*?)```/u.exec(readModelsChapter()) ?? []
  return block.split(/\n\n/u).map((recipe) => {
    const env = Object.fromEntries([...recipe.matchAll(/([A-Z\d_]+)=(\S+)/gu)].map(([, name, value]) => [name, value]))
    return { title: recipe.split('\n')[0] ?? '', env: env as Record<string, string> }
  })
}

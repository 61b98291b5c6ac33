import { expect, it } from 'vitest'
import { mergeParts, type Part } from './merge-parts.ts'

const part = (name: string, pages: string, bytes: number): Part => ({
  ...{ name, pages: new Set(pages.split(' ')), modules: [name], bytes },
})
/** @param imports by module */
const merged = (
  parts: readonly Part[],
  imports: Record<string, string[]> = {},
  weights: Record<string, number> = {},
) => {
  const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) as never }
  const options = { fileBytes: 100, weightOf: (page: string) => weights[page] ?? 1 }
  return mergeParts(parts, graph, options)
    .map(({ modules }) => [...modules].sort().join('+'))
    .sort()
}

it('merges small parts of the same pages, unless a page’s extra bytes outweigh the saved request', () => {
  expect(merged([part('a', 'home login', 10), part('b', 'home login', 20)])).toEqual(['a+b'])
  expect(merged([part('a', 'home login', 10), part('b', 'home', 50)])).toEqual(['a+b'])
  expect(merged([part('a', 'home login', 10), part('b', 'home', 500)])).toEqual(['a', 'b'])
  expect(merged([part('a', 'home login', 10), part('b', 'home', 50)], {}, { login: 12 })).toEqual(['a', 'b'])
  expect(merged([part('a', 'home', 1), part('b', 'login', 1)])).toEqual(['a', 'b'])
})

it('keeps two parts separate when one needs the other through a third part', () => {
  const around = [part('a', 'home', 60), part('b', 'home login editor', 900), part('c', 'home', 60)]
  const imports = { a: ['b', 'c'], b: ['c'] }
  expect(merged(around, imports)).toEqual(['a', 'b', 'c'])
  expect(merged(around, { a: ['c'], b: ['c'] })).toEqual(['a+c', 'b'])
})

it('a merged part keeps the imports of each of its parts', () => {
  const parts = [part('a', 'home', 150), part('b', 'home', 150), part('c', 'home login', 900), part('d', 'home', 150)]
  // Once a and b are one, it needs d through c, as a did.
  expect(merged(parts, { a: ['c'], c: ['d'] }).join()).not.toMatch(/a.*\+d/)
  expect(merged(parts).join()).toContain('a+b+d')
})

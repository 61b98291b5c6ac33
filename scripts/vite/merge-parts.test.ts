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

it('parts that import each other in a circle become one, whatever they cost', () => {
  const around = [part('a', 'home', 900), part('b', 'login', 900), part('c', 'editor', 900)]
  expect(merged(around, { a: ['b'], b: ['c'] })).toEqual(['a', 'b', 'c'])
  expect(merged(around, { a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a+b+c'])
})

it('the pages of a merged part load the imports of each of its parts', () => {
  const parts = [part('a', 'home shop login', 20), part('b', 'home shop', 20), part('c', 'home shop editor', 20)]
  const later = [part('e', 'office', 30), part('f', 'login office', 10)]
  // Login pays for c with a and b, and no longer with e.
  expect(merged([...parts, ...later], { b: ['c'], e: ['c'] }, { editor: 12 })).toEqual(['a+b', 'c', 'e+f'])
})

it('counts what a merged part needs as well, for the pages that did not load it before', () => {
  const parts = (bytes: number) => [part('a', 'home login', 10), part('b', 'home', 50), part('c', 'home editor', bytes)]
  const weights = { editor: 12 }
  expect(merged(parts(500), {}, weights)).toEqual(['a+b', 'c'])
  expect(merged(parts(500), { b: ['c'] }, weights)).toEqual(['a', 'b', 'c'])
  // Even a small one is one more request.
  expect(merged(parts(1), { b: ['c'] }, weights)).toEqual(['a', 'b', 'c'])
})

it('knows which pages load a part only because another part needs it', () => {
  const parts = [part('a', 'home', 900), part('b', 'login', 10), part('c', 'home', 10)]
  expect(merged(parts, {}, { home: 0.5 })).toEqual(['a+c', 'b'])
  expect(merged(parts, { b: ['c'] }, { home: 0.5 })).toEqual(['a', 'b+c'])
})

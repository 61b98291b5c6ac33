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

it('never merges two parts when one needs the other through a third part', () => {
  const around = [part('a', 'home', 0), part('c', 'home login shop', 900), part('b', 'home login', 900)]
  expect(merged(around, { a: ['b'], b: ['c'] })).toEqual(['a+b', 'c'])
  expect(merged(around, { a: ['c'] })).toEqual(['a+c', 'b'])
})

it('a merged part keeps the imports of each of its parts', () => {
  const same = [part('a', 'home', 0), part('b', 'home', 0)]
  const parts = [...same, part('d', 'home login shop', 900), part('c', 'home login', 900)]
  // Once a and b are one, it needs d through c, as a did.
  expect(merged(parts, { a: ['c'], c: ['d'] })).toEqual(['a+b+c', 'd'])
  expect(merged(parts)).toEqual(['a+b+d', 'c'])
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

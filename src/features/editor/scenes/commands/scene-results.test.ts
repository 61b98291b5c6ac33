import { expect, it } from 'vitest'
import type { OpenStory, Scene } from '#src/features/editor/core/open-story.ts'
import { inOrder, withMerged, withSplit } from './scene-results.ts'

const scene = (id: string, order: number) => ({ id, element_order: order, arolls: [] }) as unknown as Scene
const open = (...ids: string[]) =>
  ({
    order: ids,
    scenes: Object.fromEntries(ids.map((id, at) => [id, { ...scene(id, at), arollIds: [] }])),
    arolls: {},
  }) as unknown as OpenStory

it('a split puts the new scene right after the first, and a repeated result changes nothing more', () => {
  const made = [scene('b', 1), scene('new', 2)]
  const once = withSplit(open('a', 'b', 'c'), made)
  expect(once.order).toEqual(['a', 'b', 'new', 'c'])
  expect(withSplit(once, made).order).toEqual(once.order)
})

it('a merge takes the place of its first source, and a repeated result changes nothing more', () => {
  const once = withMerged(open('a', 'b', 'c', 'd'), ['b', 'c'], scene('new', 1))
  expect(once.order).toEqual(['a', 'new', 'd'])
  expect(Object.keys(once.scenes).sort()).toEqual(['a', 'd', 'new'])
  expect(withMerged(once, ['b', 'c'], scene('new', 1)).order).toEqual(once.order)
})

it.each([
  ['the first', ['a', 'b'], ['new', 'c', 'd']],
  ['a later', ['b', 'c'], ['a', 'new', 'd']],
])('a merge takes the place of %s source here, whatever its place was on the server', (_which, sources, order) => {
  expect(withMerged(open('a', 'b', 'c', 'd'), sources, scene('new', 3)).order).toEqual(order)
})

it.each([[['gone', 'too']], [[]]])('a merge of %o, which is not here, takes the server’s place', (sources) => {
  expect(withMerged(open('a', 'b', 'c'), sources, scene('new', 2)).order).toEqual(['a', 'b', 'new', 'c'])
})

it('scenes get the order of the server, without those that are not here', () => {
  expect(inOrder(open('a', 'b'), ['b', 'gone', 'a']).order).toEqual(['b', 'a'])
})

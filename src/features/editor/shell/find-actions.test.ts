import { Undo2 } from 'lucide-react'
import { expect, test } from 'vitest'
import type { Action } from '../core/action.tsx'
import { findActions } from './find-actions.ts'

const action = (label: string, keywords?: string): Action => ({
  id: label,
  label,
  icon: Undo2,
  ...(keywords !== undefined && { keywords }),
  isEnabled: () => true,
  run: () => undefined,
})
const groups = [
  { title: 'Scene', actions: [action('Split at the playhead', 'cut'), action('Add scene')] },
  { title: 'Playback', actions: [action('Play or pause')] },
]
const found = (search: string) =>
  findActions(groups, search).flatMap(({ actions }) => actions.map(({ label }) => label))

test('the palette search matches the start of every word, in any order, synonyms and headings', () => {
  expect(found('')).toHaveLength(3)
  expect(found('play')).toEqual(['Split at the playhead', 'Play or pause'])
  expect(found('sp pl')).toEqual(['Split at the playhead'])
  expect(found('CUT')).toEqual(['Split at the playhead'])
  expect(found('scene')).toEqual(['Split at the playhead', 'Add scene'])
  expect(found('lit')).toEqual([])
  expect(found('Play-or')).toEqual(['Play or pause'])
  expect(findActions(groups, 'pause').map(({ title }) => title)).toEqual(['Playback'])
})

// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/screenplay/1"}
import { beforeEach, expect, test } from 'vitest'
import type { ScreenplayElement } from '#generated/schema.ts'
import { valueOf } from '../lib/element-value.ts'
import { createDrafts, type Draft, type NewLine } from './drafts.ts'

const ELEMENT = {
  id: 'rain',
  segment_id: 'kitchen',
  index: 3,
  version: 7,
  element_type: 'ACTION',
  description: 'Rain.',
  character: null,
  dialogue: '',
  emotions: [],
} as unknown as ScreenplayElement
const LINE: NewLine = { segmentId: 'kitchen', index: 4, value: { ...valueOf(ELEMENT), description: 'Wind.' } }
const PLACE = 'screenplay:story'

/** The state after a reload of the tab. */
const reloaded = () => createDrafts('story').store.getState()
const stored = (): unknown => JSON.parse(sessionStorage.getItem(PLACE) ?? 'null')
beforeEach(() => sessionStorage.clear())

test('a draft keeps its base version and words, and waits to be sent', () => {
  const drafts = createDrafts('story')
  expect(drafts.store.getState()).toEqual({ drafts: {}, newLine: null, adding: {} })
  drafts.change(ELEMENT, { description: 'Rain and' })
  drafts.change({ ...ELEMENT, version: 8, description: 'Snow.' }, { description: 'Rain and wind.' })
  expect(drafts.find('rain')).toEqual({
    id: 'rain',
    segmentId: 'kitchen',
    index: 3,
    version: 7,
    base: valueOf(ELEMENT),
    value: { ...valueOf(ELEMENT), description: 'Rain and wind.' },
    state: 'waiting',
    problem: null,
  })
})

test('typing after a refusal clears it and waits to be sent; a conflict stays until it is decided', () => {
  const drafts = createDrafts('story')
  drafts.change(ELEMENT, { description: 'One' })
  const put = (change: Partial<Draft>) => drafts.put({ ...(drafts.find('rain') as Draft), ...change })
  put({ state: 'failed', problem: 'The server is away' })
  drafts.change(ELEMENT, { description: 'Two' })
  expect(drafts.find('rain')).toMatchObject({ state: 'waiting', problem: null })
  put({ state: 'conflict' })
  drafts.change(ELEMENT, { description: 'Three' })
  expect(drafts.find('rain')).toMatchObject({ state: 'conflict', value: { description: 'Three' } })
})

test('typed words survive a reload, and words whose sending was interrupted are sent again', () => {
  const drafts = createDrafts('story')
  drafts.change({ ...ELEMENT, id: 'snow' }, { description: 'Snow and wind.' })
  drafts.change(ELEMENT, { description: 'Rain and wind.' })
  drafts.put({ ...(drafts.find('rain') as Draft), state: 'saving' })
  drafts.setNewLine(LINE)
  drafts.putAdding('first', LINE)
  drafts.putAdding('second', LINE)
  expect(drafts.find('snow')?.value.description).toBe('Snow and wind.')
  expect(reloaded()).toEqual({
    drafts: { snow: drafts.find('snow'), rain: { ...drafts.find('rain'), state: 'waiting' } },
    newLine: LINE,
    adding: { first: LINE, second: LINE },
  })
})

test('drafts, new lines and pending lines are stored separately, and nothing when all is saved', () => {
  const drafts = createDrafts('story')
  drafts.change(ELEMENT, { description: 'x' })
  expect(stored()).toMatchObject({ drafts: { rain: { id: 'rain' } }, newLine: null, adding: {} })
  drafts.drop('rain')
  expect(stored()).toBeNull()
  drafts.setNewLine(LINE)
  expect(stored()).toEqual({ drafts: {}, newLine: LINE, adding: {} })
  drafts.setNewLine(null)
  expect(stored()).toBeNull()
  drafts.putAdding('first', LINE)
  expect(stored()).toEqual({ drafts: {}, newLine: null, adding: { first: LINE } })
  drafts.dropAdding('first')
  expect(stored()).toBeNull()
})

test('data of an earlier version of the app is read: a draft without its base, no lines', () => {
  const { base: _base, ...old } = { ...LINE, id: 'rain', version: 7, base: LINE.value, state: 'failed', problem: 'x' }
  sessionStorage.setItem(PLACE, JSON.stringify({ drafts: { rain: old } }))
  expect(reloaded()).toEqual({
    drafts: { rain: { ...old, base: LINE.value, state: 'waiting' } },
    newLine: null,
    adding: {},
  })
})

test('stored data that is no draft starts an empty one', () => {
  sessionStorage.setItem(PLACE, '{"drafts":null,"newLine":{}}')
  expect(reloaded()).toEqual({ drafts: {}, newLine: null, adding: {} })
})

import { expect, test } from 'vitest'
import { createSelectionStore, selectedScenes } from './selection-store.ts'

const ORDER = ['one', 'two', 'three', 'four']
const select = (leadId: string | null, ids: readonly string[] = [], order: readonly string[] = ORDER) =>
  selectedScenes(order, { leadId, ids })

test('a new selection is one scene alone', () => {
  expect(createSelectionStore('two').getState()).toEqual({ leadId: 'two', ids: [] })
})

test('a scene that is selected alone leads, and the first leads where none was selected or it is gone', () => {
  expect(select('three')).toEqual({ sceneId: 'three', selectedSceneIds: ['three'] })
  expect(select(null)).toEqual({ sceneId: 'one', selectedSceneIds: ['one'] })
  expect(select('deleted')).toEqual({ sceneId: 'one', selectedSceneIds: ['one'] })
})

test('several selected scenes stand in playing order, without those that are gone', () => {
  expect(select('two', ['four', 'deleted', 'two'])).toEqual({ sceneId: 'two', selectedSceneIds: ['two', 'four'] })
})

test('a lead that is gone makes way for the first of the other selected scenes', () => {
  expect(select('deleted', ['four', 'deleted', 'three'])).toEqual({
    sceneId: 'three',
    selectedSceneIds: ['three', 'four'],
  })
  expect(select('deleted', ['deleted', 'three'])).toEqual({ sceneId: 'three', selectedSceneIds: ['three'] })
})

test('in a story without scenes nothing is selected', () => {
  expect(select('two', ['two', 'three'], [])).toEqual({ sceneId: null, selectedSceneIds: [] })
})

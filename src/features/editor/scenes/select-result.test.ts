import { expect, it } from 'vitest'
import { createSelectionStore } from '../core/selection-store.ts'
import { selectResult } from './select-result.ts'

function open() {
  const selection = createSelectionStore('a')
  const select = (leadId: string) => selection.setState({ leadId, ids: [] })
  return { selection, select, lead: () => selection.getState().leadId }
}

it('what work has made is selected when it is there', async () => {
  const { selection, select, lead } = open()
  await selectResult({ selection }, Promise.resolve('new'), select)
  expect(lead()).toBe('new')
})

it('what the person selected while the work was under way stays selected', async () => {
  const { selection, select, lead } = open()
  let finish = (_: string) => {}
  const selecting = selectResult({ selection }, new Promise<string>((resolve) => (finish = resolve)), select)
  select('b')
  finish('new')
  await selecting
  expect(lead()).toBe('b')
})

it('work that was refused selects nothing', async () => {
  const { selection, select, lead } = open()
  await selectResult({ selection }, Promise.resolve(undefined), select)
  expect(lead()).toBe('a')
})

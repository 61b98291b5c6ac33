import { expect, test } from 'vitest'
import { createRowHistory } from './row-history.ts'

/** A store whose every change is record. */
function createStore() {
  const rows = new Map<string, string>()
  const history = createRowHistory()
  const write = (changes: Record<string, string | null>) => {
    history.record(new Map(Object.keys(changes).map((key) => [key, rows.get(key) ?? null])))
    put(new Map(Object.entries(changes)))
  }
  const put = (changes: ReadonlyMap<string, string | null>) => {
    for (const [key, text] of changes)
      if (text === null) rows.delete(key)
      else rows.set(key, text)
  }
  return { rows, history, write, put }
}

test('restores each moment exactly: rows changed twice, deleted and created since', () => {
  const { rows, history, write, put } = createStore()
  const states: [number, [string, string][]][] = []
  const steps: Record<string, string | null>[] = [
    { a: '1', b: '1' },
    { a: '2' },
    { b: null, c: '1' },
    { a: null, c: '2' },
    { a: '3', b: '2' },
  ]
  for (const step of steps) {
    states.push([history.moment(), [...rows].sort()])
    write(step)
  }
  const end = new Map(rows)
  for (const [moment, state] of states) {
    rows.clear()
    put(end)
    put(history.since(moment))
    expect([...rows].sort()).toEqual(state)
  }
  expect(history.since(history.moment())).toEqual(new Map())
})

test('moments of the row history stay intact when older ones are dropped', () => {
  const { rows, history, write, put } = createStore()
  write({ a: '1' })
  write({ a: '2' })
  const moment = history.moment()
  write({ a: '3' })
  history.forgetBefore(moment)
  put(history.since(moment))
  expect(Object.fromEntries(rows)).toEqual({ a: '2' })
})

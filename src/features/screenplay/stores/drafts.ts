import { createStore } from 'zustand/vanilla'
import type { ScreenplayElement } from '#generated/schema.ts'
import { persist, readStored } from '#src/shared/lib/browser-storage.ts'
import { type ElementValue, valueOf } from '../lib/element-value.ts'

/** Text that was typed into an element and that the server does not have yet. */
export interface Draft {
  id: string
  segmentId: string
  index: number
  value: ElementValue
  /** The version that the draft is based on, and its words. */
  version: number
  base: ElementValue
  /** `conflict`: another tab has changed the element meanwhile. */
  state: 'waiting' | 'saving' | 'failed' | 'conflict'
  problem: string | null
}

/** A line that is not an element yet: its place and its text. */
export interface NewLine {
  segmentId: string
  index: number
  value: ElementValue
}

interface Drafts {
  drafts: Readonly<Record<string, Draft>>
  newLine: NewLine | null
  /** Pending lines, by the key of their call: sent again after a reload, each is added once. */
  adding: Readonly<Record<string, NewLine>>
}

/** One tab's edits of a screenplay. They survive a reload, and another tab's edits do not touch them. */
export function createDrafts(storyId: string) {
  const place = `screenplay:${storyId}`
  const store = createStore<Drafts>(() => restore(place))
  store.subscribe((now) => persist(sessionStorage, place, unsavedOf(now)))
  const put = (draft: Draft) => store.setState(({ drafts }) => ({ drafts: { ...drafts, [draft.id]: draft } }))
  const find = (id: string): Draft | undefined => store.getState().drafts[id]

  return {
    store,
    find,
    put,
    change(element: ScreenplayElement, changed: Partial<ElementValue>) {
      const { id, segment_id: segmentId, index, version } = element
      const before = find(id) ?? { id, segmentId, index, version, base: valueOf(element), value: valueOf(element) }
      const isContested = find(id)?.state === 'conflict'
      const value = { ...before.value, ...changed }
      put({ ...before, value, state: isContested ? 'conflict' : 'waiting', problem: null })
    },
    drop(id: string) {
      store.setState(({ drafts: { [id]: _gone, ...drafts } }) => ({ drafts }))
    },
    setNewLine: (newLine: NewLine | null) => store.setState({ newLine }),
    putAdding: (key: string, line: NewLine) => store.setState(({ adding }) => ({ adding: { ...adding, [key]: line } })),
    dropAdding: (key: string) => store.setState(({ adding: { [key]: _gone, ...adding } }) => ({ adding })),
  }
}

export type DraftsStore = ReturnType<typeof createDrafts>

function restore(place: string): Drafts {
  const stored = readStored(sessionStorage, place) as Drafts | null
  if (!stored?.drafts) return { drafts: {}, newLine: null, adding: {} }
  // An interrupted call may not have arrived: the version shows it. Drafts of an earlier version do not contain their base.
  const drafts = Object.values<Omit<Draft, 'base'> & { base?: ElementValue }>(stored.drafts).map(
    ({ base, ...draft }): [string, Draft] => [draft.id, { ...draft, base: base ?? draft.value, state: 'waiting' }],
  )
  return { drafts: Object.fromEntries(drafts), newLine: stored.newLine ?? null, adding: stored.adding ?? {} }
}

function unsavedOf({ drafts, newLine, adding }: Drafts): object | null {
  const isEmpty = Object.keys({ ...drafts, ...adding }).length === 0 && newLine === null
  return isEmpty ? null : { drafts, newLine, adding }
}

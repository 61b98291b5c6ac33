import { useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useListScreenplaySegments } from '#generated/client/screenplay/screenplay.ts'
import { useSaveTriggers } from '#src/shared/lib/save-scheduler.ts'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { createScreenplayEditor, type ScreenplayEditor } from '../lib/screenplay-editor.ts'
import { createDrafts, type Draft } from '../stores/drafts.ts'

/** Delay after another tab's change before the list is fetched again, ms. */
const READ_AFTER_MS = 300

/** The segments of a story and their edits. Changes of other tabs are applied; text being typed here stays. */
export function useScreenplay(storyId: string) {
  const client = useQueryClient()
  const [editor] = useState(() => createScreenplayEditor(client, storyId, createDrafts(storyId)))
  const segments = useListScreenplaySegments(storyId, { query: { staleTime: 0 } })
  useEffect(() => editor.begin(), [editor])
  useSaveTriggers(editor)
  const [changes, setChanges] = useState(0)
  useRealtimeEvent('story-changed', ({ story_id: id }) => {
    if (id === storyId) setChanges((count) => count + 1)
  })
  useResync(() => setChanges((count) => count + 1))
  useEffect(() => {
    if (changes === 0) return
    // Not during this tab's own changes: the visible state is ahead of the server then.
    const timer = setTimeout(() => void editor.settled().then(editor.refresh), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [editor, changes])
  return { editor, segments }
}

const EditorContext = createContext<ScreenplayEditor | null>(null)
export const EditorProvider = EditorContext.Provider

export function useEditor(): ScreenplayEditor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no screenplay around')
  return editor
}

export function useDraft(id: string): Draft | undefined {
  return useStore(useEditor().drafts.store, ({ drafts }) => drafts[id])
}

/** Whether everything typed is saved. */
export function useSaveState(editor: ScreenplayEditor): 'saved' | 'saving' | 'failed' {
  return useStore(editor.drafts.store, ({ drafts, adding }) => {
    const all = Object.values(drafts)
    if (all.some(({ state }) => state === 'failed' || state === 'conflict')) return 'failed'
    return all.length > 0 || Object.keys(adding).length > 0 ? 'saving' : 'saved'
  })
}

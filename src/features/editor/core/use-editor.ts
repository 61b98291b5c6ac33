import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Editor } from './editor.ts'
import type { OpenStory } from './open-story.ts'
import type { StoryState } from './story-store.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The open story's editor; the same object for as long as the story is open. */
export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no open story above this component')
  return editor
}

/** A part of the open document; renders only when that part changes. */
export function useOpen<T>(select: (open: OpenStory) => T): T {
  return useStore(useEditor().store, ({ open }) => select(open))
}

/** A part of how the document is being saved. */
export function useStoryState<T>(select: (state: StoryState) => T): T {
  return useStore(useEditor().store, select)
}

/** Whether something named is being made. */
export const useIsBusy = (name: string): boolean => useStoryState(({ busy }) => busy.includes(name))

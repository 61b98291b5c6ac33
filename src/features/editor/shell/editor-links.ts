import { createContext, use } from 'react'

/** Addresses of pages around the editor; the route knows them. */
export interface EditorLinks {
  home: string
  /** Where a preview opens; null while there is no such page. */
  preview: string | null
  /** Where the pictures of all scenes are chosen. */
  visuals: string
  /** The page of the screenplay the story was made from. */
  screenplay: string
  duplicate: string
}

export const EditorLinksContext = createContext<EditorLinks>({
  home: '/',
  preview: null,
  visuals: '/',
  screenplay: '/',
  duplicate: '/',
})
export const useEditorLinks = (): EditorLinks => use(EditorLinksContext)

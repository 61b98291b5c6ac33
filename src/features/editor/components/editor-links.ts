import { createContext, use } from 'react'

/** Addresses of pages around the editor; the route knows them. */
export interface EditorLinks {
  home: string
  /** Where a preview opens; null while there is no such page. */
  preview: string | null
}

export const EditorLinksContext = createContext<EditorLinks>({ home: '/', preview: null })
export const useEditorLinks = (): EditorLinks => use(EditorLinksContext)

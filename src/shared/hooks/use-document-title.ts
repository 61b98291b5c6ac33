import { useEffect } from 'react'
import { productName } from '../lib/config/env.ts'

/** Sets the document's title, for example to a story's; the product's name is restored when the page is left. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title || productName
    return () => {
      document.title = productName
    }
  }, [title])
}

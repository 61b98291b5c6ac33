// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useDocumentTitle } from './use-document-title.ts'

afterEach(cleanup)

it('the document title shows the page’s title while it is open, and the product’s name before and after', () => {
  const { rerender, unmount } = renderHook(({ title }) => useDocumentTitle(title), {
    initialProps: { title: undefined as string | undefined },
  })
  expect(document.title).toBe('Storyloom')
  rerender({ title: 'The post boat' })
  expect(document.title).toBe('The post boat')
  unmount()
  expect(document.title).toBe('Storyloom')
})

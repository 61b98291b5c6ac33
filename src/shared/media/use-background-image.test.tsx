// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { useBackgroundImage } from './use-background-image.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(url: string | null) {
  const client = createQueryClient()
  return renderHook(() => useBackgroundImage(url), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
}

it('an image of another host is loaded by script before a style shows it', async () => {
  const asked = vi.fn(async () => new Response('an image'))
  vi.stubGlobal('fetch', asked)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:an-image')
  const shown = show('https://bucket.example/a.jpg?signed')
  expect(shown.current).toBeNull()
  await waitFor(() => expect(shown.current).toBe('blob:an-image'))
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://bucket.example/a.jpg?signed', expect.anything())
})

it('an image of the page’s own host, or none, is shown as it is', () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  for (const url of ['/files/a.jpg', `${location.origin}/files/a.jpg`, 'data:image/png;base64,AA', null])
    expect(show(url).current).toBe(url)
  expect(asked).not.toHaveBeenCalled()
})

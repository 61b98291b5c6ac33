// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { ImageStyle } from '#generated/schema.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { OwnStyleList } from './own-style-list.tsx'
import { fog } from './testing/fog.ts'

const HINT = 'Your own styles add their prompt to every image you generate.'

function show(styles: readonly ImageStyle[], value: string | null) {
  const onChange = vi.fn()
  http.mockImplementation((url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') return Promise.resolve(fog)
    return Promise.resolve(url.includes('leonardo') ? { models: [] } : { results: url.includes('lora') ? [] : styles })
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <OwnStyleList value={value} onChange={onChange} toEnd={() => null} footClass={undefined} hintClass={undefined} />
    </QueryClientProvider>,
  )
  return onChange
}

afterEach(() => {
  cleanup()
  http.mockReset()
})

it('the list of own styles chooses a style with all that belongs to it, or none', async () => {
  const onChange = show([fog], fog.id)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Fog/ })).checked).toBe(true)
  expect(screen.queryByText(HINT)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /None/ }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  // The parent keeps the choice: without a change of it the old one stays.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Fog/ }).checked).toBe(true)
})

it('the list of own styles chooses a new style at once, with its look, before the list contains it', async () => {
  const onChange = show([], null)
  expect(await screen.findByText(HINT)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'New style' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Fog')
  await userEvent.type(screen.getByRole('textbox', { name: 'Prompt for every image' }), 'fog on every side')
  const make = screen.getByRole('button', { name: 'Create style' })
  await waitFor(() => expect(make.hasAttribute('disabled')).toBe(false))
  await userEvent.click(make)
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(fog))
})

it('the list of own styles leaves out archived ones, but not the selected one', async () => {
  const archived = { ...fog, id: '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ec2', name: 'Old fog', archived: true }
  show([fog, archived], archived.id)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Old fog/ })).checked).toBe(true)
  cleanup()
  show([fog, archived], fog.id)
  await screen.findByRole('radio', { name: /Fog/ })
  expect(screen.queryByRole('radio', { name: /Old fog/ })).toBeNull()
})

// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { CapDialog } from './cap-dialog.tsx'
import { FilmCapDialog } from './set-cap-dialog.tsx'

const http = vi.hoisted(() => vi.fn())
vi.mock('#src/shared/api/http.ts', () => ({ http }))
let load = () => undefined as void
const cap = { scope: 'FILM', story_id: 's1', credits: 20, spent: 8, left: 12 }
beforeEach(() => {
  http.mockReset()
  http.mockReturnValueOnce(new Promise((resolve) => (load = () => resolve({ cap }))))
  sessionStorage.clear()
})
afterEach(cleanup)

const close = vi.fn()
const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <FilmCapDialog storyId="s1" onClose={close} />
    </QueryClientProvider>,
  )
const field = () => screen.findByRole<HTMLInputElement>('textbox')
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })

it('a cap that was emptied and not saved is still empty after a reload, and can be saved', async () => {
  const before = show()
  load()
  expect((await field()).value).toBe('20')
  await userEvent.clear(await field())
  await waitFor(() => expect(save().disabled).toBe(false))
  before.unmount()

  http.mockReturnValueOnce(new Promise((resolve) => (load = () => resolve({ cap }))))
  show()
  expect(save().disabled).toBe(true)
  load()
  expect((await field()).value).toBe('')
  screen.getByText('Leave empty for no limit')
  await waitFor(() => expect(save().disabled).toBe(false))
  http.mockResolvedValue({})
  await userEvent.click(save())
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(http).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ body: '{"credits":null}' }))
  expect(sessionStorage).toHaveLength(0)
})

it('a cap that was typed in version 0.1.0 is still there', async () => {
  sessionStorage.setItem('film-cap:s1:', '"77"')
  show()
  load()
  await waitFor(async () => expect((await field()).value).toBe('77'))
})

it('caps that were to be raised in version 0.1.0 are still there, each with its number, until it is decided', async () => {
  sessionStorage.setItem('raised-cap:FILM:', '"31"')
  sessionStorage.setItem('raised-cap:MONTH:', '"62"')
  const decide = vi.fn()
  const caps = (['FILM', 'MONTH'] as const).map((scope) => ({
    ...{ scope, story_id: scope === 'FILM' ? 's1' : null, credits: 20, spent: 8, left: 12, cost: 22, needed: 30 },
  }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CapDialog isOpen caps={caps} onDecide={decide} />
    </QueryClientProvider>,
  )
  const values = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  await waitFor(() => expect(values()).toEqual(['31', '62']))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(decide).toHaveBeenCalledWith(false)
  expect(sessionStorage).toHaveLength(0)
})

it('a cap that the server refuses is refused at its field, which has the focus, and a network failure below it', async () => {
  show()
  load()
  await userEvent.type(await field(), '0')
  http.mockRejectedValueOnce(new ApiError({ status: 400, message: 'No', fields: { credits: ['Less than was spent'] } }))
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Less than was spent')
  expect(document.activeElement).toBe(await field())
  expect((await field()).getAttribute('aria-invalid')).toBe('true')

  http.mockRejectedValueOnce(new ApiError({ status: 507, message: 'The server is full' }))
  await userEvent.type(await field(), '{Enter}')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The server is full'))
})

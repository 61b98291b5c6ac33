// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { ada } from '#src/shared/session/session-user.fixture.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { LogoSettings } from './logo-settings.tsx'
import { useBrandSettings } from './use-brand-settings.ts'

const saved = { ...ada.user_brand_settings, logo_url: '/files/logo/a.png', logo_position: 'TOP_LEFT' as const }

function Settings() {
  const { brand, preview, change, refetch } = useBrandSettings()
  return brand ? <LogoSettings brand={brand} preview={preview} change={change} onFileChanged={refetch} /> : null
}

/** @param answer returns the answer of a changing call, or throws its refusal */
function show(answer: (url: string, body: BodyInit | null | undefined) => unknown) {
  let brand: unknown = saved
  http.mockImplementation(async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return { ...ada, user_brand_settings: brand }
    brand = await answer(url, body)
    return brand
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Settings />
    </QueryClientProvider>,
  )
}

const place = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })

afterEach(() => {
  cleanup()
  http.mockReset()
  useNotices.setState({ shown: [] })
})

it('a chosen place of the logo is seen before it is saved, and stays', async () => {
  let save: (brand: unknown) => void = () => undefined
  show(() => new Promise((resolve) => (save = resolve)))
  await userEvent.click(await place('Bottom centre'))
  expect((await place('Bottom centre')).checked).toBe(true)
  save({ ...saved, logo_position: 'BOTTOM_CENTER' })
  await waitFor(() => expect(http.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1))
  expect((await place('Bottom centre')).checked).toBe(true)
  expect(useNotices.getState().shown).toEqual([])
})

it('a refused change of the brand restores the saved value and shows the reason', async () => {
  show(() => {
    throw new ApiError({ status: 503, message: 'The database rests' })
  })
  await userEvent.click(await place('Bottom right'))
  await waitFor(() =>
    expect(useNotices.getState().shown.at(-1)?.message).toBe('Couldn’t save your brand. The database rests'),
  )
  expect((await place('Top left')).checked).toBe(true)
})

it('a refused logo shows an error at its field, before the upload where possible', async () => {
  const sent: string[] = []
  show((url) => {
    sent.push(url)
    throw new ApiError({ status: 400, message: 'Invalid', fields: { logo: ['Couldn’t read the SVG'] } })
  })
  const field = await screen.findByLabelText('Logo file')
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(field, new File(['GIF89a'], 'logo.gif', { type: 'image/gif' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose a PNG, JPEG, WebP or SVG file')
  expect(sent).toEqual([])
  await user.upload(field, new File(['<html/>'], 'logo.svg', { type: 'image/svg+xml' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Couldn’t read the SVG'))
  expect(sent).toHaveLength(1)
})

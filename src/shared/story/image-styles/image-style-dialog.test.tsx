// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { ImageStyle } from '#generated/schema.ts'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { useUpgradeText } from '#src/shared/ui/upgrade/upgrade.ts'
import { ImageStyleDialog } from './image-style-dialog.tsx'
import { fog } from './testing/fog.ts'

/** The server's refusal when a limit of the plan is reached. */
const FULL = 'Your plan holds 2 image styles'

function show(style: ImageStyle | null, refusal: ApiError) {
  const onClose = vi.fn()
  const look = { leonardo_style_id: 'cinematic', name: 'Cinematic', description: '', preview_url: null }
  http.mockImplementation((_url: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'GET' ? Promise.resolve({ models: [{ styles: [look] }], results: [] }) : Promise.reject(refusal),
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ImageStyleDialog style={style} onClose={onClose} onMade={vi.fn()} />
    </QueryClientProvider>,
  )
  return onClose
}

async function fillIn(button: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mist')
  await userEvent.type(screen.getByRole('textbox', { name: 'Prompt for every image' }), ' and mist')
  await waitFor(() => expect(screen.getByRole('button', { name: button }).hasAttribute('disabled')).toBe(false))
  await userEvent.click(screen.getByRole('button', { name: button }))
}

afterEach(() => {
  cleanup()
  useUpgradeText.setState(null)
  http.mockReset()
})

it.each([
  ['a new one', null, 'Create style', 'Failed to create image style'],
  ['a change', fog, 'Save', 'Failed to update image style'],
])('the image style dialog reports that %s was not saved, and keeps the input', async (_, style, button, text) => {
  const onClose = show(style, new ApiError({ status: 500, message: 'Something else' }))
  await fillIn(button)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toContain('Mist')
  expect(onClose).not.toHaveBeenCalled()
})

it('the image style dialog opens the upgrade dialog when the plan does not include it, and keeps the input', async () => {
  const onClose = show(null, new ApiError({ status: 403, message: FULL, code: 'UPGRADE_MEMBERSHIP' }))
  await fillIn('Create style')
  await waitFor(() => expect(useUpgradeText.getState()).toBe(FULL))
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toContain('Mist')
  expect(screen.queryByText('Failed to create image style')).toBeNull()
})

// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { http } from '#src/shared/api/testing/mocked-http.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { ImageModelPick } from './image-model-pick.tsx'

const model = (leonardo_model_id: string, name: string, is_built_in = false) => ({
  leonardo_model_id,
  name,
  is_built_in,
})
const gpt = model('openai:gpt-image-2', 'gpt-image-2')
const flux = model('fal:flux', 'flux')
const draft = model('draft', 'Built-in draft engine', true)

function show(value: string, ...models: object[]) {
  http.mockResolvedValue({ models })
  const onChange = vi.fn()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ImageModelPick label="Image model" value={value} onChange={onChange} />
    </QueryClientProvider>,
  )
  return onChange
}

afterEach(cleanup)

it('every model that is connected is offered under its own name, and the first one without a choice', async () => {
  const onChange = show('AUTO', gpt, flux, draft)
  await userEvent.click(await screen.findByRole('button', { name: 'Image model: Automatic: gpt-image-2' }))
  const names = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
  expect(names).toEqual([
    'Automatic: gpt-image-2',
    'gpt-image-2',
    'flux',
    'Built-in draft engineDrafts, without a provider',
  ])
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'flux' }))
  expect(onChange).toHaveBeenCalledWith('fal:flux')
})

it('where one model draws it is named, and nothing is asked', async () => {
  show('AUTO', draft)
  expect(await screen.findByText('The built-in draft engine draws here.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a choice that went away says so, and who draws instead', async () => {
  show('fal:flux', draft)
  expect(await screen.findByText('fal:flux is not connected here: Built-in draft engine draws.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Image model: fal:flux' })).toBeTruthy()
})

// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { EngineSetting } from '#generated/schema.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { EngineDialog } from './engine-dialog.tsx'

// Loaded in advance: the test is not about the time that takes.
await import('../lib/engine-schema.ts')
afterEach(cleanup)

const setting: EngineSetting = {
  ...{ name: 'ENGINE_VOICE', value: null, is_secret: false, source: 'NONE', usual: 'draft' },
}

it('puts a model of this computer before the other engines, by one press and once', async () => {
  const field = { setting, label: 'Engines', choices: ['local:kokoro-82m', 'local:kitten-nano'], hasDraft: true }
  const dialog = <EngineDialog title="Engines: Voices" text="" fields={[field]} onClose={() => undefined} />
  const router = createMemoryRouter([{ path: '*', element: dialog }])
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const engines = await screen.findByLabelText<HTMLInputElement>('Engines')
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  await press('local:kokoro-82m')
  expect(engines.value).toBe('local:kokoro-82m,draft')
  await userEvent.clear(engines)
  await userEvent.type(engines, 'openai:gpt-4o-mini-tts, local:kokoro-82m,draft')
  await press('local:kitten-nano')
  await press('local:kokoro-82m')
  expect(engines.value).toBe('local:kokoro-82m,local:kitten-nano,openai:gpt-4o-mini-tts,draft')
})

// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, it, vi } from 'vitest'
import { createRealEngines } from '#server/modules/generation/quotes/testing/real-engines.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { VoiceEngineBadge } from './voice-list.tsx'

const { engines } = createRealEngines()
const test = await createTestApp({ engines })
beforeEach(async () => {
  await test.reset()
  localStorage.setItem('token', (await test.user()).token)
  vi.stubGlobal('fetch', (request: Request) => test.backend.fetch(request, { clientAddress: '203.0.113.7' }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => test.close())

const show = (voiceCode: string | null) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VoiceEngineBadge voiceCode={voiceCode} />
    </QueryClientProvider>,
  )
/** Waits for a visible text, not a placeholder. */
const shown = (text: string) => screen.findByText(text, { ignore: '[aria-hidden] *' })
const [builtIn = ''] = createTestEngines().voice.voices.map(({ id }) => id)

it('the engine badge names the provider of each voice, even when another engine comes first', async () => {
  show(builtIn)
  await shown('Built-in draft engine')
  cleanup()
  show('eleven:adam')
  await shown('ElevenLabs')
})

it('the engine badge of a story without a voice names the provider that would speak it', async () => {
  show(null)
  await shown('ElevenLabs')
})

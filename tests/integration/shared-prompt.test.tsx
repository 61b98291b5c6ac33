// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { useWizardStory } from '#src/features/wizard/hooks/use-wizard-story.ts'
import { useWriting } from '#src/features/wizard/hooks/use-writing.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'

const app = await createTestApp()
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
  await app.reset()
})
afterAll(() => app.close())

/** One story in the wizards of two people, who see the same text. */
async function openTwice(initial_prompt: string, script_type: 'PROMPT' | 'SCRIPT' = 'PROMPT') {
  const ada = await app.user()
  localStorage.setItem('token', ada.token)
  vi.stubGlobal('fetch', (request: Request) => app.backend.fetch(request, { clientAddress: '203.0.113.7' }))
  const body = { creation_mode: 'Text' as const, script_type, initial_prompt }
  const { story_id: storyId } = await app.ok('createStory', { as: ada, body })
  const open = async (userId: string) => {
    const client = createQueryClient()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    )
    const useWizard = () => {
      const wizard = useWizardStory({ userId, storyId, initial: {} })
      return { wizard, writing: useWriting(storyId, wizard, false) }
    }
    const { result } = renderHook(useWizard, { wrapper })
    await waitFor(() => expect(result.current.wizard.document.data).toBeDefined())
    const wizard = () => result.current.wizard
    return {
      wizard,
      writing: () => result.current.writing,
      type: (text: string) => act(() => wizard().change({ text })),
      save: () =>
        act(() =>
          wizard()
            .save()
            .catch((cause: unknown) => cause),
        ),
    }
  }
  const story = () => app.ok('getStory', { as: ada, query: { story_id: storyId } })
  return { one: await open('ada'), other: await open('bob'), text: async () => (await story()).initial_prompt, story }
}

it('the text of a story in two wizards merges different words of both', async () => {
  const { one, other, text } = await openTwice('A keeper mends a lamp')
  one.type('An old keeper mends a lamp')
  await one.save()
  other.type('A keeper mends a lamp at night')
  await other.save()
  expect(await text()).toBe('An old keeper mends a lamp at night')
  expect(other.wizard()).toMatchObject({ state: 'saved', choices: { text: 'An old keeper mends a lamp at night' } })
})

it('the text of a story in two wizards needs a choice where both changed the same words; other settings are saved', async () => {
  const { one, other, text, story } = await openTwice('A keeper mends a lamp')
  one.type('A keeper mends a boat')
  await one.save()
  other.type('A keeper mends a clock')
  act(() => other.wizard().change({ seconds: 45 }))
  await other.save()
  expect(other.wizard()).toMatchObject({
    state: 'failed',
    choices: { text: 'A keeper mends a clock' },
    conflict: { mine: 'A keeper mends a clock', theirs: 'A keeper mends a boat' },
  })
  await waitFor(async () => expect((await story()).video_length_in_sec).toBe(45), { timeout: 5_000 })
  expect(await text()).toBe('A keeper mends a boat')
  expect(await other.save(), 'nothing goes on without an answer').toBeInstanceOf(Error)
  other.type('A keeper mends a tall clock')
  act(() => other.wizard().conflict?.resolve('A keeper mends a tall clock'))
  await other.save()
  expect(await text()).toBe('A keeper mends a tall clock')
  expect(other.wizard()).toMatchObject({ state: 'saved', conflict: null })
})

it('the text of a story in two wizards keeps words typed during a merge', async () => {
  const { one, other, text } = await openTwice('A keeper mends a lamp')
  one.type('An old keeper mends a lamp')
  await one.save()
  other.type('A keeper mends a lamp at night')
  const saving = other.save()
  other.type('A keeper mends a lamp at night, alone')
  await saving
  await other.save()
  expect(await text()).toBe('An old keeper mends a lamp at night, alone')
})

it.each(['PROMPT', 'SCRIPT'] as const)('a story (%s) is written from both users’ words', async (kind) => {
  const { one, other, text, story } = await openTwice('A keeper mends a lamp', kind)
  one.type('An old keeper mends a lamp')
  await one.save()
  other.type('A keeper mends a lamp at night')
  act(() => other.writing().write())
  await waitFor(async () => expect((await story()).status).toBe('GENERATING'))
  expect(await text()).toBe('An old keeper mends a lamp at night')
  await app.runJobs()
  if (kind === 'SCRIPT') expect((await story()).scenes[0]?.text).toContain('An old keeper mends a lamp at night')
})

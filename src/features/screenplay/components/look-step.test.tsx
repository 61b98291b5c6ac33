// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/screenplay"}
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useGetStory } from '#generated/client/stories/stories.ts'
import type { StoryDocument } from '#generated/schema.ts'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { LookStep } from './look-step.tsx'

const API = 'http://app.test/api'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  useNotices.setState({ shown: [] })
})
afterAll(() => server.close())

function Step({ storyId }: { storyId: string }) {
  const { data } = useGetStory({ story_id: storyId })
  return data ? <LookStep story={data} /> : null
}

/** A screenplay of Russian words in a story whose language is English. @param refusal why no change of it is accepted */
async function show(refusal?: string) {
  const [scene] = exampleStory().scenes
  if (!scene) throw new Error('The example has no scene')
  const text = 'Смотритель маяка каждую ночь пишет письмо, и ещё одно'
  let story: StoryDocument = { ...exampleStory(), language: 'en-US', scenes: [{ ...scene, text }] }
  const sent: unknown[] = []
  server.use(
    answerTo('getStory', () => HttpResponse.json(story)),
    answerTo('listVoices', () => HttpResponse.json({ voices: [] })),
    answerTo('listLeonardoPresets', () => HttpResponse.json({ models: [{ is_built_in: true, styles: [] }] })),
    http.get(`${API}/*`, () => HttpResponse.json({ results: [], engines: [] })),
    answerTo('updateStory', async ({ request }) => {
      const changed = (await request.json()) as Partial<StoryDocument>
      sent.push(changed)
      if (refusal !== undefined) return HttpResponse.json({ message: refusal }, { status: 409 })
      story = { ...story, ...changed }
      return HttpResponse.json(story)
    }),
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Step storyId={story.story_id} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText(/^This text looks like Russian, not English/)
  return { sent }
}

it('updateStory: the last step says that the screenplay looks like another language, and one press switches the story to it', async () => {
  const { sent } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Use Russian' }))
  await expect.poll(() => sent).toEqual([{ language: 'ru-RU' }])
  // The remaining message: no voice speaks it.
  expect(await screen.findByText(/^This text looks like Russian\. Russian voice-over isn’t available/)).toBeTruthy()
  expect(screen.queryByText(/not English/)).toBeNull()
})

it('updateStory: a language that the server refuses is rolled back, and the note is shown again', async () => {
  await show('The story is being made')
  await userEvent.click(screen.getByRole('button', { name: 'Use Russian' }))
  await expect
    .poll(() => useNotices.getState().shown.map(({ message }) => message))
    .toEqual(['The story is being made'])
  expect(await screen.findByText(/^This text looks like Russian, not English/)).toBeTruthy()
})

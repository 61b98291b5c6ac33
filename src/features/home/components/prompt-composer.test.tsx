// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/app"}
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { answerTo } from '#src/shared/api/testing/answer-to.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { PromptComposer } from './prompt-composer.tsx'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  useNotices.setState({ shown: [] })
})
afterAll(() => server.close())

const look = {
  ...{ leonardo_style_id: 'noir', name: 'Noir', description: 'Hard shadows' },
  ...{ preview_url: null, preview_colors: ['#101010', '#9a9a9a'] },
}
const models = [{ is_built_in: true, styles: [look] }]

async function show() {
  server.use(
    answerTo('listLeonardoPresets', () => HttpResponse.json({ models })),
    answerTo('forecastWriting', () => HttpResponse.json({ basis: 'MODEL', seconds: null })),
    answerTo('listVoices', () => HttpResponse.json({ voices: [] })),
    http.get('http://app.test/api/*', () => HttpResponse.json({ engines: [] })),
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <PromptComposer onBegin={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Style: Noir' })
}

/** Writes a prompt and presses Generate; the server refuses the fields. */
async function refuse(fields: Record<string, string[]>) {
  server.use(
    answerTo('createAndGenerateStory', () =>
      HttpResponse.json(
        { message: 'Please check the marked fields', error: 'VALIDATION_FAILED', fields },
        { status: 400 },
      ),
    ),
  )
  await show()
  await userEvent.type(prompt(), 'Two cups of tea')
  await userEvent.click(screen.getByRole('button', { name: /^Generate/ }))
}

const prompt = () => screen.getByRole('textbox', { name: 'What is your story about?' })
/** Fields marked as invalid: by name, with the text that describes them. */
const marked = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((element) => {
    const text = document.getElementById(element.getAttribute('aria-describedby') ?? '')
    return `${element.getAttribute('aria-label') ?? element.tagName}: ${text?.textContent}`
  })
const said = () => useNotices.getState().shown.map(({ message }) => message)

it('the style’s colours are shown until its image has loaded, or if it does not load', async () => {
  await show()
  expect(document.querySelector('figure')?.style.backgroundImage).toBe('linear-gradient(#101010, #9a9a9a)')
})

it('createAndGenerateStory: a refused prompt is marked with the reason, and has the focus until it is changed', async () => {
  await refuse({ initial_prompt: ['Enter at least three words'] })
  await expect.poll(marked).toEqual(['TEXTAREA: Enter at least three words'])
  expect(document.activeElement).toBe(prompt())
  expect(said()).toEqual([])
  await userEvent.type(prompt(), ' at dawn')
  expect(marked()).toEqual([])
})

it('createAndGenerateStory: every other refused field is marked too, and the first has the focus', async () => {
  await refuse({
    visual_style: ['There is no such look'],
    video_length_in_sec: ['Must be at most 900'],
    aspect_ratio: ['This shape is not made here'],
  })
  await expect
    .poll(marked)
    .toEqual([
      'Aspect ratio: Aspect ratio: This shape is not made here',
      'Length: 30 s: Length: Must be at most 900',
      'Style: Noir: Style: There is no such look',
    ])
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '16:9' }))
  expect(said()).toEqual([])
  // Each stays marked until another value is chosen for it.
  await userEvent.click(screen.getByRole('button', { name: 'Length: 30 s' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '15 s' }))
  expect(marked().map((line) => line.split(':')[0])).toEqual(['Aspect ratio', 'Style'])
  expect(screen.queryByText(/Must be at most/)).toBeNull()
})

it('createAndGenerateStory: errors without a field here are shown in their own words, beside the marked fields', async () => {
  await refuse({ initial_prompt: ['Enter at least three words'], project_id: ['This project is gone'] })
  await expect.poll(said).toEqual(['This project is gone'])
  expect(marked()).toEqual(['TEXTAREA: Enter at least three words'])
})

it('createAndGenerateStory: a refused image model is reported in its own words, and no field is marked', async () => {
  await refuse({ default_image_model: ['This model is not connected'] })
  await expect.poll(said).toEqual(['This model is not connected'])
  expect(marked()).toEqual([])
})

it('createAndGenerateStory: Retry sends the current form', async () => {
  const sent: unknown[] = []
  server.use(
    answerTo('createAndGenerateStory', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ message: 'The server is busy', error: 'BUSY' }, { status: 503 })
    }),
  )
  await show()
  await userEvent.type(prompt(), 'Two cups of tea')
  await userEvent.click(screen.getByRole('button', { name: /^Generate/ }))
  await expect.poll(said).toEqual(['The server is busy'])
  await userEvent.type(prompt(), ' at dawn')
  useNotices.getState().shown[0]?.action?.onAction()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent).toMatchObject([{ initial_prompt: 'Two cups of tea' }, { initial_prompt: 'Two cups of tea at dawn' }])
})

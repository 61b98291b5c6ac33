// @vitest-environment happy-dom
// @vitest-environment-options {"url": "http://app.test/app"}
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Language, Voice } from '#generated/schema.ts'
import { overrideOperation } from '#mocks/contract/made-up.ts'
import { createQueryClient } from '#src/shared/lib/query-client.ts'
import { LanguageGuess, LanguageNote } from './language-note.tsx'
import { useLanguageGuess } from './guess-language.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const voice = (code: string, language: Language): Voice => ({
  ...{ voice_code: code, name: code, language, gender: 'female', description: '', sample_url: null },
  ...{ emotions: [], provider: 'Any', is_built_in: true },
})
const ENGLISH = voice('amy', 'en-US')
const RUSSIAN = voice('olga', 'ru-RU')

const IN_ENGLISH = 'The keeper of the lighthouse writes one letter every night'
const IN_RUSSIAN = 'Смотритель маяка каждую ночь пишет письмо, и ещё одно'

interface Props {
  text: string
  language?: string
  voices?: Voice[]
  chosen?: string
  isPrompt?: boolean
}

/** The note about a text, with the guessed language and the language that it sets. */
function Note({ text, language: first = 'en-US', chosen, isPrompt = false }: Props) {
  const [language, setLanguage] = useState(first)
  const guess = useLanguageGuess(text)
  return (
    <>
      <output>{`${guess ?? 'unknown'}, spoken in ${language}`}</output>
      <LanguageNote {...{ text, language, guess, isPrompt }} voice={chosen ?? null} onLanguage={setLanguage} />
    </>
  )
}

/** Shows it until the voices and the guess are there. */
async function show({ voices = [ENGLISH], ...spoken }: Props, guess: string) {
  let isAsked = false
  server.use(
    overrideOperation('listVoices', () => {
      isAsked = true
      return { voices }
    }),
  )
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <Note {...spoken} />
    </QueryClientProvider>,
  )
  await screen.findByText(new RegExp(`^${guess}, `))
  await expect.poll(() => client.isFetching()).toBe(0)
  return { isAsked: () => isAsked }
}

const notes = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)

it('a text in the language of its story, for which there is a voice, needs no note', async () => {
  await show({ text: IN_ENGLISH }, 'en-US')
  expect(notes()).toEqual([])
})

it('a text in another region’s English needs none either', async () => {
  await show({ text: IN_ENGLISH, language: 'en-GB' }, 'en-US')
  expect(notes()).toEqual([])
})

it('no voices are requested without words', async () => {
  const { isAsked } = await show({ text: ' 12 – ' }, 'unknown')
  expect([isAsked(), notes()]).toEqual([false, []])
})

it('a note names the detected and the set language, and one press sets the detected one', async () => {
  await show({ text: IN_RUSSIAN, voices: [ENGLISH, RUSSIAN], chosen: 'olga' }, 'ru-RU')
  expect(notes()).toEqual(['This text looks like Russian, not English (United States).Use Russian'])
  await userEvent.click(screen.getByRole('button', { name: 'Use Russian' }))
  await screen.findByText('ru-RU, spoken in ru-RU')
  expect(notes()).toEqual([])
})

it('letters that the voice cannot read are reported beside the guessed language', async () => {
  await show({ text: IN_RUSSIAN, voices: [ENGLISH, RUSSIAN] }, 'ru-RU')
  expect(notes()).toEqual([
    'This text looks like Russian, not English (United States).Use Russian',
    expect.stringMatching(/^Voice-over isn’t available for this text\. You’ll get captions timed to reading speed/),
  ])
})

it('a language without any voice shows a note that names it, once it is set', async () => {
  await show({ text: IN_RUSSIAN, language: 'ru-RU' }, 'ru-RU')
  expect(notes()).toEqual([expect.stringMatching(/^This text looks like Russian\. Russian voice-over isn’t available/)])
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([
  [true, /Other languages use your text unchanged\.$/],
  [false, /for each scene in the editor\.$/],
])('the note about the built-in writer is shown for a prompt only: %s', async (isPrompt, end) => {
  await show({ text: IN_RUSSIAN, language: 'ru-RU', isPrompt }, 'ru-RU')
  expect(notes()).toEqual([expect.stringMatching(end)])
})

it('the note of a transcript shows the guessed language and nothing about voices', async () => {
  const chosen: string[] = []
  const heard = { text: IN_RUSSIAN, onLanguage: (code: string) => void chosen.push(code) }
  const { rerender } = render(<LanguageGuess {...heard} language="en-US" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Use Russian' }))
  expect(chosen).toEqual(['ru-RU'])
  expect(notes()).toEqual(['This text looks like Russian, not English (United States).Use Russian'])
  rerender(<LanguageGuess {...heard} language="ru-RU" />)
  expect(notes()).toEqual([])
})

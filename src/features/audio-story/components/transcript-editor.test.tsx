// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { SoundPlayer } from '#src/shared/recording/sound-player.ts'
import type { Word } from '../lib/edit-words.ts'
import { TranscriptEditor } from './transcript-editor.tsx'

afterEach(cleanup)

const words: Word[] = [
  { word: 'Bees', start: 0, end: 400, confidence: 0.97 },
  { word: 'danse.', start: 400, end: 900, confidence: 0.31 },
  { word: 'Always.', start: 2_000, end: 2_500, confidence: 0.9 },
]

function show() {
  const played: [number, number | undefined][] = []
  const player: SoundPlayer = {
    isPlaying: createStore<boolean>(() => false),
    position: createStore<number>(() => 0),
    play: (from, to) => void played.push([from, to]),
    pause: () => undefined,
    seek: () => undefined,
    close: () => undefined,
  }
  const shownWords: (readonly Word[])[] = []
  function Sheet() {
    const [shown, setShown] = useState<readonly Word[]>(words)
    const change = (next: readonly Word[]) => {
      shownWords.push(next)
      setShown(next)
    }
    return <TranscriptEditor words={shown} onChange={change} player={player} onRewrite={undefined} />
  }
  render(<Sheet />)
  return { player, played, current: () => shownWords.at(-1) ?? words, user: userEvent.setup() }
}
const word = (name: string) => screen.getByRole('button', { name })

it('the transcript editor jumps to the word the engine is unsure of, plays it, and marks a correction as sure', async () => {
  const { user, played, current } = show()
  expect(word('danse.').title).toBe('0.4 s, 31% sure')
  await user.click(screen.getByRole('button', { name: '1 word to check' }))
  expect(played).toEqual([[400, 900]])
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Word 2, 0.4 to 0.9 s' })
  expect(document.activeElement).toBe(field)
  await user.clear(field)
  await user.type(field, 'dance.{Enter}')
  expect(current()[1]).toEqual({ word: 'dance.', start: 400, end: 900 })
  expect(screen.queryByRole('button', { name: /to check/ })).toBeNull()
  // Enter went on to the next word.
  expect(screen.getByRole('textbox', { name: /^Word 3,/ })).toBeTruthy()
  expect(played.at(-1)).toEqual([2_000, 2_500])
})

it('the transcript editor discards typed text on Escape', async () => {
  const { user, current } = show()
  await user.click(word('Bees'))
  await user.type(screen.getByRole('textbox'), 'wax{Escape}')
  expect(current()).toEqual(words)
  expect(word('Bees')).toBeTruthy()
})

it('the transcript editor joins a word with the next, and is one stop for the Tab key', async () => {
  const { user, current } = show()
  await user.click(word('Bees'))
  await user.click(screen.getByRole('button', { name: 'Join with next word' }))
  expect(current().map((each) => each.word)).toEqual(['Beesdanse.', 'Always.'])
  await user.keyboard('{Escape}')
  const stops = ['Beesdanse.', 'Always.'].filter((name) => word(name).tabIndex === 0)
  expect(stops).toEqual(['Beesdanse.'])
  word('Beesdanse.').focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(word('Always.'))
})

it('the transcript editor marks the word that is playing', () => {
  const { player } = show()
  player.isPlaying.setState(true)
  player.position.setState(500)
  expect(word('danse.').hasAttribute('data-heard')).toBe(true)
  player.position.setState(2_100)
  expect([word('danse.'), word('Always.')].map((each) => each.hasAttribute('data-heard'))).toEqual([false, true])
  player.isPlaying.setState(false)
  expect(word('Always.').hasAttribute('data-heard')).toBe(false)
})

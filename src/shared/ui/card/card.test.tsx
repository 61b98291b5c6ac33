// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CardBoundary } from './card.tsx'

afterEach(cleanup)

it('the card grid shows Retry in place of a card that fails, and the cards beside it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const Card = () => {
    if (isBroken) throw new Error('a card that cannot be drawn')
    return <p>Drawn after all</p>
  }
  render(
    <ul>
      <CardBoundary element="li">
        <Card />
      </CardBoundary>
      <CardBoundary element="li">Its neighbour</CardBoundary>
    </ul>,
  )
  expect(screen.getByText('Its neighbour')).toBeTruthy()
  expect(screen.getByText('Couldn’t show this')).toBeTruthy()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByText('Drawn after all')).toBeTruthy()
})

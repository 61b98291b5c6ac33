// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TitleText } from './title-text.tsx'

afterEach(cleanup)

it('a Japanese title breaks before words, not before their particles and marks', () => {
  const { container } = render(<TitleText text="灯台守は手紙を書く。" language="ja-JP" />)
  expect(container.querySelector('span')).toHaveProperty('lang', 'ja-JP')
  expect(container.querySelector('span')?.innerHTML).toBe('灯台守は<wbr>手紙を<wbr>書く。')
})

it('a long word of a German title is divided with hyphens once its hyphenation is loaded', async () => {
  render(<TitleText text="Die Geschwindigkeitsbegrenzung" language="de-DE" />)
  expect(await screen.findByText('Die Geschwin\u00addig\u00adkeits\u00adbe\u00adgren\u00adzung')).toBeTruthy()
})

it('a title of no known language stays as it is', () => {
  const { container } = render(<TitleText text="灯台守は書く" language={undefined} />)
  expect(container.innerHTML).toMatch(/^<span[^>]*>灯台守は書く<\/span>$/u)
})

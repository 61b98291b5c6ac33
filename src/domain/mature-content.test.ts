import { expect, it } from 'vitest'
import { asksForMatureContent, withoutMatureContent } from './mature-content.ts'

it.each(['a nude by a window', 'a nu\u00adde by a window', 'a ｎｕｄｅ by a window', 'SEXY', 'erotically'])(
  '%s requests mature content',
  (text) => expect(asksForMatureContent(text)).toBe(true),
)

it.each(['a denuded hill', 'Gorey lighthouse', ''])('%s requests no mature content', (text) =>
  expect(asksForMatureContent(text)).toBe(false),
)

it('removing mature words keeps all others', () => {
  expect(withoutMatureContent('A naked,  gory knight by the sea')).toBe('A , knight by the sea')
})

it('other words stay unchanged', () => {
  const text = '  A knight,\n  ｗｉｄｅ by the sea '
  expect(withoutMatureContent(text)).toBe(text)
})

// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { hideBrokenPictures } from './start.tsx'

it('the app marks a picture that does not come, until it does', () => {
  hideBrokenPictures(document)
  const picture = document.createElement('img')
  document.body.append(picture)
  picture.dispatchEvent(new Event('error'))
  expect(picture.hasAttribute('data-broken')).toBe(true)
  picture.dispatchEvent(new Event('load'))
  expect(picture.hasAttribute('data-broken')).toBe(false)
})

// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { hideBrokenImages } from './start.tsx'

it('the app marks an image that fails to load, until it loads', () => {
  hideBrokenImages(document)
  const image = document.createElement('img')
  document.body.append(image)
  image.dispatchEvent(new Event('error'))
  expect(image.hasAttribute('data-broken')).toBe(true)
  image.dispatchEvent(new Event('load'))
  expect(image.hasAttribute('data-broken')).toBe(false)
})

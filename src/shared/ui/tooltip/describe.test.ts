// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { describe as describeControl } from './tooltip-box.tsx'

function button(attributes: Record<string, string>, text = ''): HTMLButtonElement {
  const made = document.createElement('button')
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.textContent = text
  return made
}
const descriptionOf = (control: Element) => control.getAttribute('aria-describedby')

it('a tooltip describes a control with a shorter name, beside its other descriptions', () => {
  const control = button({ 'aria-label': 'A-roll 2', 'aria-describedby': 'hint' })
  const takeBack = describeControl(control, 'Drag to reorder', 'tip')
  expect(descriptionOf(control)).toBe('hint tip')
  takeBack?.()
  expect(descriptionOf(control)).toBe('hint')
})

it('a description that exists only while the tooltip shows leaves no attribute behind', () => {
  const control = button({}, 'Built-in draft engine')
  const takeBack = describeControl(control, 'Made on this machine', 'tip')
  expect(descriptionOf(control)).toBe('tip')
  takeBack?.()
  expect(control.hasAttribute('aria-describedby')).toBe(false)
})

it.each([
  ['its label', button({ 'aria-label': 'Preview speed: 1×' }, '1×'), 'Speed'],
  ['its text', button({}, 'Theme'), 'Theme'],
])('a tooltip that %s says already describes nothing', (_, control, title) => {
  describeControl(control, title, 'tip')
  expect(descriptionOf(control)).toBeNull()
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tooltipDelayMs, watchTooltips } from './watch-tooltips.ts'

let stop: () => void
let title: string | undefined
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `
    <button id="play" data-tooltip="Play"><svg></svg></button>
    <button id="mute" data-tooltip="Mute"></button>
    <p></p><div role="tooltip"></div>`
  title = undefined
  stop = watchTooltips(
    (shown) => (title = shown?.title),
    () => undefined,
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const find = (selector: string) => document.querySelector(selector) ?? document.body
function point(selector: string, pointerType = 'mouse') {
  find(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
}
function rest(selector: string) {
  point(selector)
  vi.advanceTimersByTime(tooltipDelayMs)
}
const press = (key: string) => find('p').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

it('a tooltip shows when the pointer has rested on its control, and not for a finger', () => {
  point('#play', 'touch')
  vi.advanceTimersByTime(tooltipDelayMs)
  expect(title).toBeUndefined()
  point('#play')
  vi.advanceTimersByTime(tooltipDelayMs - 1)
  expect(title).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(title).toBe('Play')
})

it('a tooltip stays while the pointer is on it, and hides when the pointer is on neither', () => {
  rest('#play')
  point('p')
  vi.advanceTimersByTime(50)
  point('[role="tooltip"]')
  vi.advanceTimersByTime(60_000)
  expect(title).toBe('Play')
  point('p')
  vi.advanceTimersByTime(1000)
  expect(title).toBeUndefined()
})

it('the next control’s tooltip replaces the previous one without a delay', () => {
  rest('#play')
  point('#mute')
  vi.advanceTimersByTime(tooltipDelayMs - 1)
  expect(title).toBe('Mute')
})

it.each([
  ['Escape', () => press('Escape')],
  ['a press', () => find('#play').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
])('after %s a tooltip reappears only when the pointer returns', (_, dismiss) => {
  rest('#play')
  dismiss()
  expect(title).toBeUndefined()
  rest('#play svg')
  expect(title).toBeUndefined()
  rest('p')
  rest('#play')
  expect(title).toBe('Play')
})

it('Escape is in time for a tooltip that has not shown yet', () => {
  point('#play')
  press('Escape')
  vi.advanceTimersByTime(tooltipDelayMs)
  expect(title).toBeUndefined()
})

import { expect, it } from 'vitest'
import { ariaShortcut, shortcutLabel } from './shortcut-label.ts'

it.each([
  ['$mod+k', '⌘K', 'Ctrl K'],
  ['$mod+Shift+KeyP', '⌘⇧P', 'Ctrl ⇧ P'],
  ['Space', 'Space', 'Space'],
  ['Shift+ArrowRight', '⇧→', '⇧ →'],
  ['F2', 'F2', 'F2'],
])('%s reads %s on a Mac and %s elsewhere', (binding, mac, other) => {
  expect(shortcutLabel(binding, true)).toBe(mac)
  expect(shortcutLabel(binding, false)).toBe(other)
})

it('a shortcut names the modifier of the device for assistive technology', () => {
  expect(ariaShortcut('$mod+Shift+KeyP', true)).toBe('Meta+Shift+P')
  expect(ariaShortcut('$mod+k', false)).toBe('Control+k')
})

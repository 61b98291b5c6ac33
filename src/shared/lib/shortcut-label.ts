const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

const names: Record<string, readonly [mac: string, other: string]> = {
  $mod: ['⌘', 'Ctrl'],
  Control: ['⌃', 'Ctrl'],
  Meta: ['⌘', 'Win'],
  Shift: ['⇧', '⇧'],
  Alt: ['⌥', 'Alt'],
  Enter: ['↵', '↵'],
  Escape: ['Esc', 'Esc'],
  Delete: ['⌫', 'Del'],
  ArrowLeft: ['←', '←'],
  ArrowRight: ['→', '→'],
  ArrowUp: ['↑', '↑'],
  ArrowDown: ['↓', '↓'],
}

/**
 * A key binding in tinykeys' format as shown to users: `$mod+Shift+KeyP` → '⌘⇧P' on a Mac, 'Ctrl ⇧ P' elsewhere.
 * @param onMac whether the device is a Mac, when the caller knows
 */
export function shortcutLabel(binding: string, onMac = isMac()): string {
  const keys = binding.split('+').map((key) => names[key]?.[onMac ? 0 : 1] ?? key.replace(/^Key|^Digit/, ''))
  return keys.map((key) => (key.length === 1 ? key.toUpperCase() : key)).join(onMac ? '' : ' ')
}

/** The same binding for `aria-keyshortcuts`. */
export function ariaShortcut(binding: string, onMac = isMac()): string {
  return binding.replace('$mod', onMac ? 'Meta' : 'Control').replaceAll(/Key|Digit/g, '')
}

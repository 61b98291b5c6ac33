/** Attributes that give an element a tooltip, for places where a wrapper is in the way. */
export function tooltipProps(title: string, shortcut?: string) {
  return { 'data-tooltip': title, 'data-shortcut': shortcut }
}

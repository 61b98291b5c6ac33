import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accents } from './accents.ts'
import { accentColors, schemeColors } from './palette.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8').replace(/\/\*.*?\*\//gs, '')

/** Declarations of every rule whose selector list names `selector`, with var() followed within the rule. */
function declarations(css: string, selector: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    if (selectors.split(',').some((one) => one.trim() === selector))
      for (const [, name = '', value = ''] of body.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)) found[name] = value
  for (const [name, value] of Object.entries(found)) {
    const alias = /^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1]
    if (alias && found[alias]) found[name] = found[alias]
  }
  return found
}

describe('palette', () => {
  it.each([
    ['light', ':root'],
    ['dark', "[data-theme='dark']"],
  ] as const)('palette holds the %s scheme of schemes.css', (scheme, selector) => {
    expect(declarations(read('./schemes.css'), selector)).toMatchObject(schemeColors[scheme])
  })

  it.each(accents)('palette holds the accent %s of accents.css in both schemes', (accent) => {
    const css = read('./accents.css')
    for (const [scheme, selector] of [
      ['light', `[data-accent='${accent}']`],
      ['dark', `[data-theme='dark'][data-accent='${accent}']`],
    ] as const) {
      const { main, light, contrastText } = accentColors[accent][scheme]
      expect(declarations(css, selector)).toMatchObject({
        'accent-10': main,
        'accent-9': light,
        'on-accent': contrastText,
      })
    }
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { matchesOf } from '../find-specimens.ts'
import { specimens } from './specimens.ts'

const here = import.meta.dirname
const ui = path.join(here, '../../../../shared/ui')

/** Parts that another component shows, and components without visible output. */
const PARTS = [
  'area-boundary',
  'card-grid/card-grid',
  'menu/lazy-menu',
  'menu/story-menu-actions',
  'pick-menu',
  'picks/sample',
  'snackbar/snackbars',
  'theme-menu/theme-menu-surface',
  'title-text',
  'tooltip/tooltip-box',
]
/** They read the server before they show anything. */
const OF_THE_SERVER = [
  'credits-dialog/cap-dialog',
  'credits-dialog/credits-dialog-host',
  'credits-dialog/credits-dialog',
  'credits-dialog/price-dialog',
  'credits-dialog/set-cap-dialog',
  'upgrade/upgrade-dialog-host',
  'upgrade/upgrade-dialog',
  'wizard/visuals-offer',
  'wizard/wizard-frame',
]

const sources = readdirSync(here)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(path.join(here, name), 'utf8'))
  .join('\n')

describe('the design components', () => {
  const components = readdirSync(ui, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length))

  it.each(components.filter((name) => !PARTS.includes(name) && !OF_THE_SERVER.includes(name)))(
    '%s is shown in each of its states',
    (name) => expect(sources).toContain(`#src/shared/ui/${name}.tsx`),
  )

  it('no removed component is still listed as excluded', () =>
    expect([...PARTS, ...OF_THE_SERVER].filter((name) => !components.includes(name))).toEqual([]))

  it('each design component and each of its states has its own URL', () => {
    const addresses = specimens.flatMap(({ id, states }) => states.map((state) => `${id}/${state.id}`))
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(specimens.map(({ id }) => id)).size).toBe(specimens.length)
    expect(addresses.filter((address) => !/^[a-z0-9-]+\/[a-z0-9]+(-[a-z0-9]+)*$/.test(address))).toEqual([])
  })

  it('a component is found by its name, and by the name of a state beside it', () => {
    expect(matchesOf('').length).toBe(specimens.length)
    expect(matchesOf('SCENE bar').map(({ specimen }) => specimen.id)).toEqual(['scene-bar'])
    const [match, ...others] = matchesOf('button danger busy')
    expect(others).toEqual([])
    expect([match?.specimen.id, match?.states.map(({ id }) => id)]).toEqual(['button', ['danger-busy']])
    expect(matchesOf('no such thing')).toEqual([])
  })
})

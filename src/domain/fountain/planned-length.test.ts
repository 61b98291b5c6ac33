import { expect, it } from 'vitest'
import { parseScreenplay } from './parse.ts'
import { plannedScreenplay, plannedScript } from './planned-length.ts'

const SCRIPT = 'INT. HARBOUR - DAY\n\nRain falls on the quiet boats all night long, and nobody comes.\n\nMARA\nWe wait.'
const { segments } = parseScreenplay(SCRIPT)
const planned = (narrateAction: boolean) =>
  plannedScreenplay(segments, { language: 'en-US', seconds: 20, narrateAction })

it('a script is planned as it is made: a narrator reads what happens', () => {
  expect(plannedScript(SCRIPT, 'en-US', 20)).toEqual(planned(true))
  expect(planned(true)).not.toEqual(planned(false))
})

it('a script whose first heading is not there yet has no length', () => {
  expect(plannedScript('Rain falls on the quiet boats.', 'en-US', 20)).toEqual([])
})

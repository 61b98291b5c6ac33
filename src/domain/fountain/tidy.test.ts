import { expect, test } from 'vitest'
import { filmTransition } from './tidy.ts'

test.each([
  ['CUT TO', ''],
  ['SMASH CUT TO', ''],
  ['Match cut to', ''],
  ['JUMP CUT', ''],
  ['INTERCUT WITH', ''],
  ['BACK TO', ''],
  ['DISSOLVE TO', 'fade'],
  ['CROSSFADE TO', 'fade'],
  ['FADE TO', 'fade'],
  ['FADE IN', 'dip-to-black'],
  ['FADE OUT.', 'dip-to-black'],
  ['FADE TO BLACK', 'dip-to-black'],
  ['CUT TO BLACK', 'dip-to-black'],
  ['WIPE TO', 'wipe'],
  ['WHIP PAN TO', 'slide-left'],
  ['PUSH RIGHT TO', 'slide-right'],
  ['ZOOM TO', 'zoom'],
  ['SCHNITT AUF', ''],
  ['ÜBERBLENDUNG ZU', 'fade'],
  ['ABBLENDE', 'dip-to-black'],
])('the transition %s comes in as “%s”', (text, name) => {
  expect(filmTransition(text)?.name).toBe(name)
})

test('a slow dissolve takes longer, a cut takes no time', () => {
  expect(filmTransition('SLOW DISSOLVE TO')?.durationMs).toBeGreaterThan(filmTransition('DISSOLVE TO')?.durationMs ?? 0)
  expect(filmTransition('CUT TO')?.durationMs).toBe(0)
})

test('an unsupported transition stays open', () => {
  expect(filmTransition('IRIS IN')).toBeNull()
  expect(filmTransition('FADE TO WHITE')).toBeNull()
  expect(filmTransition('FREEZE FRAME')).toBeNull()
})

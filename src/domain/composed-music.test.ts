import { expect, it } from 'vitest'
import { musicFileName, musicSecondsFor, musicTitle } from './composed-music.ts'

it('music for a film is as long as all of it in whole seconds, within what models compose', () => {
  expect([0, 3_001, 59_999.9, 60_000, 900_000].map(musicSecondsFor)).toEqual([3, 4, 60, 60, 600])
})

it('music goes by its words, cut between letters where they are many', () => {
  expect(musicTitle(' A slow\n piano ')).toBe('A slow piano')
  expect(musicTitle('🎹'.repeat(60))).toBe('🎹'.repeat(60))
  expect(musicTitle('🎹'.repeat(61))).toBe(`${'🎹'.repeat(59)}…`)
})

it('a file of music has its words as a name, without what a file system refuses', () => {
  expect(musicFileName('AC/DC? "Loud": drums\u202e|bass')).toBe('AC DC Loud drums bass')
  expect(musicFileName('///')).toBe('music')
})

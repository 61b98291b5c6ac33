import { alignWords } from '../align-words.ts'
import type { CaptionWord } from '../caption-pieces.ts'
import type { SubtitleCue } from './subtitle-cue.ts'

/** The contract's longest word, characters. */
const MAX_WORD_LENGTH = 300

/** The captions of a subtitle file as words: each caption fills its time and says where its lines and itself end. */
export function wordsOfCues(cues: readonly SubtitleCue[]): CaptionWord[] {
  return cues.flatMap((cue): CaptionWord[] => {
    const lines = cue.text
      .split('\n')
      .map(shortWords)
      .filter((words) => words.length > 0)
    const ends = new Set<number>()
    let count = 0
    for (const words of lines) ends.add((count += words.length))
    const placed = alignWords(lines.flat().join(' '), [cue])
    return placed.map((word, at): CaptionWord => {
      if (at === placed.length - 1) return { ...word, end: cue.end, break_after: 'CUE' }
      return ends.has(at + 1) ? { ...word, break_after: 'LINE' } : word
    })
  })
}

function shortWords(line: string): string[] {
  const words = line.split(/\s+/u).filter(Boolean)
  return words.flatMap((word) =>
    Array.from({ length: Math.ceil(word.length / MAX_WORD_LENGTH) }, (_, at) =>
      word.slice(at * MAX_WORD_LENGTH, (at + 1) * MAX_WORD_LENGTH),
    ),
  )
}

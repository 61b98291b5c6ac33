/** What is wrong with a caption word: which, where, and what to say. */
interface CaptionProblem {
  index: number
  field: 'word' | 'start' | 'end'
  text: string
}

/** What stands against words with these times (ms): a missing word, times that run backwards or overlap. */
export function captionProblems(captions: readonly { word: string; start: number; end: number }[]): CaptionProblem[] {
  return captions.flatMap(({ word, start, end }, index): CaptionProblem[] => [
    ...(word.trim() === '' ? [{ index, field: 'word' as const, text: 'Write a word' }] : []),
    ...(end < start ? [{ index, field: 'end' as const, text: 'A word ends before it begins' }] : []),
    ...(start < (captions[index - 1]?.end ?? 0)
      ? [{ index, field: 'start' as const, text: 'A word begins after the one before it has ended' }]
      : []),
  ])
}

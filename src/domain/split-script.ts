import { estimateSeconds } from './reading-pace.ts'
import { segmenterFor, splitSentences } from './sentences.ts'

/** A sentence this much longer than a scene is divided. */
const TOO_LONG = 2
/** A scene this much shorter than it should be joins its neighbour. */
const TOO_SHORT = 0.35
/** Marks at which a sentence may be divided, in any script; Western ones only before a space. */
const CLAUSE_END = /(?:[,;:–—][”"'’»)\]]*(?=\s)|[、，；：،؛])\s*/gu

interface Piece {
  text: string
  seconds: number
  endsParagraph: boolean
}

/**
 * Divides a text into scenes of about `seconds` each: at sentence ends, endless sentences at clause marks, and only
 * where there is neither between words. The scenes joined are the text itself, white space aside.
 */
export function splitScript(text: string, language: string, seconds: number): string[] {
  const pieces = splitSentences(text, language).flatMap((sentence) => divide(sentence, language, seconds))
  const scenes: Piece[] = []
  for (const piece of pieces) {
    const last = scenes.at(-1)
    if (last && belongsTo(last, piece, seconds)) join(last, piece)
    else scenes.push({ ...piece })
  }
  return absorbShort(scenes, seconds).map((scene) => scene.text.trim())
}

function divide(sentence: string, language: string, seconds: number): Piece[] {
  const whole = measure(sentence, language)
  if (whole.seconds <= seconds * TOO_LONG) return [whole]
  const clauses = cutAfter(sentence, CLAUSE_END)
  const parts = clauses.length > 1 ? clauses : cutWords(sentence, language, Math.ceil(whole.seconds / seconds))
  const groups: Piece[] = []
  for (const part of parts) {
    const piece = measure(part, language)
    const last = groups.at(-1)
    if (last && last.seconds + piece.seconds <= seconds * 1.15) join(last, piece)
    else groups.push(piece)
  }
  return groups.flatMap((group) => {
    if (group.seconds <= seconds * TOO_LONG) return [group]
    const count = Math.ceil(group.seconds / seconds)
    return cutWords(group.text, language, count).map((part) => measure(part, language))
  })
}

function measure(text: string, language: string): Piece {
  return { text, seconds: estimateSeconds(text, language), endsParagraph: /\n\s*$/u.test(text) }
}

/** A scene takes the next piece as long as that brings it nearer to its length. */
function belongsTo(scene: Piece, piece: Piece, seconds: number): boolean {
  if (scene.seconds === 0 || piece.seconds === 0) return true
  if (scene.endsParagraph && scene.seconds > seconds / 2) return false
  const joined = scene.seconds + piece.seconds
  return Math.abs(joined - seconds) < Math.abs(scene.seconds - seconds)
}

function join(scene: Piece, piece: Piece): void {
  scene.text += piece.text
  scene.seconds += piece.seconds
  scene.endsParagraph = piece.endsParagraph
}

function absorbShort(scenes: readonly Piece[], seconds: number): Piece[] {
  const kept: Piece[] = []
  for (const scene of scenes) {
    const last = kept.at(-1)
    const isShort = scene.seconds < seconds * TOO_SHORT || (last !== undefined && last.seconds < seconds * TOO_SHORT)
    if (last && isShort && last.seconds + scene.seconds <= seconds * TOO_LONG) join(last, scene)
    else kept.push({ ...scene })
  }
  return kept
}

function cutAfter(text: string, marks: RegExp): string[] {
  const parts: string[] = []
  let from = 0
  for (const match of text.matchAll(marks)) {
    const end = match.index + match[0].length
    parts.push(text.slice(from, end))
    from = end
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

/** Cuts between words into `count` parts of about equal length. */
function cutWords(text: string, language: string, count: number): string[] {
  const segments = [...segmenterFor(language, 'word').segment(text)]
  const parts: string[] = []
  let part = ''
  for (const { segment, isWordLike } of segments) {
    const isFull = part.length >= (text.length / count) * 0.97
    // Only whole words open a new part: punctuation and joined emoji stay with what they follow.
    if (
      isFull &&
      isWordLike &&
      (/\s$/u.test(part) || /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u.test(segment))
    ) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}

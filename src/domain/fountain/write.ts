import { NO_SPEAKER, writeCue } from './cue.ts'
import { emotionsIn, writeEmotionNote, type Heading, type Paragraph } from './screenplay.ts'
import { writeHeading } from './heading.ts'
import { endsAction, escapeSpoken, kindOfBlock, readShot, readTransition, SHOT_MARK } from './lines.ts'
import { centredWords, escapedAsides, writtenLine } from './spoken-text.ts'

/** A heading or paragraph as Fountain writes it, without the empty line after it. Reading it again gives the same. */
export function writePart(part: Heading | Paragraph): string {
  if ('locationType' in part) return writeHeading(part)
  if (part.elementType === 'DIALOGUE') return writeDialogue(part)
  if (part.elementType === 'TRANSITION') return writeTransition(part.description)
  return part.elementType === 'SHOT' ? writeShot(part.description) : writeAction(part.description)
}

function writeShot(text: string): string {
  const written = writtenLine(text)
  return written === text && isKind(text, 'shot') && readShot(text) === text ? text : SHOT_MARK + written
}

const isKind = (text: string, kind: 'shot' | 'transition') => kindOfBlock(text, undefined) === kind

function writeTransition(text: string): string {
  const written = writtenLine(text)
  const forms = written === text ? [`${text}:`, text] : []
  return forms.find((form) => isKind(form, 'transition') && readTransition(form) === text) ?? `> ${written}:`
}

function writeAction(text: string): string {
  const lines = escapedAsides(text).split('\n')
  const isCentred = centredWords(lines[0] ?? '') !== null
  return lines
    .map((line, at) => {
      const isReadBack = at === 0 ? kindOfBlock(line, lines[1]) === 'action' : !endsAction(line, isCentred)
      return isReadBack && !line.startsWith('!') ? line : `!${line}`
    })
    .join('\n')
}

/** Extensions that a cue can carry; other manners go in brackets under it. */
const EXTENSION = /^(V\.O\.|O\.S\.|O\.C\.)(?:; |$)/u

function writeDialogue({ character, description, dialogue, emotions }: Paragraph): string {
  const extension = EXTENSION.exec(description)?.[1] ?? ''
  const manner = extension === '' ? description : description.slice(extension.length).replace(/^; /u, '')
  return [
    writeCue(character ?? NO_SPEAKER, extension),
    ...(manner === '' ? [] : [`(${writtenLine(manner)})`]),
    ...(emotionsIn(description).join() === emotions.join() ? [] : [writeEmotionNote(emotions)]),
    ...escapedAsides(dialogue)
      .split('\n')
      .map((line) => (line === '' ? '  ' : escapeSpoken(line))),
  ].join('\n')
}

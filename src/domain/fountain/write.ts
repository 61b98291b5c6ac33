import { NOBODY, writeCue } from './cue.ts'
import { emotionsIn, writeEmotionNote } from './emotions.ts'
import { isHeading, writeHeading } from './heading.ts'
import { escapeSpoken, kindOfBlock, readShot, readTransition, SHOT_MARK } from './lines.ts'
import { isPageMark } from './page-marks.ts'
import type { Heading, Paragraph } from './screenplay.ts'

/** A heading or paragraph as Fountain writes it, without the empty line after it. Reading it again gives the same. */
export function writePart(part: Heading | Paragraph): string {
  if ('locationType' in part) return writeHeading(part)
  if (part.elementType === 'DIALOGUE') return writeDialogue(part)
  if (part.elementType === 'TRANSITION') return writeTransition(part.description)
  if (part.elementType === 'SHOT')
    return isKind(part.description, 'shot') && readShot(part.description) === part.description
      ? part.description
      : SHOT_MARK + part.description
  return writeAction(part.description)
}

const isKind = (text: string, kind: 'shot' | 'transition') => kindOfBlock(text, undefined) === kind

function writeTransition(text: string): string {
  const forms = [`${text}:`, text, `> ${text}:`]
  return forms.find((form) => isKind(form, 'transition') && readTransition(form) === text) ?? `> ${text}:`
}

function writeAction(text: string): string {
  const lines = text.split('\n')
  return lines
    .map((line, at) => {
      const isReadBack =
        at === 0 ? kindOfBlock(line, lines[1]) === 'action' : !isHeading(line, false) && !isPageMark(line)
      return isReadBack && !line.startsWith('!') ? line : `!${line}`
    })
    .join('\n')
}

/** Extensions that a cue can carry; whatever else is told of the manner stands in brackets under it. */
const EXTENSION = /^(V\.O\.|O\.S\.|O\.C\.)(?:; |$)/u

function writeDialogue({ character, description, dialogue, emotions }: Paragraph): string {
  const extension = EXTENSION.exec(description)?.[1] ?? ''
  const manner = extension === '' ? description : description.slice(extension.length).replace(/^; /u, '')
  return [
    writeCue(character ?? NOBODY, extension),
    ...(manner === '' ? [] : [`(${manner})`]),
    ...(emotionsIn(description).join() === emotions.join() ? [] : [writeEmotionNote(emotions)]),
    ...dialogue.split('\n').map((line) => (line === '' ? '  ' : escapeSpoken(line))),
  ].join('\n')
}

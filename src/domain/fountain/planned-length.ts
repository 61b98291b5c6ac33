import { plannedFrames } from '../planned-length.ts'
import { splitScript } from '../split-script.ts'
import { parseScreenplay } from './parse.ts'
import type { Paragraph } from './screenplay.ts'
import { narrateSegment, narrationPart, silentPauseMs } from './narrate-segment.ts'

type Said = Pick<Paragraph, 'elementType' | 'description' | 'dialogue'>

interface PlannedSegment {
  locationName: string
  elements: readonly Said[]
}

interface NarrationOptions {
  language: string
  /** A scene should last, s. */
  seconds: number
  narrateAction: boolean
}

/** The scenes that a screenplay will be made of and how long each lasts, frames; as the server makes them. */
export function plannedScreenplay(segments: readonly PlannedSegment[], options: NarrationOptions): number[] {
  const { language, seconds, narrateAction } = options
  return segments.flatMap(({ elements, locationName }) => {
    return narrateSegment(elements.map(narrationPart), { narrateAction, hasPlace: locationName !== '' }).flatMap(
      (line) => {
        if (line.kind === 'transition') return []
        if (line.text === '') return [plannedFrames('', language, silentPauseMs(line.shown, language))]
        return splitScript(line.text, language, seconds).map((text) => plannedFrames(text, language))
      },
    )
  })
}

/** The same of a screenplay's text, with a narrator; none before its first heading is there. */
export function plannedScript(script: string, language: string, seconds: number): number[] {
  const { segments } = parseScreenplay(script.replace(/\r\n?/gu, '\n'))
  const isHeaded = segments.some(({ source }) => source?.text !== '')
  return isHeaded ? plannedScreenplay(segments, { language, seconds, narrateAction: true }) : []
}

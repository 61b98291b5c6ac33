import type { ImportedElement, ImportedScreenplay } from '#generated/schema.ts'
import type { Paragraph, Segment, Screenplay } from '#src/domain/fountain/screenplay.ts'
import {
  tidyAction,
  tidyDialogue,
  tidyLine,
  tidyPlace,
  tidyTransition,
  displayName,
} from '#src/domain/fountain/tidy.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { parseScreenplay } from '#src/domain/fountain/parse.ts'
import { readTitle } from '#src/domain/fountain/title-page.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { titleFrom, UNTITLED } from '#server/modules/stories/new-story.ts'

const MAX_TITLE_LENGTH = 200

type Imported = ImportedScreenplay

/** A screenplay from JSON; refuses every paragraph without words at once, each by its field. */
export function fromImported({ title, segments }: Imported): { title: string; segments: Segment[] } {
  const fields: Record<string, string[]> = {}
  const read = segments.map((segment, at) => ({
    locationType: segment.location_type ?? 'INT',
    locationName: tidyPlace(segment.location ?? ''),
    timeOfDay: segment.time_of_day ?? 'DAY',
    source: null,
    elements: segment.elements.map((element, place) => {
      const paragraph = toParagraph(element)
      const name = element.element_type === 'DIALOGUE' ? 'dialogue' : 'description'
      if (paragraph[name] === '')
        fields[`screenplay_data.segments.${at}.elements.${place}.${name}`] = [
          name === 'dialogue' ? 'Enter the dialogue' : 'Enter some text',
        ]
      return { ...paragraph, source: null }
    }),
  }))
  if (segments.length === 0) fields['screenplay_data.segments'] = ['Add at least one segment']
  if (Object.keys(fields).length > 0) throw validationFailed(fields)
  return { title: tidyLine(title ?? ''), segments: read }
}

const tidyByKind = { ACTION: tidyAction, SHOT: tidyLine, TRANSITION: tidyTransition } as const

function toParagraph({ element_type: elementType, ...parts }: ImportedElement): Paragraph {
  const { description = '', character = '', dialogue = '', emotions = [] } = parts
  if (elementType !== 'DIALOGUE')
    return {
      elementType,
      description: tidyByKind[elementType](description),
      character: null,
      dialogue: '',
      emotions: [],
    }
  const name = tidyLine(character)
  return {
    elementType,
    description: tidyLine(description),
    character: name === '' ? null : name,
    dialogue: tidyDialogue(dialogue),
    emotions: [...new Set(emotions)],
  }
}

/** The title of a screenplay: that of its title page, else its first location. */
export function titleOf({ head, segments }: Screenplay): string {
  const place = segments.find(({ locationName }) => locationName !== '')?.locationName ?? ''
  return readTitle(head)?.slice(0, MAX_TITLE_LENGTH) ?? titleFrom(displayName(place))
}

/** Whether the title was not set by the user: it was derived from an earlier text, and follows the imported one. */
export function isNameless({ displayTitle, initialPrompt }: StoryRow, script = ''): boolean {
  const derived = ['', 'Untitled', UNTITLED, titleFrom(initialPrompt), titleFrom(script)]
  return derived.includes(displayTitle) || displayTitle === titleOf(parseScreenplay(initialPrompt))
}

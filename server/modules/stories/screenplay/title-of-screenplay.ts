import { parseScreenplay } from '#src/domain/fountain/parse.ts'
import type { Screenplay } from '#src/domain/fountain/screenplay.ts'
import { displayName } from '#src/domain/fountain/tidy.ts'
import { readTitle } from '#src/domain/fountain/title-page.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'
import { titleFrom, UNTITLED } from '#server/modules/stories/new-story.ts'

const MAX_TITLE_LENGTH = 200

/** The title of a screenplay: that of its title page, else its first place. */
export function titleOf({ head, segments }: Screenplay): string {
  const place = segments.find(({ locationName }) => locationName !== '')?.locationName ?? ''
  return readTitle(head)?.slice(0, MAX_TITLE_LENGTH) ?? titleFrom(displayName(place))
}

/** Whether nobody gave the story its title: it came from a text it had, and follows the one that is brought in. */
export function isNameless({ displayTitle, initialPrompt }: StoryRow, script = ''): boolean {
  const derived = ['', 'Untitled', UNTITLED, titleFrom(initialPrompt), titleFrom(script)]
  return derived.includes(displayTitle) || displayTitle === titleOf(parseScreenplay(initialPrompt))
}

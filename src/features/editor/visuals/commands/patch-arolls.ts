import { patchAroll, type Aroll, type OpenStory } from '#src/features/editor/core/open-story.ts'

/** What a change of one A-roll, or of those of all scenes, shows at once. */
export const patchOneOrAll = (open: OpenStory, arollId: string, isForAll: boolean, patch: Partial<Aroll>): OpenStory =>
  (isForAll ? Object.keys(open.arolls) : [arollId]).reduce((changed, id) => patchAroll(changed, id, patch), open)

/** Takes in every A-roll of an answer. */
export const withArolls = (open: OpenStory, { arolls }: { arolls: Aroll[] }): OpenStory =>
  arolls.reduce((changed, aroll) => patchAroll(changed, aroll.id, aroll), open)

import type { Illustrator } from '#engines/ports.ts'
import type { Services } from '#server/platform/context.ts'
import type { StoryRow } from '#server/platform/db/rows.ts'

/** The model that was chosen for a story's pictures, by its id; AUTO_MODEL for the first. */
export const imageModelOf = ({
  leonardoModelId,
  defaultImageModel,
}: Pick<StoryRow, 'leonardoModelId' | 'defaultImageModel'>): string => leonardoModelId ?? defaultImageModel

/** Whoever was chosen, by id or label, before the others; one that is not there is drawn by the first. */
export const illustratorOf = ({ illustrator }: Services['engines'], model: string): Illustrator =>
  (illustrator.info.label === model ? undefined : illustrator.startingWith?.(model)) ?? illustrator

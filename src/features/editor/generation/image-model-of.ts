import type { Story } from '#generated/schema.ts'

/** The model that was chosen for a story's pictures, by its id; AUTO for the first. */
export const imageModelOf = (story: Pick<Story, 'leonardo_model_id' | 'default_image_model'>): string =>
  story.leonardo_model_id ?? story.default_image_model

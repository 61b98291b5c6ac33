/** Where a cap that was typed and not saved waits through a reload: who opens its dialog opens it again. */
export const MONTHLY_CAP_DRAFT = 'monthly-cap'
export const filmCapDraft = (storyId: string) => `film-cap:${storyId}`

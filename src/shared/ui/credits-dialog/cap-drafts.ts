/** Storage key of an unsaved cap through a reload: its page reopens the dialog. */
export const MONTHLY_CAP_DRAFT = 'monthly-cap'
export const filmCapDraft = (storyId: string) => `film-cap:${storyId}`

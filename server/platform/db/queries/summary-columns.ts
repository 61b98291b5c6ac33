import type { StoryRow } from '#server/platform/db/rows.ts'
import { stories } from '#server/platform/db/schema/index.ts'

/** The columns a card shows: a list is read often, and stories are wide. */
export const summaryColumns = {
  id: stories.id,
  displayTitle: stories.displayTitle,
  status: stories.status,
  aspectRatio: stories.aspectRatio,
  language: stories.language,
  originalLanguage: stories.originalLanguage,
  creationMode: stories.creationMode,
  archived: stories.archived,
  projectId: stories.projectId,
  publicPreviewId: stories.publicPreviewId,
  publicPreviewExpiresAt: stories.publicPreviewExpiresAt,
  lastVideoMediaId: stories.lastVideoMediaId,
  createdAt: stories.createdAt,
  updatedAt: stories.updatedAt,
}

export type SummaryRow = Pick<StoryRow, keyof typeof summaryColumns>

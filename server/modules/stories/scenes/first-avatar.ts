import type { StoryRow } from '#server/platform/db/rows.ts'

/**
 * Whether a story is an avatar without its video: until then voice and video by built-in engines belong to its first generation, which is
 * free.
 */
export const isFirstAvatar = ({
  creationMode,
  firstGeneratedAt,
}: Pick<StoryRow, 'creationMode' | 'firstGeneratedAt'>) => creationMode === 'Avatar' && firstGeneratedAt === null

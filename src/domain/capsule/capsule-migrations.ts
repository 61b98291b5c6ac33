/** Changes what a version wrote into what the next one writes. */
export type CapsuleMigration = (older: Record<string, unknown>) => Record<string, unknown>

/** By place: from version 1 to 2 first. Each step stays as it is once it is out: somebody has a file that needs it. */
export const capsuleMigrations: readonly CapsuleMigration[] = [withKeptLength]

/** 1 to 2: stories tell which length they keep from a plan that ended. */
function withKeptLength(older: Record<string, unknown>): Record<string, unknown> {
  const { story } = older
  if (typeof story !== 'object' || story === null) return older
  return { ...older, story: { ...story, kept_length_in_frames: null } }
}

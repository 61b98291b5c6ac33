import type { Project } from '#generated/schema.ts'

type Counts = Pick<Project, 'story_count' | 'archived_count'>

/** '3 stories', '1 story, 2 archived', 'No stories yet'. */
export function storiesText({ story_count: shown, archived_count: archived }: Counts): string {
  const text =
    shown === 0 ? (archived === 0 ? 'No stories yet' : 'No stories') : `${shown} ${shown === 1 ? 'story' : 'stories'}`
  return archived === 0 ? text : `${text}, ${archived} archived`
}

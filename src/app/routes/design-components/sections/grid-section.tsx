import { lazy, Suspense } from 'react'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Section } from '../section.tsx'

const TasksGrid = lazy(async () => ({ default: (await import('./tasks-grid.tsx')).TasksGrid }))

export function GridSection() {
  return (
    <Section title="Grid" text="40 px rows, hairlines only, ids copied on hover. Loaded with the pages that show one.">
      <Suspense
        fallback={
          <Skeletons label="Loading the grid">
            <SkeletonLine width="100%" height={360} />
          </Skeletons>
        }
      >
        <TasksGrid />
      </Suspense>
    </Section>
  )
}

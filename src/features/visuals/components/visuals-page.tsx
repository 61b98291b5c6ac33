import { ChooseVisuals } from './choose-visuals.tsx'
import { ScenesPage } from './scenes-page.tsx'

/** The images of a story, chosen scene by scene: before the generation they replace generated ones; afterwards the current ones. */
export function VisualsPage({ storyId }: { storyId: string }) {
  return (
    <ScenesPage storyId={storyId} name="Choose visuals for" emptyText="You choose visuals scene by scene.">
      {(story) => <ChooseVisuals story={story} />}
    </ScenesPage>
  )
}

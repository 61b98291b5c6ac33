import { Plus } from 'lucide-react'
import { useAddAroll, usePlanShots } from '#generated/client/arolls/arolls.ts'
import type { Scene, ShotsPerScene, StoryDocument } from '#generated/schema.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { formatFrames } from '#src/shared/lib/format.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { FilmStyleForm } from './film-style-form.tsx'
import { COUNTS } from './shot-choices.ts'
import { ShotCard } from './shot-card.tsx'
import styles from './storyboard.module.css'

/** Every shot of a story, scene by scene, before or after its images are generated. */
export function Storyboard({ story }: { story: StoryDocument }) {
  const plan = usePlanShots()
  const { scenes, story_id: storyId } = story
  const shots = scenes.reduce((sum, { arolls }) => sum + arolls.length, 0)
  const replan = (perScene: ShotsPerScene) =>
    plan.mutate(
      { storyId, data: { shots_per_scene: perScene } },
      { onError: (error) => notify(errorText(error), { tone: 'error' }) },
    )
  return (
    <div className={styles.board}>
      <div className={styles.settings}>
        <div>
          <h2 className={styles.label}>Shots per scene</h2>
          <Segmented
            label="Shots per scene"
            segments={COUNTS}
            value={plan.isPending ? plan.variables.data.shots_per_scene : (story.shots_per_scene ?? 'AUTO')}
            onChange={replan}
            disabled={plan.isPending}
          />
        </div>
        <p className={styles.hint} role="status">
          {plan.isPending ? <Spinner /> : `${shots} ${shots === 1 ? 'shot' : 'shots'}.`} Each shot becomes one image.
          Locked shots and shots with an image stay.
        </p>
      </div>
      <FilmStyleForm key={storyId} story={story} />
      <ol className={styles.scenes} aria-label="Storyboard">
        {scenes.map((scene, at) => (
          <SceneShots key={scene.id} story={story} scene={scene} number={at + 1} />
        ))}
      </ol>
    </div>
  )
}

function SceneShots({ story, scene, number }: { story: StoryDocument; scene: Scene; number: number }) {
  const add = useAddAroll()
  return (
    <li className={styles.scene}>
      <h3 className={styles.said}>
        <span className={styles.number}>{number}</span>
        <span dir="auto">{scene.text.trim() || 'Silent scene'}</span>
        <span className={styles.time}>{formatFrames(scene.duration_in_frames)}</span>
      </h3>
      <ul className={styles.shots} aria-label={`Shots of scene ${number}`}>
        {scene.arolls.map((aroll) => (
          <ShotCard key={aroll.id} story={story} scene={scene} aroll={aroll} sceneNumber={number} />
        ))}
        <li className={styles.add}>
          <button
            type="button"
            aria-label={`Add a shot to scene ${number}`}
            disabled={add.isPending}
            onClick={() =>
              add.mutate(
                { data: { scene: scene.id } },
                { onError: (error) => notify(errorText(error), { tone: 'error' }) },
              )
            }
          >
            {add.isPending ? <Spinner /> : <Plus size={16} aria-hidden="true" />}
            Add a shot
          </button>
        </li>
      </ul>
    </li>
  )
}

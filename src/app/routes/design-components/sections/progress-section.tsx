import { ProgressPanel } from '#src/shared/ui/progress/progress.tsx'
import { SceneBar } from '#src/shared/ui/scene-bar/scene-bar.tsx'
import { segmentsByCount, segmentsByPosition } from '#src/shared/ui/scene-bar/scene-segments.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import styles from '../design-components.module.css'
import { Example, Section } from '../section.tsx'

const lengths = [7.6, 6.8, 7.4, 9.2, 8.8, 6, 8.2, 9.4, 6.6, 7.4, 6.6]

export function ProgressSection() {
  return (
    <Section title="Progress" text="The scene bar: one segment per scene, everywhere something counts scenes.">
      <div className={styles.three} style={{ rowGap: 16 }}>
        <ProgressPanel
          title="Generating images"
          amount="5 of 9"
          progress={segmentsByCount({ total: 9, done: 5, share: 0.6 })}
          note="22 of 38 credits used so far"
          onCancel={() => notify('Cancelled. You were not charged for what was not made.')}
        />
        <ProgressPanel title="Uploading harbour.wav" amount="64%" progress={64} note="18.2 of 28.4 MB" />
        <ProgressPanel
          title="Scene 4 has no voice-over"
          progress={segmentsByCount({ total: 8, done: 8, failed: [3] })}
          note="You were not charged."
          hasFailed
          onRetry={() => notify('Retrying scene 4')}
        />
      </div>
      <div className={styles.columns}>
        <Example title="Lengths">
          <SceneBar height={6} tone="quiet" segments={segmentsByCount({ total: 11, done: 11, lengths })} />
        </Example>
        <Example title="A position in the story">
          <SceneBar height={6} segments={segmentsByPosition(lengths, 34)} />
        </Example>
        <Example title="200 scenes">
          <SceneBar segments={segmentsByCount({ total: 200, done: 127, share: 0.5, failed: [40] })} />
        </Example>
      </div>
    </Section>
  )
}

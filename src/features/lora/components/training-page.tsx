import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { CaptionsSection } from './captions-section.tsx'
import { LoraPage } from './lora-page.tsx'
import styles from './lora.module.css'
import { SetSection } from './set-section.tsx'
import { SettingsSection } from './settings-section.tsx'

/** /lora-training/{loraId}: the set, its captions, and the training's settings. */
export function TrainingPage({ loraId }: { loraId: string }) {
  return (
    <LoraPage
      loraId={loraId}
      actions={({ status }) =>
        status !== 'DRAFT' && (
          <Button component={Link} to={paths.loraStatus.href({ loraId })}>
            View training
          </Button>
        )
      }
    >
      {(lora) => {
        const isOpen = lora.status === 'DRAFT' || lora.status === 'FAILED'
        return (
          <>
            {!isOpen && (
              <p className={styles.text}>
                {lora.status === 'TRAINING'
                  ? 'Training in progress. You can’t change the set or settings until it’s done.'
                  : 'Already trained from this set. To train a copy, choose ‘Train again’ in Models.'}
              </p>
            )}
            <SetSection lora={lora} isOpen={isOpen} />
            {isOpen && lora.training_data_items.length > 0 && (
              <>
                <CaptionsSection lora={lora} />
                <SettingsSection lora={lora} />
              </>
            )}
          </>
        )
      }}
    </LoraPage>
  )
}

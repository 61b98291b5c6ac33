import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { CaptionsSection } from './captions-section.tsx'
import { LoraPage } from './lora-page.tsx'
import styles from './lora.module.css'
import { SetSection } from './set-section.tsx'
import { SettingsSection } from './settings-section.tsx'

/** /lora-training/{loraId}: the set, its captions, and how it is trained. */
export function TrainingPage({ loraId }: { loraId: string }) {
  return (
    <LoraPage
      loraId={loraId}
      actions={({ status }) =>
        status !== 'DRAFT' && (
          <Button component={Link} to={paths.loraStatus.href({ loraId })}>
            See the training
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
                  ? 'It is being trained: set and settings stay as they are until the end.'
                  : 'It is trained: this is the set it came from. Choose ‘Train again’ under Models to train a copy.'}
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

import type { AiOutputMode, SceneSize } from '#generated/schema.ts'
import { Pencil } from 'lucide-react'
import { BrandSwitch } from '#src/shared/story/brand/brand-switch.tsx'
import { ImageModelPick } from '#src/shared/story/image-styles/image-model-pick.tsx'
import { StyleList } from '#src/shared/story/image-styles/style-list.tsx'
import { SCENE_PACES } from '#src/shared/lib/story-choices.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import { RatioPick } from '#src/shared/ui/picks/ratio-pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import type { Choices } from '../lib/choices.ts'
import styles from './wizard.module.css'

export const SIZE_WORDS = [
  { value: 'SHORT', label: 'Short' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'LONG', label: 'Long' },
] as const satisfies readonly { value: SceneSize; label: string }[]

export const OUTPUT_WORDS = [
  { value: 'IMAGE', label: 'Images' },
  { value: 'VIDEO', label: 'Video clips' },
] as const satisfies readonly { value: AiOutputMode; label: string }[]

interface LookStepProps {
  choices: Choices
  onChange: (changed: Partial<Choices>) => void
}

/** Style of the images, their aspect ratio, and how long each is shown. */
export function LookStep({ choices, onChange }: LookStepProps) {
  return (
    <>
      <StyleList
        label="Style"
        columns={3}
        look={choices.look}
        onLook={(look) => onChange({ look })}
        own={choices.ownStyle}
        onOwn={(style) => onChange(style ? { ownStyle: style.id, look: style.look } : { ownStyle: null })}
        toEnd={(style, edit) => (
          <IconButton size="small" label={`Edit ${style.name}`} onClick={edit}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
        )}
        toGroup={(part, children) =>
          part === 'looks' ? (
            children
          ) : (
            <section className={styles.more} aria-label="Your styles">
              <h2 className={styles.label}>Your styles</h2>
              {children}
            </section>
          )
        }
        footClass={styles.inline}
        hintClass={styles.hint}
      />
      <div className={styles.two}>
        <div>
          <h2 className={styles.label}>Aspect ratio</h2>
          <RatioPick value={choices.ratio} onChange={(ratio) => onChange({ ratio })} />
          <div className={styles.below}>
            <h2 className={styles.label}>Image model</h2>
            <ImageModelPick label="Image model" value={choices.model} onChange={(model) => onChange({ model })} />
          </div>
        </div>
        <div className={styles.column}>
          <div>
            <h2 className={styles.label}>Scene size</h2>
            <Segmented
              label="Scene size"
              isWide
              segments={SIZE_WORDS}
              value={choices.size}
              onChange={(size) => onChange({ size })}
            />
          </div>
          <div>
            <h2 className={styles.label}>Pace</h2>
            <Segmented
              label="Pace"
              isWide
              segments={SCENE_PACES}
              value={choices.pace}
              onChange={(pace) => onChange({ pace })}
            />
          </div>
          <div>
            <h2 className={styles.label}>Visuals</h2>
            <Segmented
              label="Visuals"
              isWide
              segments={OUTPUT_WORDS}
              value={choices.output}
              onChange={(output) => onChange({ output })}
            />
            {choices.output === 'VIDEO' && (
              <p className={styles.hint}>Images get camera motion first. Clips are added after the story opens.</p>
            )}
          </div>
          <BrandSwitch checked={choices.usesBrand} onChange={(usesBrand) => onChange({ usesBrand })} />
        </div>
      </div>
    </>
  )
}

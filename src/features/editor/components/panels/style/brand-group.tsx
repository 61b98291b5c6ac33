import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { LogoSettings } from '#src/shared/story/brand/logo-settings.tsx'
import { useBrandSettings } from '#src/shared/story/brand/use-brand-settings.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Switch } from '#src/shared/ui/toggles.tsx'
import { refreshStory } from '../../../commands/refresh-story.ts'
import { setBrandUse } from '../../../commands/set-brand-use.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import styles from './style.module.css'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** The person's brand over this story: logo and captions. What is set here holds for every story that uses the brand. */
export function BrandGroup() {
  const editor = useEditor()
  const isUsed = useOpen(({ story }) => story.use_brand_settings)
  return (
    <>
      <Switch label="Use brand settings" checked={isUsed} onChange={(_event, isOn) => void setBrandUse(editor, isOn)} />
      {isUsed && <BrandSettings />}
    </>
  )
}

function BrandSettings() {
  const editor = useEditor()
  const captions = useOpen(({ story }) => story.captions_settings)
  const exportedAt = useOpen(({ story }) => story.brand_exported_at)
  const reload = () => refreshStory(editor)
  const { brand, preview, change, isSaving, refetch } = useBrandSettings(reload)
  if (!brand) return null
  return (
    <>
      {exportedAt !== null && (
        <p className={styles.note}>
          Shown as exported on {day.format(new Date(exportedAt))}. The next change of the story takes up your brand as
          it is by then.
        </p>
      )}
      <LogoSettings
        brand={brand}
        preview={preview}
        change={change}
        onFileChanged={() => Promise.all([refetch(), reload()])}
      />
      <div className={styles.buttons}>
        <Button
          size="xsmall"
          isBusy={isSaving}
          busyLabel="Saving"
          onClick={() =>
            void change(
              {
                templated_captions_style: captions.templated_captions_style,
                custom_captions_style: captions.custom_captions_style,
              },
              'Caption look saved to your brand',
            )
          }
        >
          Save this story’s caption look to the brand
        </Button>
        <Button size="xsmall" variant="text" component={Link} to={paths.brand.href()}>
          All brand settings
        </Button>
      </div>
    </>
  )
}

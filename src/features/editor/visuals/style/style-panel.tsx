import { ImageModelPick } from '#src/shared/story/image-styles/image-model-pick.tsx'
import { SCENE_PACES } from '#src/shared/lib/story-choices.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { updateStory, setBrandUse } from '../commands/update-story.ts'
import { useEditor, useOpen } from '#src/features/editor/core/use-editor.ts'
import { Panel, PanelGroup } from '#src/features/editor/core/ui/panel.tsx'
import { RegenerateAll } from './regenerate-all.tsx'
import { StoryStyle } from './story-style.tsx'
import styles from './style.module.css'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { LogoSettings } from '#src/shared/story/brand/logo-settings.tsx'
import { useBrandSettings } from '#src/shared/story/brand/use-brand-settings.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** The style of all images of the story. */
export function StylePanel() {
  const editor = useEditor()
  const model = useOpen(({ story }) => story.default_image_model)
  const pace = useOpen(({ story }) => story.scene_pace)
  return (
    <Panel title="Style">
      <StoryStyle />
      <PanelGroup title="Regenerate all">
        <RegenerateAll />
      </PanelGroup>
      <PanelGroup title="Image model">
        <ImageModelPick
          label="Image model"
          value={model}
          onChange={(value) => void updateStory(editor, { default_image_model: value })}
        />
        <p className={styles.note}>For new images. Existing images don’t change.</p>
      </PanelGroup>
      <PanelGroup title="Pace">
        <Segmented
          isWide
          label="Pace"
          segments={SCENE_PACES}
          value={pace}
          onChange={(value) => void updateStory(editor, { scene_pace: value })}
        />
        <p className={styles.note}>Scene pace for the next rewrite.</p>
      </PanelGroup>
      <PanelGroup title="Brand">
        <BrandGroup />
      </PanelGroup>
    </Panel>
  )
}

/** The user's brand over this story: logo and captions. What is set here applies to every story that uses the brand. */
function BrandGroup() {
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
          Shows your brand as of the export on {day.format(new Date(exportedAt))}. Your next edit applies your current
          brand.
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
              'Caption style saved to your brand',
            )
          }
        >
          Save this caption style to brand
        </Button>
        <Button size="xsmall" variant="text" component={Link} to={paths.brand.href()}>
          All brand settings
        </Button>
      </div>
    </>
  )
}

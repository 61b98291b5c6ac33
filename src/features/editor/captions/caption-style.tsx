import { LookFields } from '#src/shared/story/captions/look-fields.tsx'
import { captionContrast, templateDefaults } from '#src/video/captions/caption-colours.ts'
import { captionsOfLook } from '#src/video/to-video-document.ts'
import { updateCaptions } from './commands/update-captions.ts'
import { useEditor, useOpen, useFilm, useSelectedScene } from '../core/use-editor.ts'
import { previewCaptions } from './caption-position.tsx'
import { TemplatePick } from '#src/shared/story/captions/template-pick.tsx'
import { CaptionSample } from '#src/video/player/caption-sample.tsx'
import { useBackgroundImage } from '#src/shared/media/use-background-image.ts'
import { stillOf } from '../core/ui/scene-still.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { updateSceneCaptions } from './commands/update-scene-captions.ts'
import { positionOf } from '../core/open-story.ts'
import { Link } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { setBrandUse } from '../visuals/commands/update-story.ts'
import styles from './captions.module.css'

/** The story's own caption style, on top of the template. */
export function CustomStyle() {
  const editor = useEditor()
  const { captions } = useFilm()
  const look = useOpen(({ story }) => story.captions_settings.custom_captions_style)
  return (
    <LookFields
      look={look}
      template={templateDefaults(captions.style)}
      contrast={captionContrast(captions)}
      onPreview={(shown) => previewCaptions(editor, { ...captionsOfLook(shown), font: captions.font })}
      onChange={(custom_captions_style) => {
        previewCaptions(editor, null)
        void updateCaptions(editor, { custom_captions_style })
      }}
    />
  )
}

/** The templates, each with the story's own font and colours, over the story's first image. */
export function CaptionTemplates() {
  const editor = useEditor()
  const { captions } = useFilm()
  const first = useOpen((open) => stillOf(open.arolls[open.scenes[open.order[0] ?? '']?.arollIds[0] ?? '']))
  const still = useBackgroundImage(first)
  return (
    <TemplatePick
      value={captions.style}
      onChange={(value) => void updateCaptions(editor, { templated_captions_style: value })}
      renderSample={(style) => <CaptionSample captions={{ ...captions, style }} still={still} />}
    />
  )
}

/** Captions of the selected scene alone. */
export function SceneCaptions() {
  const editor = useEditor()
  const scene = useSelectedScene()
  const isShown = useOpen(({ story }) => story.captions_settings.show_captions)
  const number = useOpen((open) => positionOf(open, scene?.id ?? null)) + 1
  if (!scene) return null
  return (
    <Switch
      label={`In scene ${number}`}
      checked={scene.show_captions}
      disabled={!isShown}
      onChange={(_event, isOn) => void updateSceneCaptions(editor, scene.id, { show_captions: isOn })}
    />
  )
}

/** Replaces the story's own style while the brand's is shown. */
export function BrandCaptions() {
  const editor = useEditor()
  return (
    <>
      <p className={styles.note}>This story uses your brand’s caption style. Its own style is kept for later.</p>
      <div className={styles.actions}>
        <Button size="xsmall" component={Link} to={paths.brandTheme.href()}>
          Edit brand theme
        </Button>
        <Button size="xsmall" variant="text" onClick={() => void setBrandUse(editor, false)}>
          Use story style
        </Button>
      </div>
    </>
  )
}

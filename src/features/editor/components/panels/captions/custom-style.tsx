import { LookFields } from '#src/shared/story/captions/look-fields.tsx'
import { captionContrast, templateDefaults } from '#src/video/captions/caption-colours.ts'
import { captionsOfLook } from '#src/video/to-video-document.ts'
import { updateCaptions } from '../../../commands/update-captions.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import { useFilm } from '../../../hooks/use-film.ts'
import { previewCaptions } from './preview-captions.ts'

/** The story's own caption look, laid over the template. */
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

import { TemplatePick } from '#src/shared/story/captions/template-pick.tsx'
import { CaptionSample } from '#src/video/player/caption-sample.tsx'
import { updateCaptions } from './commands/update-captions.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { useFilm } from '../core/use-film.ts'
import { stillOf } from '../core/ui/scene-still.tsx'

/** The templates, each with the story's own font and colours, over the story's first picture. */
export function CaptionTemplates() {
  const editor = useEditor()
  const { captions } = useFilm()
  const still = useOpen((open) => stillOf(open.arolls[open.scenes[open.order[0] ?? '']?.arollIds[0] ?? '']))
  return (
    <TemplatePick
      value={captions.style}
      onChange={(value) => void updateCaptions(editor, { templated_captions_style: value })}
      renderSample={(style) => <CaptionSample captions={{ ...captions, style }} still={still} />}
    />
  )
}

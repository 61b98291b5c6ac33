import { ASPECT_RATIOS } from '#src/domain/aspect-ratio.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { RatioIcon } from '#src/shared/ui/ratio-icon.tsx'
import { updateAspectRatio } from '../../commands/update-aspect-ratio.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'

const options = ASPECT_RATIOS.map(({ value, label, purpose }) => ({
  value,
  label,
  note: purpose,
  icon: <RatioIcon ratio={value} />,
}))

/** Changes the aspect ratio of the story. */
export function AspectRatioMenu() {
  const editor = useEditor()
  const ratio = useOpen(({ story }) => story.aspect_ratio)
  return (
    <Pick
      label="Aspect ratio"
      options={options}
      value={ratio}
      icon={<RatioIcon ratio={ratio} />}
      onChange={(next) => void (next !== ratio && updateAspectRatio(editor, next))}
    />
  )
}

import { Crop, FlipHorizontal2 } from 'lucide-react'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import type { ArollLayout } from '#src/video/document.ts'
import { flipArollHorizontal } from './commands/flip-aroll-horizontal.ts'
import { updateArollLayout } from './commands/update-aroll-layout.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import type { Aroll } from '../core/open-story.ts'
import { openVisualDialog } from '../core/looked-at.ts'
import { PropertyRow } from '../core/ui/property-row.tsx'

const layoutsFor = (isUpright: boolean): { value: ArollLayout; label: string }[] => [
  { value: 'FULL', label: 'Whole frame' },
  { value: 'SPLIT_LEFT', label: isUpright ? 'Upper half' : 'Left half' },
  { value: 'SPLIT_RIGHT', label: isUpright ? 'Lower half' : 'Right half' },
  { value: 'PICTURE_IN_PICTURE', label: 'Picture in picture' },
]

/** To change the layout, content fit, crop and flip of a visual: its position in the frame, its visible part, its mirroring. */
export function FrameSettings({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const isUpright = useOpen(({ story }) => story.aspect_ratio === 'NINE_SIXTEEN')
  return (
    <>
      <PropertyRow label="Layout">
        <Pick
          size="xsmall"
          label="Layout"
          options={layoutsFor(isUpright)}
          value={aroll.layout}
          onChange={(layout) => void updateArollLayout(editor, aroll.id, layout)}
        />
        <IconButton
          size="small"
          label="Flip horizontally"
          isOn={aroll.flipped}
          onClick={() => void flipArollHorizontal(editor, aroll.id, !aroll.flipped)}
        >
          <FlipHorizontal2 size={16} />
        </IconButton>
      </PropertyRow>
      <PropertyRow label="Crop">
        <Button
          size="xsmall"
          icon={<Crop size={14} aria-hidden="true" />}
          disabled={aroll.aroll_object.media === null}
          onClick={() => openVisualDialog(editor, aroll.id, 'crop')}
        >
          {aroll.crop ? `${Math.round(aroll.crop.width * 100)} × ${Math.round(aroll.crop.height * 100)}%` : 'None'}
        </Button>
      </PropertyRow>
    </>
  )
}

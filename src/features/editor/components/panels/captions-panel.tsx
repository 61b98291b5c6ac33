import { useState } from 'react'
import { CAPTION_FONTS, CAPTION_FONT_SIZES, CAPTION_LENGTHS, CAPTION_STYLES } from '#src/domain/caption-styles.ts'
import { OptionList } from '#src/shared/ui/picks/option-list.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { changeCaptions } from '../../commands/change-captions.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import { Panel, PanelGroup } from './panel.tsx'

const styles = CAPTION_STYLES.map(({ value, name, description }) => ({ value, label: name, note: description }))
const sizeLabels = { SMALL: 'S', MEDIUM: 'M', LARGE: 'L', EXTRA_LARGE: 'XL' } as const
const sizes = CAPTION_FONT_SIZES.map(({ value }) => ({ value, label: sizeLabels[value] }))
const STYLE_FONT = 'style'
const fonts = [
  { value: STYLE_FONT, label: 'Of the style' },
  ...CAPTION_FONTS.map(({ value, name, description }) => ({ value, label: name, note: description })),
]
const lengths = CAPTION_LENGTHS.map(({ value, name }) => ({ value, label: name }))
const HIGHEST_MARGIN = 90

/** How captions look in the whole story. */
export function CaptionsPanel() {
  const editor = useEditor()
  const settings = useOpen(({ story }) => story.captions_settings)
  const [margin, setMargin] = useState<number | null>(null)
  return (
    <Panel title="Captions">
      <PanelGroup title="Story">
        <Switch
          label="Show captions"
          checked={settings.show_captions}
          onChange={(_event, isOn) => void changeCaptions(editor, { show_captions: isOn })}
        />
      </PanelGroup>
      <PanelGroup title="Style">
        <OptionList
          label="Caption style"
          options={styles}
          value={settings.templated_captions_style}
          onChange={(value) => void changeCaptions(editor, { templated_captions_style: value })}
        />
      </PanelGroup>
      <PanelGroup title="Font">
        <Pick
          label="Font"
          options={fonts}
          value={settings.custom_caption_font ?? STYLE_FONT}
          onChange={(value) =>
            void changeCaptions(editor, { custom_caption_font: value === STYLE_FONT ? null : value })
          }
        />
      </PanelGroup>
      <PanelGroup title="Letter size">
        <Segmented
          isWide
          label="Letter size"
          segments={sizes}
          value={settings.font_size_option}
          onChange={(value) => void changeCaptions(editor, { font_size_option: value })}
        />
      </PanelGroup>
      <PanelGroup title="Words at a time">
        <Segmented
          isWide
          label="Words at a time"
          segments={lengths}
          value={settings.caption_length_option}
          onChange={(value) => void changeCaptions(editor, { caption_length_option: value })}
        />
      </PanelGroup>
      <PanelGroup title="Position">
        <Slider
          label="From the bottom"
          min={0}
          max={HIGHEST_MARGIN}
          value={margin ?? settings.captions_margin_from_bottom}
          format={(value) => `${value} %`}
          onChange={setMargin}
          onCommit={(value) => {
            setMargin(null)
            void changeCaptions(editor, { captions_margin_from_bottom: value })
          }}
        />
      </PanelGroup>
    </Panel>
  )
}

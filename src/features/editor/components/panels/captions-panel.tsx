import { CAPTION_FONTS, CAPTION_FONT_SIZES, CAPTION_LENGTHS } from '#src/domain/caption-styles.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Switch } from '#src/shared/ui/toggles.tsx'
import { updateCaptions } from '../../commands/update-captions.ts'
import { useEditor, useOpen } from '../../hooks/use-editor.ts'
import { BrandCaptions } from './captions/brand-captions.tsx'
import { CaptionTemplates } from './captions/caption-templates.tsx'
import { MarginSlider } from './captions/margin-slider.tsx'
import { CustomStyle } from './captions/custom-style.tsx'
import { SceneCaptions } from './captions/scene-captions.tsx'
import { SubtitleFile } from './captions/subtitle-file.tsx'
import { Panel, PanelGroup } from './panel.tsx'

const sizeLabels = { SMALL: 'S', MEDIUM: 'M', LARGE: 'L', EXTRA_LARGE: 'XL' } as const
const sizes = CAPTION_FONT_SIZES.map(({ value }) => ({ value, label: sizeLabels[value] }))
const STYLE_FONT = 'style'
const fonts = [
  { value: STYLE_FONT, label: 'Style default' },
  ...CAPTION_FONTS.map(({ value, name, description }) => ({ value, label: name, note: description })),
]
const lengths = CAPTION_LENGTHS.map(({ value, name }) => ({ value, label: name }))

/** How captions look in the whole story. */
export function CaptionsPanel() {
  const editor = useEditor()
  const settings = useOpen(({ story }) => story.captions_settings)
  const isBrand = useOpen(({ story }) => story.use_brand_settings)
  return (
    <Panel title="Captions">
      <PanelGroup title="Show">
        <Switch
          label="Show captions"
          checked={settings.show_captions}
          onChange={(_event, isOn) => void updateCaptions(editor, { show_captions: isOn })}
        />
        <SceneCaptions />
      </PanelGroup>
      {isBrand ? (
        <PanelGroup title="Template and custom style">
          <BrandCaptions />
        </PanelGroup>
      ) : (
        <PanelGroup title="Template">
          <CaptionTemplates />
        </PanelGroup>
      )}
      <PanelGroup title="Font size">
        <Segmented
          isWide
          label="Font size"
          segments={sizes}
          value={settings.font_size_option}
          onChange={(value) => void updateCaptions(editor, { font_size_option: value })}
        />
      </PanelGroup>
      <PanelGroup title="Words per caption">
        <Segmented
          isWide
          label="Words per caption"
          segments={lengths}
          value={settings.caption_length_option}
          onChange={(value) => void updateCaptions(editor, { caption_length_option: value })}
        />
      </PanelGroup>
      <PanelGroup title="Position">
        <MarginSlider />
      </PanelGroup>
      {!isBrand && (
        <PanelGroup title="Custom style">
          <Pick
            label="Font"
            options={fonts}
            value={settings.custom_caption_font ?? STYLE_FONT}
            onChange={(value) =>
              void updateCaptions(editor, { custom_caption_font: value === STYLE_FONT ? null : value })
            }
          />
          <CustomStyle />
        </PanelGroup>
      )}
      <PanelGroup title="Subtitle file">
        <SubtitleFile />
      </PanelGroup>
    </Panel>
  )
}

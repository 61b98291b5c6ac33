import { CAPTION_FONTS, CAPTION_FONT_SIZES, CAPTION_LENGTHS } from '#src/domain/caption-styles.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { updateCaptions } from './commands/update-captions.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { BrandCaptions, CaptionTemplates, CustomStyle, SceneCaptions } from './caption-style.tsx'
import { MarginSlider } from './caption-position.tsx'
import { Panel, PanelGroup } from '../core/ui/panel.tsx'
import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { framesToMs } from '#src/domain/frames.ts'
import { layCues } from '#src/domain/subtitles/lay-cues.ts'
import { SUBTITLE_ENDINGS, SUBTITLE_FORMATS } from '#src/domain/subtitles/parse-subtitles.ts'
import { readSubtitleFile, SubtitleNotes } from '#src/shared/story/captions/subtitles/subtitle-file.tsx'
import { FileButton } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Problem } from '#src/shared/ui/wizard/problem.tsx'
import { captionPlaces, importSubtitles } from './commands/import-subtitles.ts'
import styles from './captions.module.css'

const sizeLabels = { SMALL: 'S', MEDIUM: 'M', LARGE: 'L', EXTRA_LARGE: 'XL' } as const
const sizes = CAPTION_FONT_SIZES.map(({ value }) => ({ value, label: sizeLabels[value] }))
const STYLE_FONT = 'style'
const fonts = [
  { value: STYLE_FONT, label: 'Style default' },
  ...CAPTION_FONTS.map(({ value, name, description }) => ({ value, label: name, note: description })),
]
const lengths = CAPTION_LENGTHS.map(({ value, name }) => ({ value, label: name }))

/** Style of the captions in the whole story. */
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

/** Captions from a subtitle file, placed in the scenes by their times. */
function SubtitleFile() {
  const editor = useEditor()
  const [problem, setProblem] = useState<string | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  const handleFile = async (file: File) => {
    const places = captionPlaces(editor.store.getState().open)
    const frames = places.reduce((sum, { durationInFrames }) => sum + durationInFrames, 0)
    const read = await readSubtitleFile(file, framesToMs(frames))
    // The message is about this file, not about an earlier one.
    setProblem('problem' in read ? read.problem : null)
    setNotes('problem' in read ? [] : [...read.notes, ...layCues(places, read.cues).notes])
    if ('problem' in read) return
    const story = await importSubtitles(editor, read.cues)
    const { length } = read.cues
    if (story) notify(`${length} ${length === 1 ? 'caption' : 'captions'} imported from “${file.name}”`)
  }
  return (
    <>
      <p className={styles.note}>{SUBTITLE_FORMATS}. Importing replaces the current captions.</p>
      <FileButton
        label="Subtitle file"
        accept={`${SUBTITLE_ENDINGS},text/vtt,application/x-subrip`}
        size="small"
        icon={<FileUp size={16} aria-hidden="true" />}
        onFile={(file) => void handleFile(file)}
      >
        Import subtitles
      </FileButton>
      {problem !== null && <Problem text={problem} />}
      <SubtitleNotes notes={notes} />
    </>
  )
}

import { Clock, Globe } from 'lucide-react'
import { useState } from 'react'
import type { AspectRatio } from '#src/domain/aspect-ratio.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { Chip } from '#src/shared/ui/chip.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { OptionList } from '#src/shared/ui/picks/option-list.tsx'
import { RatioPick } from '#src/shared/ui/picks/ratio-pick.tsx'
import { RatioIcon } from '#src/shared/ui/ratio-icon.tsx'
import { StylePick } from '#src/shared/ui/picks/style-pick.tsx'
import { VoicePick } from '#src/shared/ui/picks/voice-pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import styles from '../design-components.module.css'
import { Example, Section } from '../section.tsx'
import { stills } from '../stills.ts'
import { sampleTone } from '../sample-tone.ts'

const ratios = (['SIXTEEN_NINE', 'NINE_SIXTEEN', 'ONE_ONE'] as const).map((value, at) => ({
  value,
  label: ['16:9', '9:16', '1:1'][at] ?? '',
  icon: <RatioIcon ratio={value} />,
}))
const lengths = ['30', '60', '90'].map((value) => ({ value, label: `${value} s` }))
const languages = ['English', 'Deutsch', 'Français'].map((label) => ({ value: label, label }))
const models = [
  { value: 'fine', label: 'Fine', note: 'Best detail', price: 2 },
  { value: 'balanced', label: 'Balanced', note: 'Good for most stories', price: 1.5 },
  { value: 'draft', label: 'Draft', note: 'Fast, for trying ideas', price: 0.5 },
]
const looks = [
  { id: 'cinematic', name: 'Cinematic', note: 'Film light', image: stills.lighthouse },
  { id: 'dusk', name: 'Dusk', note: 'Warm haze', image: stills.boat },
  { id: 'paper', name: 'Paper', note: 'Folded, soft', image: stills.crane },
]
const voices = [
  { code: 'a', name: 'Warm baritone', note: 'Low, calm, British', sample: sampleTone(196) },
  { code: 'b', name: 'Bright alto', note: 'High, quick, American', sample: sampleTone(330) },
  { code: 'c', name: 'Own recording', note: 'No sample yet' },
]
const moods = ['Calm', 'Curious', 'Urgent']

export function ChoicesSection() {
  const [ratio, setRatio] = useState<AspectRatio>('SIXTEEN_NINE')
  const [length, setLength] = useState('90')
  const [language, setLanguage] = useState('English')
  const [look, setLook] = useState('cinematic')
  const [model, setModel] = useState('fine')
  const [voice, setVoice] = useState('a')
  const [mood, setMood] = useState<readonly string[]>(['Calm'])
  const [pace, setPace] = useState(1.2)

  const toggleMood = (name: string) =>
    setMood(mood.includes(name) ? mood.filter((one) => one !== name) : [...mood, name])

  return (
    <Section title="Choices" text="Selected is an outline in the accent, never a tint alone.">
      <div className={styles.row}>
        <Segmented label="Aspect ratio" segments={ratios} value={ratio} onChange={setRatio} />
        <Switch label="Captions" defaultChecked />
        <Switch label="Archived" />
        <Switch label="Locked" disabled defaultChecked />
        <Checkbox label="Send tips" defaultChecked />
        <Checkbox label="Crop" />
        <Checkbox label="Some" indeterminate />
        <Checkbox label="Off" disabled />
      </div>
      <div className={styles.row}>
        {moods.map((name) => (
          <Chip key={name} label={name} isOn={mood.includes(name)} onClick={() => toggleMood(name)} />
        ))}
        <Chip label="All" isCurrent onClick={() => undefined} />
        <Pick
          label="Length"
          icon={<Clock size={16} aria-hidden="true" />}
          options={lengths}
          value={length}
          onChange={setLength}
        />
        <Pick
          label="Language"
          icon={<Globe size={16} aria-hidden="true" />}
          options={languages}
          value={language}
          onChange={setLanguage}
        />
        <span style={{ width: 240 }}>
          <Slider
            label="Pace"
            min={0.5}
            max={2}
            step={0.1}
            value={pace}
            onChange={setPace}
            format={(value) => `${value.toFixed(1)}×`}
          />
        </span>
      </div>
      <Example title="Style">
        <StylePick label="Style" choices={looks} value={look} onChange={setLook} />
      </Example>
      <div className={styles.columns}>
        <Example title="Image model">
          <OptionList label="Image model" options={models} value={model} onChange={setModel} />
        </Example>
        <div className={styles.sectionBody}>
          <Example title="Aspect ratio">
            <RatioPick value={ratio} onChange={setRatio} />
          </Example>
        </div>
        <Example title="Voice">
          <VoicePick label="Voice" voices={voices} value={voice} onChange={setVoice} />
        </Example>
      </div>
    </Section>
  )
}

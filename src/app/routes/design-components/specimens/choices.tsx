import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AspectRatio } from '#src/domain/aspect-ratio.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { OptionList } from '#src/shared/ui/picks/option-list.tsx'
import { RatioPick } from '#src/shared/ui/picks/ratio-pick.tsx'
import { RatioIcon } from '#src/shared/ui/ratio-icon.tsx'
import { StylePick } from '#src/shared/ui/picks/style-pick.tsx'
import { VoicePick } from '#src/shared/ui/picks/voice-pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { ThemeMenu } from '#src/shared/ui/theme-menu/theme-menu.tsx'
import { sampleTone } from '../sample-tone.ts'
import { stills } from '../stills.ts'
import { Held, specimen, state, type Specimen } from './specimen.tsx'

const ratios = (['SIXTEEN_NINE', 'NINE_SIXTEEN', 'ONE_ONE'] as const).map((value, at) => ({
  value,
  label: ['16:9', '9:16', '1:1'][at] ?? '',
  icon: <RatioIcon ratio={value} />,
}))
const lengths = ['30', '60', '90'].map((value) => ({ value, label: `${value} s` }))
const models = [
  { value: 'fine', label: 'Fine', note: 'Best detail', price: 2 },
  { value: 'draft', label: 'Draft', note: 'Fast, for trying ideas', price: 0.5 },
  { value: 'off', label: 'Portraits', note: 'Part of the Studio plan', disabled: true },
]
const looks = [
  { id: 'cinematic', name: 'Cinematic', note: 'Film light', image: stills.lighthouse },
  { id: 'dusk', name: 'Dusk', note: 'Warm haze', image: stills.boat },
  { id: 'paper', name: 'Paper', note: 'Folded, soft', image: stills.crane },
]
const voices = [
  { code: 'a', name: 'Warm baritone', note: 'Low, calm, British', sample: sampleTone(196) },
  { code: 'b', name: 'Own recording', note: 'No sample yet' },
]

const segmented = (props: { size?: 'small'; isWide?: true; disabled?: true; problemId?: string }) => () => (
  <Held<AspectRatio> initial="SIXTEEN_NINE">
    {(value, setValue) => (
      <Segmented label="Aspect ratio" segments={ratios} value={value} onChange={setValue} {...props} />
    )}
  </Held>
)
const pick = (props: { size?: 'xsmall'; disabled?: true; problemId?: string }) => () => (
  <Held initial="90">
    {(value, setValue) => (
      <Pick
        label="Length"
        icon={<Clock size={16} aria-hidden="true" />}
        options={lengths}
        value={value}
        onChange={setValue}
        {...props}
      />
    )}
  </Held>
)
/** With why it was refused below. */
const refused = (id: string, choice: (problemId: string) => ReactNode) => () => (
  <>
    {choice(id)}
    <p id={id}>This cannot be chosen here</p>
  </>
)
const slider = (props: { isBare?: true; disabled?: true }) => () => (
  <div style={{ width: 240 }}>
    <Held initial={1.2}>
      {(value, setValue) => (
        <Slider
          label="Pace"
          min={0.5}
          max={2}
          step={0.1}
          value={value}
          onChange={setValue}
          format={(pace) => `${pace.toFixed(1)}×`}
          {...props}
        />
      )}
    </Held>
  </div>
)

export const choices: readonly Specimen[] = [
  specimen(
    'Segmented',
    state('Medium', segmented({})),
    state('Small', segmented({ size: 'small' })),
    state('Wide', segmented({ isWide: true })),
    state('Disabled', segmented({ disabled: true })),
    state(
      'Refused',
      refused('segmented-refused', (problemId) => segmented({ problemId })()),
    ),
  ),
  specimen(
    'Switch',
    state('Off', () => <Switch label="Captions" />),
    state('On', () => <Switch label="Captions" defaultChecked />),
    state('Label first', () => <Switch label="Captions" labelPlacement="start" defaultChecked />),
    state('Disabled', () => <Switch label="Locked" disabled defaultChecked />),
    state(
      'Refused',
      refused('switch-refused', (problemId) => <Switch label="Captions" {...{ problemId }} />),
    ),
  ),
  specimen(
    'Checkbox',
    state('Off', () => <Checkbox label="Send tips" />),
    state('On', () => <Checkbox label="Send tips" defaultChecked />),
    state('Some', () => <Checkbox label="Some" indeterminate />),
    state('Disabled', () => <Checkbox label="Off" disabled />),
  ),
  specimen(
    'Slider',
    state('Rest', slider({})),
    state('Bare', slider({ isBare: true })),
    state('Disabled', slider({ disabled: true })),
  ),
  specimen(
    'Pick',
    state('Small', pick({})),
    state('Extra small', pick({ size: 'xsmall' })),
    state('Disabled', pick({ disabled: true })),
    state(
      'Refused',
      refused('pick-refused', (problemId) => pick({ problemId })()),
    ),
  ),
  specimen(
    'Option list',
    state('Chosen', () => (
      <Held initial="fine">
        {(value, setValue) => <OptionList label="Image model" options={models} value={value} onChange={setValue} />}
      </Held>
    )),
    state('Nothing chosen', () => (
      <Held<string | undefined> initial={undefined}>
        {(value, setValue) => <OptionList label="Image model" options={models} value={value} onChange={setValue} />}
      </Held>
    )),
  ),
  specimen(
    'Style pick',
    state('Chosen', () => (
      <Held initial="cinematic">
        {(value, setValue) => <StylePick label="Style" choices={looks} value={value} onChange={setValue} />}
      </Held>
    )),
  ),
  specimen(
    'Ratio pick',
    state('Chosen', () => (
      <Held<AspectRatio> initial="SIXTEEN_NINE">
        {(value, setValue) => <RatioPick value={value} onChange={setValue} />}
      </Held>
    )),
  ),
  specimen(
    'Voice pick',
    state('Chosen', () => (
      <Held initial="a">
        {(value, setValue) => <VoicePick label="Voice" voices={voices} value={value} onChange={setValue} />}
      </Held>
    )),
  ),
  specimen(
    'Theme menu',
    state('Closed', () => <ThemeMenu />),
  ),
]

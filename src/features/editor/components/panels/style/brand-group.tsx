import { useState } from 'react'
import {
  getGetUserDetailsQueryKey,
  useGetUserDetails,
  useUpdateUserBrandSettings,
} from '#generated/client/profile/profile.ts'
import type { components } from '#generated/types/api.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import { updateStory } from '../../../commands/update-story.ts'
import { serverText } from '../../../commands/failure-text.ts'
import { refreshStory } from '../../../commands/refresh-story.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import { BrandLogo } from './brand-logo.tsx'
import styles from './style.module.css'

type Brand = components['schemas']['UpdateBrandSettingsRequest']
const positions: readonly { value: components['schemas']['LogoPosition']; label: string }[] = [
  { value: 'TOP_LEFT', label: 'Top left' },
  { value: 'TOP_RIGHT', label: 'Top right' },
  { value: 'BOTTOM_LEFT', label: 'Bottom left' },
  { value: 'BOTTOM_RIGHT', label: 'Bottom right' },
]

/** The person's brand over this story: logo and caption look. What is set here holds for every story that uses the brand. */
export function BrandGroup() {
  const editor = useEditor()
  const isUsed = useOpen(({ story }) => story.use_brand_settings)
  return (
    <>
      <Switch
        label="Use brand settings"
        checked={isUsed}
        onChange={async (_event, isOn) => {
          // What the brand draws comes with the whole story.
          if (await updateStory(editor, { use_brand_settings: isOn })) await refreshStory(editor)
        }}
      />
      {isUsed && <BrandSettings />}
    </>
  )
}

function BrandSettings() {
  const editor = useEditor()
  const { data } = useGetUserDetails()
  const captions = useOpen(({ story }) => story.captions_settings)
  const [size, setSize] = useState<number | null>(null)
  const update = useUpdateUserBrandSettings()
  const reload = async () => {
    await editor.queries.invalidateQueries({ queryKey: getGetUserDetailsQueryKey() })
    await refreshStory(editor)
  }
  const change = (brand: Brand, done?: string) =>
    update.mutate(
      { data: brand },
      {
        onSuccess: () => {
          void reload()
          if (done !== undefined) notify(done)
        },
        onError: (error) => notify(serverText(error), { tone: 'error' }),
      },
    )
  const brand = data?.user_brand_settings
  if (!brand) return null
  return (
    <>
      <BrandLogo url={brand.logo_url} onChanged={reload} />
      {brand.logo_url !== null && (
        <>
          <Slider
            label="Size"
            min={4}
            max={40}
            value={size ?? brand.logo_size}
            format={(value) => `${value} %`}
            onChange={setSize}
            onCommit={(value) => {
              setSize(null)
              change({ logo_size: value })
            }}
          />
          <Pick
            label="Logo position"
            options={positions}
            value={brand.logo_position}
            onChange={(value) => change({ logo_position: value })}
          />
          <Switch
            label="Blur behind the logo"
            checked={brand.logo_blur}
            onChange={(_event, isOn) => change({ logo_blur: isOn })}
          />
        </>
      )}
      <div className={styles.buttons}>
        <Button
          size="xsmall"
          isBusy={update.isPending}
          busyLabel="Saving"
          onClick={() =>
            change(
              {
                templated_captions_style: captions.templated_captions_style,
                custom_captions_style: captions.custom_captions_style,
              },
              'Caption look saved to your brand',
            )
          }
        >
          Save this caption look to the brand
        </Button>
      </div>
    </>
  )
}

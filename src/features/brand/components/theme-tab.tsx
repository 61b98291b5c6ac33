import { CAPTION_FONTS } from '#src/domain/caption-styles.ts'
import { LookFields } from '#src/shared/story/captions/look-fields.tsx'
import { TemplatePick } from '#src/shared/story/captions/template-pick.tsx'
import { withoutEmpty } from '#src/shared/story/captions/custom-style-change.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { captionContrast, templateDefaults } from '#src/video/captions/caption-colours.ts'
import { CaptionSample } from '#src/video/player/caption-sample.tsx'
import { captionsOfLook } from '#src/video/to-video-document.ts'
import type { LoadedBrand } from './brand-page.tsx'
import styles from './brand-page.module.css'

const STYLE_FONT = 'style'
const fonts = [
  { value: STYLE_FONT, label: 'Style default' },
  ...CAPTION_FONTS.map(({ value, name, description }) => ({ value, label: name, note: description })),
]
const ratio = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** Caption style in every video of the brand. */
export function ThemeTab({ brand, preview, change }: LoadedBrand) {
  const { templated_captions_style: style, custom_captions_style: look } = brand
  const own = captionsOfLook(look)
  const contrast = captionContrast({ style, colors: own.colors })
  return (
    <>
      <section className={styles.group} aria-labelledby="brand-template">
        <h2 className={styles.title} id="brand-template">
          Caption style
        </h2>
        <TemplatePick
          value={style}
          onChange={(value) => void change({ templated_captions_style: value })}
          renderSample={(shown) => <CaptionSample captions={{ ...SAMPLE, ...own, style: shown }} still={null} />}
        />
      </section>
      <section className={styles.group} aria-labelledby="brand-look">
        <h2 className={styles.title} id="brand-look">
          Custom style
        </h2>
        <div className={styles.fonts}>
          <Pick
            label="Font"
            options={fonts}
            value={look?.font ?? STYLE_FONT}
            onChange={(font) =>
              void change({ custom_captions_style: withoutEmpty({ ...look, font: font === STYLE_FONT ? null : font }) })
            }
          />
        </div>
        <p className={styles.contrast}>
          <Tag tone={contrast.isEnough ? 'success' : 'warning'}>
            {contrast.isEnough ? 'Easy to read' : 'Hard to read'}
          </Tag>
          Text contrast {ratio.format(contrast.ratio)}:1. At least 4.5:1 is recommended.
        </p>
        <LookFields
          look={look}
          template={templateDefaults(style)}
          contrast={contrast}
          onPreview={(custom_captions_style) => preview({ custom_captions_style })}
          onChange={(custom_captions_style) => void change({ custom_captions_style })}
        />
      </section>
    </>
  )
}

const SAMPLE = { show: true, fontSize: 'MEDIUM', length: 'SHORT', marginFromBottom: 0 } as const

import { expect, test } from 'vitest'
import type { BrandSettings } from '#generated/schema.ts'
import { brandLook, brandTextStyle, hasBrandStyle } from './brand-style.ts'
import { INK, partsOf, PRESETS, WHITE } from '#src/video/overlays/presets.ts'

const brand = (custom_captions_style: BrandSettings['custom_captions_style'], more: Partial<BrandSettings> = {}) => ({
  ...{ logo_url: null, logo_size: 10, logo_position: 'TOP_LEFT' as const, logo_blur: false },
  ...{ templated_captions_style: 'CLASSIC' as const, custom_captions_style },
  ...{ ideal_customer_profile: '', about_company: '', gpt_generated: false, ...more },
})

test('a brand has a style once its captions have one', () => {
  expect([undefined, brand(null)].map(hasBrandStyle)).toEqual([false, false])
  expect([brand({ font: 'Oswald' }), brand(null, { templated_captions_style: 'NEON' })].map(hasBrandStyle)).toEqual([
    true,
    true,
  ])
})

test('a text in the brand’s style has the font, weight and colours of its captions', () => {
  const own = {
    font: 'Oswald',
    font_weight: 650,
    color: '#fff1e6',
    outline: 'THICK',
    outline_color: '#331100',
  } as const
  expect(brandTextStyle(brand({ ...own, background_color: '#7c2d12' }))).toEqual({
    ...{ font: 'Oswald', font_weight: 650, color: '#fff1e6', outline: { width: 0.18, color: '#331100' } },
    background: { color: '#7c2d12', padding: 0.35, radius: 0.2 },
  })
  const plain = brandTextStyle(brand({ font: 'Comic Sans', outline: 'NONE' }))
  expect(plain).toMatchObject({ font: 'Inter', color: '#ffffff', outline: null, background: null })
})

test('presets take a brand’s font and colours, and their words stay readable', () => {
  const parts = (id: string, look: ReturnType<typeof brandLook>) => {
    const preset = PRESETS.find((each) => each.id === id)
    return preset ? partsOf(preset, look) : []
  }
  const warm = brandLook(brand({ font: 'Fraunces', color: '#fff1e6', highlight_color: '#ffc857' }))
  expect(parts('title', warm)).toMatchObject([{ font: 'Fraunces', color: '#fff1e6' }])
  expect(parts('lower-third', warm)[0]).toMatchObject({ fill: '#ffc857' })
  // Light words on a light button.
  expect(parts('call-to-action', warm)).toMatchObject([{ color: '#111111', background: { color: '#ffc857' } }])
  expect(parts('end-card', warm)[0]).toMatchObject({ fill: INK })
  const dark = brandLook(brand({ color: '#111111' }))
  expect(parts('end-card', dark)).toMatchObject([{ fill: WHITE }, {}, { color: '#111111' }, {}, {}])
  expect(parts('end-card', brandLook(brand({ background_color: '#7c2d12' })))[0]).toMatchObject({ fill: '#7c2d12' })
})

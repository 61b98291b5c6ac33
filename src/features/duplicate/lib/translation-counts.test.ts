import { expect, it } from 'vitest'
import type { SceneTranslation } from '#generated/schema.ts'
import { translationCounts } from './translation-counts.ts'

const scene = (values: Partial<SceneTranslation>): SceneTranslation => ({
  scene_id: 'one',
  element_order: 0,
  status: 'COMPLETED',
  error_message: null,
  original_text: 'Nobody sees it.',
  text: 'Niemand sieht es.',
  is_translated: true,
  original_duration_ms: 1400,
  duration_ms: 1500,
  fit: 'FITS',
  ...values,
})

it('a translation’s counts cover translated, spoken and fitting scenes; a silent scene counts for none', () => {
  const scenes = [
    scene({}),
    scene({ duration_ms: 2400, fit: 'LONGER' }),
    scene({ duration_ms: null, fit: 'NOT_SPOKEN' }),
    scene({ is_translated: false, duration_ms: null, fit: 'NOT_TRANSLATED' }),
    scene({ original_text: ' ', is_translated: false, fit: 'NOT_TRANSLATED' }),
  ]
  expect(translationCounts(scenes)).toEqual({ total: 4, translated: 3, toSpeak: 1, spoken: 2, fitting: 1 })
})

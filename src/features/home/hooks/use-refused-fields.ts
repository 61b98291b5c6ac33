import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#src/shared/api/api-error.ts'

/** Fields with a control in the composer, by the contract's names, in their order on screen. */
export const COMPOSER_FIELDS = [
  'initial_prompt',
  'aspect_ratio',
  'video_length_in_sec',
  'language',
  'visual_style',
  'use_brand_settings',
] as const
export type ComposerField = (typeof COMPOSER_FIELDS)[number]

/** Reasons of refused fields, as texts. */
export type Problems = Partial<Record<ComposerField, string>>

/** The fields that the server refused, each until it is changed or sent again. @param within the element with their controls */
export function useRefusedFields(within: RefObject<HTMLElement | null>) {
  const [problems, setProblems] = useState<Problems>({})
  return {
    problems,
    /** Marks the fields of a refusal and focuses the first; false where the refusal is about anything else too. */
    mark(error: unknown): boolean {
      const refused = error instanceof ApiError ? error.fields : {}
      const marked = COMPOSER_FIELDS.flatMap((name) => {
        const [text] = refused[name] ?? []
        return text === undefined ? [] : [[name, text] as const]
      })
      if (marked.length === 0) return false
      flushSync(() => setProblems(Object.fromEntries(marked)))
      const first = within.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      // In a group of choices the chosen one takes the focus.
      const target = first?.querySelector<HTMLElement>(':checked') ?? first
      target?.focus()
      return marked.length === Object.keys(refused).length
    },
    forget: (name: ComposerField) => setProblems(({ [name]: _gone, ...others }) => others),
    forgetAll: () => setProblems({}),
  }
}

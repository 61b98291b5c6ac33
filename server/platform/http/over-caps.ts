import type { OverCaps } from '#server/platform/context.ts'
import { validationFailed } from './http-error.ts'

const SCOPES = { film: 'FILM', month: 'MONTH' } as const
const PART = /^(film|month)=(\d{1,10})$/

/** What a person agreed to spend up to in this call though a cap of theirs is lower (`Over-Caps: film=27, month=130`); undefined: nothing. */
export function readOverCaps({ headers }: Request): OverCaps | undefined {
  const header = headers.get('over-caps')
  if (header === null) return undefined
  const parts = header.split(',').map((part) => PART.exec(part.trim()))
  return Object.fromEntries(
    parts.map((part) => {
      const name = part?.[1] as keyof typeof SCOPES | undefined
      if (!name) throw validationFailed({ 'Over-Caps': ['Must be as in film=27, month=130'] })
      return [SCOPES[name], Number(part?.[2])]
    }),
  )
}

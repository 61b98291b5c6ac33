import { useEffect, useMemo, useState } from 'react'

/** A value once it has stood still: what is typed is not asked about letter by letter. @param ms how long it has to stand */
export function useSettled<Value extends object | undefined>(value: Value, ms: number): Value {
  // The same words in another object are the same value.
  const text = JSON.stringify(value ?? null)
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return useMemo(() => ((JSON.parse(settled) as Value | null) ?? undefined) as Value, [settled])
}

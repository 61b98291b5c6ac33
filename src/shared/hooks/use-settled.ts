import { useEffect, useMemo, useState } from 'react'

/** A debounced value, so that input is not queried letter by letter. @param ms without a change */
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

import { use, useMemo, type ReactNode } from 'react'
import { Internals } from 'remotion'

/**
 * Whatever within holds up the film does so for a limited time: a sound whose decoder fails on the way never says that it is there, and
 * the film would stand still.
 */
export function LimitedWaiting({ limitMs, children }: { limitMs: number; children: ReactNode }) {
  const outer = use(Internals.BufferingContextReact)
  const limited = useMemo(
    () =>
      outer && {
        addBlock() {
          const { unblock } = outer.addBlock()
          const timer = setTimeout(unblock, limitMs)
          return {
            unblock() {
              clearTimeout(timer)
              unblock()
            },
          }
        },
      },
    [outer, limitMs],
  )
  return <Internals.BufferingContextReact value={limited}>{children}</Internals.BufferingContextReact>
}

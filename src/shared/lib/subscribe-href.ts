import { paths } from '#src/app/paths.ts'

/** The plans, from which a payment leads back to where one is now. */
export function subscribeHref(): string {
  const here = `${location.pathname}${location.search}`
  return paths.subscribe.href({ return_path: here })
}

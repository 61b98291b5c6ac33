/** Waits for the work, but no longer than this. @returns whether it ended in time; its failure is an end as well */
export async function isDoneWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const done = work.then(
    () => true,
    () => true,
  )
  return Promise.race([done, timeout]).finally(() => clearTimeout(timer))
}

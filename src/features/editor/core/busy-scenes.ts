const MARK = 'scenes:'

/** Name in the store's `busy` of work on scenes as wholes. `work` says what is done to them, for people. */
export const busyScenes = (work: string, ids: readonly string[]): string => [MARK, work, ...ids].join('|')

/** What is being done to a scene now ('Splitting'); undefined when nothing is. */
export function workOn(busy: readonly string[], id: string): string | undefined {
  const marks = busy.map((name) => name.split('|'))
  return marks.find(([mark, , ...ids]) => mark === MARK && ids.includes(id))?.[1]
}

import { useMutationState } from '@tanstack/react-query'

/** What was chosen and is not answered yet, of all calls under a key, oldest first: it is shown over what is known. */
export function usePendingChanges<Change>(mutationKey: readonly unknown[]): Change[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as { data: Change }).data,
  })
}

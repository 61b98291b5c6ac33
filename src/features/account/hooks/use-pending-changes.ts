import { useMutationState } from '@tanstack/react-query'

/** Unanswered changes of all calls under a key, oldest first: they are shown over the saved state. */
export function usePendingChanges<Change>(mutationKey: readonly unknown[]): Change[] {
  return useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as { data: Change }).data,
  })
}

/** Changes what a version wrote into what the next one writes. */
export type CapsuleMigration = (older: Record<string, unknown>) => Record<string, unknown>

/** By place: from version 1 to 2 first. Each step stays as it is once it is out: somebody has a file that needs it. */
export const capsuleMigrations: readonly CapsuleMigration[] = []

/** For each value that a module keeps for the page: resets it to its value at load. */
export const resets: (() => void)[] = []

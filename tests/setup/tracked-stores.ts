/** Of each value that a module keeps for the page: takes it back to what it was when the module was loaded. */
export const resets: (() => void)[] = []

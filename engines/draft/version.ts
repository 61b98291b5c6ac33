/** Of the built-in engines, as shown in generation details. Raised when one of them changes its result for the same request. */
const DRAFT_VERSION = 2

/** The model of a built-in engine, for example `storyloom-writer 1`. */
export const draftModel = (name: string, version = DRAFT_VERSION): string => `storyloom-${name} ${version}`

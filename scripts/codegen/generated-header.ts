/** First lines of every generated source file. */
export const HEADER = '/**\n * Generated from openapi/ by `npm run generate`. Do not edit.\n */\n'

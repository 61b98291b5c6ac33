#!/usr/bin/env node
// npm run restore -- --from FOLDER [--check] [--replace]: restores a backup, or only checks it.
import { runBuiltCommand } from './lib/built-command.mjs'

await runBuiltCommand('restore')

#!/usr/bin/env node
// npm run backup -- --to FOLDER [--keep NUMBER]: adds a backup of database and files to a folder.
import { runBuiltCommand } from './lib/built-command.mjs'

await runBuiltCommand('backup')

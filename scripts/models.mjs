#!/usr/bin/env node
// npm run models [-- fetch <model>… [--accept] | remove <model>…]: lists, fetches and removes models that run on this machine.
import { runBuiltCommand } from './lib/built-command.mjs'

await runBuiltCommand('models')

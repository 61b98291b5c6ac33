#!/usr/bin/env node
// npm run user -- <email> [--premium] [--staff] [--password <password>]: creates or changes an account of this machine's server.
import { runBuiltCommand } from './lib/built-command.mjs'

await runBuiltCommand('user')

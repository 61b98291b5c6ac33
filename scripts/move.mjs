#!/usr/bin/env node
// npm run move -- --to DATABASE_URL S3_URL: copies the data directory to PostgreSQL and a bucket.
import { runBuiltCommand } from './lib/built-command.mjs'

await runBuiltCommand('move')

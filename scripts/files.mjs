#!/usr/bin/env node
// npm run files -- --to s3|disk: copies all files between DATA_DIR and the bucket of S3_URL.
import { runBuiltCommand } from './lib/built-command.mjs'

await runBuiltCommand('files')

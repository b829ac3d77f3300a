#!/usr/bin/env node
import { runCli } from '../scripts/cli.mjs';

await runCli(process.argv.slice(2));

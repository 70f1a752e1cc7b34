#!/usr/bin/env node
import { runCli } from "#cli/run-cli.ts";
import { openTerminal } from "#cli/terminal.ts";

process.exitCode = await runCli(process.argv.slice(2), { env: process.env, openTerminal });

#!/usr/bin/env node
import { AdCopy } from '@adcopy/client'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createAdCopyServer } from './server.ts'

const { ADCOPY_URL, ADCOPY_TOKEN } = process.env
if (ADCOPY_URL === undefined || ADCOPY_TOKEN === undefined) {
  process.stderr.write('ADCOPY_URL and ADCOPY_TOKEN are needed: the base address of the API and a personal API token\n')
  process.exit(1)
}
const client = new AdCopy({ baseUrl: ADCOPY_URL, token: ADCOPY_TOKEN })
serveStdio(() => createAdCopyServer({ client, token: ADCOPY_TOKEN }))
